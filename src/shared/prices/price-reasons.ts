/**
 * Why a price or a reduction is not told: the shop's own products are watched by nobody, the product has no price now,
 * its feed was not read for too long, the days before were not wholly observed, or prices lie in the future.
 */
export const PRICE_REASONS = [
  'not_watched',
  'no_current_price',
  'feed_silent',
  'not_enough_history',
  'clock_moved',
] as const

export type PriceReason = (typeof PRICE_REASONS)[number]
