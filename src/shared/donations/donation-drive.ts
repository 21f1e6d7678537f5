import { fill } from '#shared/messages/fill.ts'
import { formatAmount, formatPrice } from '#shared/messages/formats.ts'
import { currentLanguage, ENGLISH } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'
import { hasTooManyDecimals } from '#shared/prices/money.ts'

export const DONATION_GOAL = 5_000
export const DONATION_RAISED = 3_750
export const HOME_PRESETS = [10, 25, 50] as const
export const DONATION_PRESETS = [10, 25, 50, 100] as const
export const DONATION_CURRENCY = 'USD'
export const MIN_DONATION = 1
export const MAX_DONATION = 10_000
export const DONATION_NAME_MAX_LENGTH = 100
export const DONATION_MESSAGE_MAX_LENGTH = 500

export const DONATION_STATUSES = ['pending', 'paid', 'failed', 'expired', 'refunded', 'disputed'] as const
export type DonationStatus = (typeof DONATION_STATUSES)[number]

/** `off` when payments are unavailable, `demo` without a provider, `test` with the provider's test key. */
export type PaymentMode = 'off' | 'demo' | 'test' | 'live'

/** Explains why an amount cannot be donated; undefined when it can. Amounts are dollars with at most two decimals. */
export function donationAmountProblem(amount: number): string | undefined {
  if (!Number.isFinite(amount)) return m.enterDollarAmount
  if (amount < MIN_DONATION) return fill(m.smallestDonation, { amount: formatDollars(MIN_DONATION * 100) })
  if (amount > MAX_DONATION) return fill(m.largestDonation, { amount: formatDollars(MAX_DONATION * 100) })
  return hasTooManyDecimals(amount, DONATION_CURRENCY) ? m.useTwoDecimals : undefined
}

/** Formats cents as `$3,750`, or `$12.50` when the amount is not whole; in Swedish as `3 750 $`. */
export function formatDollars(minor: number): string {
  if (currentLanguage() === ENGLISH) return `$${formatAmount(minor, DONATION_CURRENCY)}`
  return formatPrice(minor, DONATION_CURRENCY).replace('US$', '$')
}
