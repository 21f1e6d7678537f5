import { Readable } from 'node:stream'
import { fileResponse } from '#server/http/admin/file-response.ts'
import { webStream } from '#server/http/admin/web-stream.ts'
import type { Caller } from '#server/router.ts'
import { CLICK_GROUPS } from '#shared/affiliate/click-groups.ts'
import { toCsv } from '#shared/files/csv.ts'
import { fromMinor } from '#shared/prices/money.ts'
import { EARNINGS_GROUPS } from '#shared/search-params/earnings.ts'

const CLICK_COLUMNS = [
  'key',
  'name',
  'clicks',
  'currency',
  'estimated_commission',
  'views',
  'clicks_per_view',
]
const BYTE_ORDER_MARK = '\uFEFF'

export async function clicksCsv(caller: Caller, query: Record<string, string>): Promise<Response> {
  const { from = '', to = '', groupBy } = query
  const group = CLICK_GROUPS.find((option) => option === groupBy)
  const rows = await caller.admin.clicks.report({ from, to, groupBy: group })
  const lines = rows.map(({ key, label, currency, estimatedMinor, ...counts }) => [
    key,
    label,
    counts.clicks,
    currency,
    currency && estimatedMinor !== null ? fromMinor(estimatedMinor, currency) : null,
    counts.views,
    counts.clicksPerView,
  ])
  return csvResponse('clicks.csv', toCsv([CLICK_COLUMNS, ...lines]))
}

export async function earningsCsv(caller: Caller, query: Record<string, string>): Promise<Response> {
  const { from = '', to = '', groupBy } = query
  const group = EARNINGS_GROUPS.find((option) => option === groupBy)
  return csvResponse('earnings.csv', await caller.admin.earnings.csv({ from, to, groupBy: group }))
}

/** Open to administrators alone, by session after a recent sign-in: see `csv` in `donations/admin-router.ts`. */
export async function donationsCsv(caller: Caller, ids?: string[]): Promise<Response> {
  const csv = await caller.admin.donations.csv(ids === undefined ? {} : { ids: ids.map(Number) })
  return csvResponse('donations.csv', BYTE_ORDER_MARK + csv)
}

export async function rejectionsCsv(caller: Caller, runId: number): Promise<Response> {
  const first = await caller.admin.feeds.rejections({ runId })
  const parts = Readable.from(rejectionParts(caller, runId, first), { objectMode: false })
  return csvResponse(`rejections-${runId}.csv`, webStream(parts))
}

type Rejections = Awaited<ReturnType<Caller['admin']['feeds']['rejections']>>

async function* rejectionParts(caller: Caller, runId: number, first: Rejections): AsyncGenerator<string> {
  yield toCsv([['line', 'id', 'field', 'reason']])
  let page = first
  while (page.length > 0) {
    yield toCsv(page.map(({ line, externalId, field, reason }) => [line, externalId, field, reason]))
    page = await caller.admin.feeds.rejections({ runId, after: page.at(-1)?.position ?? 0 })
  }
}

function csvResponse(name: string, body: BodyInit): Response {
  return fileResponse(name, 'text/csv; charset=utf-8', body)
}
