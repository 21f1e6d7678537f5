import { CURRENCY_NAMES, parseCurrency } from '#shared/prices/currency-words.ts'
import { decimalsLimit, minorDigits } from '#shared/prices/money.ts'

const MAX_AMOUNT = 1_000_000
const LONGEST_PRICE = 60
const CURRENCY = String.raw`\p{L}{1,3}\.?|\p{L}{0,2}\p{Sc}|${CURRENCY_NAMES.join('|')}|`
const AMOUNT_AND_CURRENCY = new RegExp(
  String.raw`^(?<before>${CURRENCY})\s*(?<amount>[\d.,'\s]*\d)\s*(?<whole>[:,.]?[-–—])?\s*(?<after>${CURRENCY})$`,
  'iu',
)
const APOSTROPHES = /[’‘ʼ´\u0060]/g
export type ParsedPrice =
  | { ok: true; minor: number | null; currency: string }
  | { ok: false; field: 'price' | 'currency'; reason: string }

/** Returns null for zero, words only (`N/A`), or ambiguous (`1.144`): a wrong price is worse than none. */
export function parsePrice(text: string | undefined, feedCurrency: string): ParsedPrice {
  const trimmed = text?.trim().replace(APOSTROPHES, "'") ?? ''
  if (trimmed.length <= LONGEST_PRICE && !/\p{N}/u.test(trimmed))
    return { ok: true, minor: null, currency: feedCurrency }
  const parts = trimmed.length <= LONGEST_PRICE ? AMOUNT_AND_CURRENCY.exec(trimmed)?.groups : undefined
  if (!parts || (parts.before && parts.after)) return badPrice(trimmed)
  const currency = parseCurrency(parts.before || parts.after, feedCurrency)
  if (!currency) return { ok: false, field: 'currency', reason: `Unknown currency in "${shorten(trimmed)}"` }
  const digits = minorDigits(currency)
  const amount = parseAmount(parts.amount ?? '', Boolean(parts.whole), digits)
  if (amount === 'unreadable') return badPrice(trimmed)
  if (amount === 'too fine') return tooFine(trimmed, currency)
  if (amount === 'ambiguous') return { ok: true, minor: null, currency }
  if (amount > MAX_AMOUNT)
    return { ok: false, field: 'price', reason: `The price "${shorten(trimmed)}" is over 1,000,000` }
  const minor = Math.round(Number((amount * 10 ** digits).toFixed(4)))
  return { ok: true, minor: minor || null, currency }
}

function badPrice(text: string): ParsedPrice {
  return { ok: false, field: 'price', reason: `The price "${shorten(text)}" isn’t an amount` }
}

/** Rounding would give a price that the retailer does not ask. */
function tooFine(text: string, currency: string): ParsedPrice {
  const reason = `The price "${shorten(text)}" has too many decimals: ${currency} has ${decimalsLimit(currency)}`
  return { ok: false, field: 'price', reason }
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

/**
 * `whole`: the amount ended in `:-` or `,-`, so all its separators group thousands. The same holds for currencies
 * without decimals. In a currency with three decimals, `1.144` has three decimals.
 */
function parseAmount(
  text: string,
  whole: boolean,
  digits: number,
): number | 'ambiguous' | 'too fine' | 'unreadable' {
  if (/^\d+$/.test(text)) return Number(text)
  if (isGrouped(text)) {
    if (whole || digits === 0 || isPlainlyGrouped(text)) return Number(text.replace(/\D/g, ''))
    if (digits < 3) return 'ambiguous'
  }
  const cut = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (cut < 0 || whole) return 'unreadable'
  const integer = text.slice(0, cut)
  const decimals = text.slice(cut + 1)
  if (!/^\d+$/.test(decimals) || integer.includes(text.charAt(cut))) return 'unreadable'
  if (!/^\d*$/.test(integer) && !isGrouped(integer)) return 'unreadable'
  if (/[1-9]/.test(decimals.slice(digits))) return 'too fine'
  return Number(`${integer.replace(/\D/g, '')}.${decimals}`)
}

/** Matches `1 144`, `1.144`, `1,144,000`: up to three digits, then groups of three with the same separator. */
function isGrouped(text: string): boolean {
  return /^[1-9]\d{0,2}([.,'\s])\d{3}(?:\1\d{3})*$/.test(text)
}

/** Spaces only group thousands, and a repeated separator cannot be the decimal sign. */
function isPlainlyGrouped(text: string): boolean {
  return /['\s]/.test(text) || text.replace(/\d/g, '').length > 1
}
