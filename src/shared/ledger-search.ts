import { parsePageNumber } from '#shared/catalogue-search.ts'
import { DONATION_STATUSES, type DonationStatus } from '#shared/donation-drive.ts'

/** What the address of the ledger can say. */
export interface LedgerSearch {
  status?: DonationStatus | undefined
  page?: number | undefined
}

export function parseLedgerSearch(raw: Record<string, unknown>): LedgerSearch {
  return {
    status: DONATION_STATUSES.find((status) => status === raw.status),
    page: parsePageNumber(raw.page),
  }
}
