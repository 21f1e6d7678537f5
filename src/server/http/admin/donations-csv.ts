import type { Caller } from '#server/router.ts'

const BYTE_ORDER_MARK = '\uFEFF'

/** Open to administrators alone, by session after a recent sign-in: see `csv` in `donations/admin-router.ts`. */
export async function donationsCsv(caller: Caller, ids?: string[]): Promise<Response> {
  const csv = await caller.admin.donations.csv(ids === undefined ? {} : { ids: ids.map(Number) })
  return new Response(BYTE_ORDER_MARK + csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="donations.csv"',
      'Cache-Control': 'private, no-store',
    },
  })
}
