import { parsePageNumber } from '#shared/catalogue-search.ts'
import { isDay } from '#shared/days.ts'
import { DONATION_STATUSES, type DonationStatus } from '#shared/donation-drive.ts'
import { parseSearchText } from '#shared/search-text.ts'

/** The first is the default. */
export const LEDGER_SORTS = ['newest', 'oldest', 'largest', 'smallest'] as const
export type LedgerSort = (typeof LEDGER_SORTS)[number]

/** What the address of the ledger can say; days are in UTC. */
export interface LedgerSearch {
  search?: string | undefined
  status?: DonationStatus | undefined
  from?: string | undefined
  to?: string | undefined
  sort?: LedgerSort | undefined
  page?: number | undefined
}

export function parseLedgerSearch(raw: Record<string, unknown>): LedgerSearch {
  return {
    search: parseSearchText(raw.search),
    status: DONATION_STATUSES.find((status) => status === raw.status),
    from: isDay(raw.from) ? raw.from : undefined,
    to: isDay(raw.to) ? raw.to : undefined,
    sort: LEDGER_SORTS.find((sort) => sort === raw.sort && sort !== 'newest'),
    page: parsePageNumber(raw.page),
  }
}
