import { minorDigits } from '#shared/prices/money.ts'
import { DAY_MS } from '#shared/time/durations.ts'

/** The worth of one unit of a currency in another, on one day. */
export interface ExchangeRate {
  currency: string
  to: string
  rate: number
  day: string
}

const MOST_DAYS = 7

export function isOldRate({ day }: { day: string }, today: string): boolean {
  return Date.parse(today) - Date.parse(day) > MOST_DAYS * DAY_MS
}

/** The worth of one minor unit in minor units: 1 yen at 0.07 is 7 öre. */
export function minorRateOf({ currency, to, rate }: ExchangeRate): number {
  return rate * 10 ** (minorDigits(to) - minorDigits(currency))
}

interface Price {
  priceMinor: number | null
  currency: string
}

/** A price as it is compared: in the shop's currency if there is a rate, or else in its own. Null without a price. */
export function comparedPrice(
  { priceMinor, currency }: Price,
  rates: ExchangeRate[] = [],
): { minor: number; currency: string; day?: string } | null {
  if (priceMinor === null) return null
  const rate = rates.find((one) => one.currency === currency)
  if (!rate) return { minor: priceMinor, currency }
  return { minor: Math.round(priceMinor * minorRateOf(rate)), currency: rate.to, day: rate.day }
}

/** Rounds to three figures, and from ten units on to whole ones: nobody pays exactly what a rate says. */
export function roundedAbout(minor: number, currency: string): number {
  const unit = 10 ** minorDigits(currency)
  const figures = String(Math.trunc(minor / unit)).length
  const step = figures > 1 ? unit * 10 ** Math.max(0, figures - 3) : 1
  return Math.round(minor / step) * step
}
