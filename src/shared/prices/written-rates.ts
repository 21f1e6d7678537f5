import { isKnownCurrency } from '#shared/prices/currency-words.ts'
import type { ExchangeRate } from '#shared/prices/exchange-rates.ts'
import { isDay, utcDay } from '#shared/time/days.ts'
import { HOUR_MS } from '#shared/time/durations.ts'

const ENTRY = /^([A-Z]{3})\/([A-Z]{3}) (\d{1,9}(?:\.\d{1,12})?) (\S+)$/
/** In the east, a day begins this long before it does in UTC. */
const EARLIEST_DAY_MS = 14 * HOUR_MS

/** Writes `EUR/SEK 11.02 2026-11-27, NOK/SEK 0.94 2026-11-27`. */
export function writtenRates(rates: ExchangeRate[]): string {
  return rates.map(({ currency, to, rate, day }) => `${currency}/${to} ${rate} ${day}`).join(', ')
}

/** Reads what `writtenRates` wrote; throws a sentence about the first mistake. */
export function readRates(text: string, now = Date.now()): ExchangeRate[] {
  const rates = text ? text.split(', ').map((entry) => readRate(entry, now)) : []
  const pairs = new Set(rates.map(({ currency, to }) => `${currency}/${to}`))
  if (pairs.size < rates.length) throw new RangeError('must have one rate for each currency')
  return rates
}

function readRate(entry: string, now: number): ExchangeRate {
  const [, currency = '', to = '', number = '', day = ''] = ENTRY.exec(entry) ?? []
  const rate = Number(number)
  if (!isKnownCurrency(currency) || !isKnownCurrency(to) || currency === to)
    throw new RangeError('must be rates such as EUR/SEK 11.02 2026-11-27, separated by a comma and a space')
  if (!(rate > 0)) throw new RangeError(`must have a rate above 0 for ${currency}`)
  if (!isDay(day)) throw new RangeError(`must have a day such as 2026-11-27 for ${currency}`)
  if (day > utcDay(new Date(now + EARLIEST_DAY_MS)))
    throw new RangeError(`must not have a day in the future for ${currency}`)
  return { currency, to, rate, day }
}

/** The rates to this currency; others wait until the shop has that one again. */
export function ratesTo(to: string, text: string): ExchangeRate[] {
  return text ? readRates(text).filter((rate) => rate.to === to) : []
}
