import { checkoutSessionId } from '#shared/donations/checkout-session.ts'
import { DONATION_PRESETS, DONATION_STATUSES } from '#shared/donations/donation-drive.ts'
import { day, oneOf, type Params, pageNumber, params } from '#shared/search-params/params.ts'
import { parseSearchText } from '#shared/text/search-text.ts'

const readDonateSearch = params({
  preset: oneOf(DONATION_PRESETS),
  success: oneOf([1]),
  canceled: oneOf([1]),
  session_id: checkoutSessionId,
})

export type DonateSearch = Params<typeof readDonateSearch>
/** Keeps a checkout only for visitors who return from a successful one. */
export function parseDonateSearch(raw: Record<string, unknown>): DonateSearch {
  const search = readDonateSearch(raw)
  return search.success ? { ...search, canceled: undefined } : { ...search, session_id: undefined }
}

/** The first is the default. */
export const LEDGER_SORTS = ['newest', 'oldest', 'largest', 'smallest'] as const
export type LedgerSort = (typeof LEDGER_SORTS)[number]

export type LedgerSearch = Params<typeof parseLedgerSearch>
export const parseLedgerSearch = params({
  search: parseSearchText,
  status: oneOf(DONATION_STATUSES),
  from: day,
  to: day,
  sort: oneOf(LEDGER_SORTS, LEDGER_SORTS[0]),
  page: pageNumber,
})
