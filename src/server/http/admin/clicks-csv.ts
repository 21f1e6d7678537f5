import type { Caller } from '#server/router.ts'
import { toCsv } from '#shared/files/csv.ts'
import { CLICK_GROUPS } from '#shared/inputs/clicks.ts'
import { fromMinor } from '#shared/prices/money.ts'

const COLUMNS = ['key', 'name', 'clicks', 'currency', 'estimated_commission', 'views', 'clicks_per_view']

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
  return new Response(toCsv([COLUMNS, ...lines]), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="clicks.csv"',
      'Cache-Control': 'private, no-store',
    },
  })
}
