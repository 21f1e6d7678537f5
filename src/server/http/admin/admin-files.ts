import { Hono } from 'hono'
import type { Deps } from '#server/context.ts'
import { campaignPreview, emptyPreview } from '#server/http/admin/campaign-preview.ts'
import { catalogExport } from '#server/http/admin/catalog-export.ts'
import { clicksCsv, donationsCsv, earningsCsv, rejectionsCsv } from '#server/http/admin/csv-files.ts'
import { fileResponse } from '#server/http/admin/file-response.ts'
import { webStream } from '#server/http/admin/web-stream.ts'
import { requestCaller } from '#server/http/middleware/request-caller.ts'
import type { Caller } from '#server/router.ts'

/** Programs of integrators ask for it. */
const FORMER_NAME = 'catalogue'

/** Downloads of the admin area. Files too large for a procedure's answer are streamed. */
export function adminFiles(deps: Deps) {
  const files = new Hono<{ Variables: { caller: Caller } }>()
  files.use(async (c, next) => {
    c.set('caller', await requestCaller(deps, c))
    await next()
  })
  for (const name of ['catalog', FORMER_NAME]) {
    files.get(`/export/${name}.csv`, (c) => catalogExport(c.get('caller'), 'csv', deps.env.PUBLIC_URL))
    files.get(`/export/${name}.json`, (c) => catalogExport(c.get('caller'), 'json', deps.env.PUBLIC_URL))
  }
  files.get('/newsletter/empty-preview', (c) => emptyPreview(c.get('caller')))
  files.get('/newsletter/:id/preview', (c) => campaignPreview(c.get('caller'), Number(c.req.param('id'))))
  files.get('/export/donations.csv', (c) => donationsCsv(c.get('caller'), c.req.queries('ids')))
  files.get('/backups/:name', (c) => backupDownload(c.get('caller'), c.req.param('name')))
  files.get('/clicks.csv', (c) => clicksCsv(c.get('caller'), c.req.query()))
  files.get('/earnings.csv', (c) => earningsCsv(c.get('caller'), c.req.query()))
  files.get('/feeds/runs/:id/rejections.csv', (c) =>
    rejectionsCsv(c.get('caller'), Number(c.req.param('id'))),
  )
  return files
}

async function backupDownload(caller: Caller, name: string): Promise<Response> {
  const { open, size } = await caller.admin.backups.file({ name })
  const response = fileResponse(name, 'application/vnd.sqlite3', webStream(open()))
  response.headers.set('Content-Length', String(size))
  return response
}
