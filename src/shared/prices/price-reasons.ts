/**
 * Reasons for hiding a price or reduction. The shop's own products are not watched; or the product has no current
 * price. Its feed may be overdue, the preceding days not fully observed, or prices dated in the future.
 */
export const PRICE_REASONS = [
  'not_watched',
  'no_current_price',
  'feed_silent',
  'not_enough_history',
  'clock_moved',
] as const

export type PriceReason = (typeof PRICE_REASONS)[number]
