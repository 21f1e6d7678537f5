import type { Caller } from '#server/router.ts'
import { EARNINGS_GROUPS } from '#shared/search-params/earnings.ts'

export async function earningsCsv(caller: Caller, query: Record<string, string>): Promise<Response> {
  const { from = '', to = '', groupBy } = query
  const group = EARNINGS_GROUPS.find((option) => option === groupBy)
  return new Response(await caller.admin.earnings.csv({ from, to, groupBy: group }), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="earnings.csv"',
      'Cache-Control': 'private, no-store',
    },
  })
}
