import { currentLanguage, currentLocale, ENGLISH } from '#shared/messages/languages.ts'
import { fromMinor, minorDigits } from '#shared/prices/money.ts'
import { DAY_MS } from '#shared/time/durations.ts'

/** Within this time, a day and month name one day only. */
const SAME_YEAR_MS = 330 * DAY_MS

const numberFormat = cachedFormats(Intl.NumberFormat)

const dateFormat = cachedFormats(Intl.DateTimeFormat)

/** Formats as `9,625`, or with decimals as `4.9`. */
export function formatNumber(value: number, decimals = 0): string {
  return numberFormat({ minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value)
}

/** Formats 0.384 as `38%`. */
export function formatShare(share: number, decimals = 0): string {
  return numberFormat({ style: 'percent', maximumFractionDigits: decimals }).format(share)
}

/** Formats the number alone, with decimals only if needed: `1,290` or `12.50`. */
export function formatAmount(minor: number, currency: string): string {
  const digits = minorDigits(currency)
  return formatNumber(fromMinor(minor, currency), minor % 10 ** digits === 0 ? 0 : digits)
}

/** Formats the amount with its currency: `1,290 SEK` in English, and in Swedish `1 290 kr`. */
export function formatPrice(minor: number, currency: string): string {
  if (currentLanguage() === ENGLISH) return `${formatAmount(minor, currency)} ${currency}`
  const options = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const
  return numberFormat(options).format(fromMinor(minor, currency))
}

/** Returns `formatPrice` in two parts, so that the currency can be smaller. Our languages write it last. */
export function priceParts(minor: number, currency: string) {
  const amount = formatAmount(minor, currency)
  const sign = formatPrice(minor, currency).replace(amount, '').trim()
  return { amount, sign }
}

/** Formats as `15 January 2026`, in UTC so that server and browser agree. Takes milliseconds or an ISO date. */
export function formatDay(day: Date | number | string): string {
  return dateFormat({ dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}

/** Formats as `15 Jan`, in UTC; with the year unless it is clear. */
export function formatPastDay(day: number, today: string): string {
  if (Date.parse(today) - day >= SAME_YEAR_MS) return formatDay(day)
  return dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' }).format(day)
}

/** Formats as `28 Nov 2026, 10:48` in the visitor's time zone, or in the one given. */
export function formatMoment(at: Date | number, timeZone?: 'UTC'): string {
  return dateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at)
}

/** Formats as `10:48` on the same day, and else as `formatMoment` does. */
export function formatRecent(at: Date, now = new Date()): string {
  return at.toDateString() === now.toDateString()
    ? dateFormat({ timeStyle: 'short' }).format(at)
    : formatMoment(at)
}

/** Formats are slow to create: each is stored by the page's language and its options. */
function cachedFormats<Options, Format>(create: (locale: string, options: Options) => Format) {
  const formats = new Map<string, Format>()
  return (options: Options): Format => {
    const locale = currentLocale()
    const key = `${locale} ${JSON.stringify(options)}`
    const format = formats.get(key) ?? create(locale, options)
    formats.set(key, format)
    return format
  }
}
