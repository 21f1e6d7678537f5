import { Readable } from 'node:stream'
import { webStream } from '#server/http/admin/web-stream.ts'
import type { Caller } from '#server/router.ts'
import { toCsv } from '#shared/files/csv.ts'

export async function rejectionsCsv(caller: Caller, runId: number): Promise<Response> {
  const first = await caller.admin.feeds.rejections({ runId })
  return new Response(webStream(Readable.from(parts(caller, runId, first), { objectMode: false })), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="rejections-${runId}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

type Page = Awaited<ReturnType<Caller['admin']['feeds']['rejections']>>

async function* parts(caller: Caller, runId: number, first: Page): AsyncGenerator<string> {
  yield toCsv([['line', 'id', 'field', 'reason']])
  let page = first
  while (page.length > 0) {
    yield toCsv(page.map(({ line, externalId, field, reason }) => [line, externalId, field, reason]))
    page = await caller.admin.feeds.rejections({ runId, after: page.at(-1)?.position ?? 0 })
  }
}
