import { createReadStream } from 'node:fs'
import { Hono } from 'hono'
import type { Deps } from '#server/context.ts'
import { catalogueExport } from '#server/http/admin/catalogue-export.ts'
import { issuePreview } from '#server/http/admin/issue-preview.ts'
import { webStream } from '#server/http/admin/web-stream.ts'
import { requestContext } from '#server/http/request-context.ts'
import { type Caller, createCaller } from '#server/trpc/router.ts'

/** Downloads of the admin area: what is too large for a procedure's answer goes as a stream. */
export function adminFiles(deps: Deps) {
  const files = new Hono<{ Variables: { caller: Caller } }>()
  files.use(async (c, next) => {
    const setCookie = (cookie: string) => c.header('Set-Cookie', cookie, { append: true })
    c.set('caller', createCaller(await requestContext(deps, c, setCookie)))
    await next()
  })
  files.get('/export/catalogue.csv', (c) => catalogueExport(c.get('caller'), 'csv'))
  files.get('/export/catalogue.json', (c) => catalogueExport(c.get('caller'), 'json'))
  files.get('/newsletter/:id/preview', (c) => issuePreview(c.get('caller'), Number(c.req.param('id'))))
  files.get('/backups/:name', (c) => backupDownload(c.get('caller'), c.req.param('name')))
  return files
}

async function backupDownload(caller: Caller, name: string): Promise<Response> {
  const { path, size } = await caller.admin.backups.file({ name })
  return new Response(webStream(createReadStream(path)), {
    headers: {
      'Content-Type': 'application/vnd.sqlite3',
      'Content-Length': String(size),
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
