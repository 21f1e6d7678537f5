import type { Placement } from '#shared/affiliate/sub-id.ts'
import type { TransactionState } from '#shared/earnings/transaction.ts'
import type { EarningsGroup } from '#shared/search-params/earnings.ts'

export const GROUP_LABELS: Record<EarningsGroup, string> = {
  page: 'Page',
  product: 'Product',
  retailer: 'Retailer',
  placement: 'Placement',
  month: 'Month',
}

/** The row of sales without the property. */
const NO_GROUP: Record<EarningsGroup, string> = {
  page: 'No page (cards, or no sub-id)',
  product: 'No product',
  retailer: 'Unknown retailer',
  placement: 'No sub-id of this shop',
  month: 'No month',
}

export const STATE_LABELS: Record<TransactionState, string> = {
  pending: 'Pending',
  approved: 'Approved',
  declined: 'Declined',
  paid: 'Paid',
  other: 'Other',
}

const PLACEMENT_LABELS: Record<Placement, string> = {
  card: 'Product card',
  product: 'Product page',
  article: 'Article',
  landing: 'Landing page',
  content: 'Other texts',
  campaign: 'Newsletter',
  alert: 'Price alert',
  assistant: 'Shopping assistant',
}
const PLACEMENTS = new Map(Object.entries(PLACEMENT_LABELS))

export function rowLabel(groupBy: EarningsGroup, { key, label }: { key: string; label: string }): string {
  if (key === '' || (groupBy === 'product' && key === '0')) return NO_GROUP[groupBy]
  return groupBy === 'placement' ? (PLACEMENTS.get(key) ?? key) : label
}
