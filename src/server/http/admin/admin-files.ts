import { Hono, type Context as HonoContext } from 'hono'
import type { Deps } from '#server/context.ts'
import { campaignPreview, emptyPreview } from '#server/http/admin/campaign-preview.ts'
import { catalogExport } from '#server/http/admin/catalog-export.ts'
import { clicksCsv } from '#server/http/admin/clicks-csv.ts'
import { donationsCsv } from '#server/http/admin/donations-csv.ts'
import { earningsCsv } from '#server/http/admin/earnings-csv.ts'
import { rejectionsCsv } from '#server/http/admin/rejections-csv.ts'
import { writeLimited } from '#server/http/admin/upload-file.ts'
import { webStream } from '#server/http/admin/web-stream.ts'
import { errorResponse } from '#server/http/middleware/errors.ts'
import { requestContext } from '#server/http/middleware/request-context.ts'
import { type Caller, createCaller } from '#server/router.ts'

const MAX_UPLOAD_BYTES = 4 * 1024 ** 3

/** Programs of integrators ask for it. */
const FORMER_NAME = 'catalogue'

/** Downloads of the admin area. Files too large for a procedure's answer are streamed. */
export function adminFiles(deps: Deps) {
  const files = new Hono<{ Variables: { caller: Caller } }>()
  files.use(async (c, next) => {
    const setCookie = (cookie: string) => c.header('Set-Cookie', cookie, { append: true })
    c.set('caller', createCaller(await requestContext(deps, c, setCookie)))
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

/** Takes a backup as the request body and streams it to disk. The restore that follows is an operation to watch. */
export function restoreUpload(deps: Deps) {
  return async (c: HonoContext) => {
    const caller = createCaller(await requestContext(deps, c, () => undefined))
    const { upload, ...place } = await caller.admin.backups.uploadPlace()
    const body = c.req.raw.body
    if (!body) return errorResponse(c, 400, 'Choose a backup to upload')
    const arrived = await writeLimited(body, place, MAX_UPLOAD_BYTES)
    if (!arrived) return errorResponse(c, 413, 'A backup can be at most 4 GB')
    return c.json(await caller.admin.backups.restore({ upload }), 202)
  }
}

async function backupDownload(caller: Caller, name: string): Promise<Response> {
  const { open, size } = await caller.admin.backups.file({ name })
  return new Response(webStream(open()), {
    headers: {
      'Content-Type': 'application/vnd.sqlite3',
      'Content-Length': String(size),
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
