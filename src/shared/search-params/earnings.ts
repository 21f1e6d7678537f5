import { REPORTING_NETWORKS, TRANSACTION_STATES } from '#shared/earnings/transaction.ts'
import { day, oneOf, type Params, pageNumber, params } from '#shared/search-params/params.ts'
import { parseSearchText } from '#shared/text/search-text.ts'

export const EARNINGS_GROUPS = ['page', 'product', 'retailer', 'placement', 'month'] as const
export type EarningsGroup = (typeof EARNINGS_GROUPS)[number]

export const parseEarningsSearch = params({
  from: day,
  to: day,
  groupBy: oneOf(EARNINGS_GROUPS, 'page'),
  state: oneOf(TRANSACTION_STATES),
  network: oneOf(REPORTING_NETWORKS),
  /** In the name of the retailer. */
  search: parseSearchText,
  page: pageNumber,
})
export type EarningsSearch = Params<typeof parseEarningsSearch>
