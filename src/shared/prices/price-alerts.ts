/** Alerts for any lower price, a target price, a percentage drop, or renewed availability. */
export const PRICE_ALERT_KINDS = ['drop', 'target', 'percent', 'stock'] as const

export type PriceAlertKind = (typeof PRICE_ALERT_KINDS)[number]

/** Limit per account. */
export const PRICE_ALERTS_MAX = 50

/** The price must differ from the last reported one by this percentage. */
export const MIN_CHANGE_PERCENT = 2

export const ALERT_PERCENT = { min: MIN_CHANGE_PERCENT, max: 90 }
