/** Any lower price, a price of one's own, so many percent less, or that it can be bought again. */
export const PRICE_ALERT_KINDS = ['drop', 'target', 'percent', 'stock'] as const

export type PriceAlertKind = (typeof PRICE_ALERT_KINDS)[number]

/** Of one account. */
export const PRICE_ALERTS_MAX = 50

/** A price has to differ by so many percent from the one that was told last. */
export const TOLD_FROM_PERCENT = 2

export const ALERT_PERCENT = { min: TOLD_FROM_PERCENT, max: 90 }
