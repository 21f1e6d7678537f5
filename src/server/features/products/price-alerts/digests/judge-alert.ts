import type { ConfirmedOffer, ConfirmedPrice } from '#server/features/products/prices/service.ts'
import { MIN_CHANGE_PERCENT, type PriceAlertKind } from '#shared/prices/price-alerts.ts'

interface JudgedAlert {
  kind: PriceAlertKind
  targetMinor: number | null
  percent: number | null
  /** The price last sent to its owner, or the price when the alert was set; null for stock. */
  baseMinor: number | null
  currency: string | null
  series: number | null
  /** True once an email with it has been sent. */
  isNotified: boolean
}

/** `anew`: continues from the present price without a message. */
type Verdict = 'due' | 'anew' | 'waits'

/**
 * Judges whether there is something to report. Compares the price with the last sent one, never with that of the last
 * run. A price of another currency or retailer is compared with none.
 */
export function judgeAlert(alert: JudgedAlert, offer: ConfirmedOffer | undefined): Verdict {
  if (!offer) return 'waits'
  if (alert.kind === 'stock') return offer.inStock && !alert.isNotified ? 'due' : 'waits'
  const { price } = offer
  if (!price || alert.baseMinor === null) return 'waits'
  if (price.series !== alert.series || price.currency !== alert.currency) return 'anew'
  return judgePrice(alert, alert.baseMinor, price)
}

function judgePrice(
  { kind, targetMinor, percent }: JudgedAlert,
  baseMinor: number,
  { priceMinor }: ConfirmedPrice,
): Verdict {
  const isLess = isBelow(priceMinor, baseMinor, MIN_CHANGE_PERCENT)
  if (kind === 'percent') return isBelow(priceMinor, baseMinor, percent ?? 0) ? 'due' : 'waits'
  if (kind === 'drop') return isLess ? 'due' : 'waits'
  const target = targetMinor ?? 0
  const wasReached = baseMinor <= target
  if (priceMinor > target) return wasReached ? 'anew' : 'waits'
  return !wasReached || isLess ? 'due' : 'waits'
}

function isBelow(priceMinor: number, baseMinor: number, percent: number): boolean {
  return priceMinor * 100 <= baseMinor * (100 - percent)
}
