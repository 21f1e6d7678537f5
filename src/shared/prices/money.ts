const ZERO_DECIMALS = new Set([
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'ISK',
  'JPY',
  'KMF',
  'KRW',
  'PYG',
  'RWF',
  'UGX',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
])
const THREE_DECIMALS = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'])

export function minorDigits(currency: string): number {
  if (ZERO_DECIMALS.has(currency)) return 0
  return THREE_DECIMALS.has(currency) ? 3 : 2
}

/** Converts to minor units: 12.5 SEK -> 1250. */
export function toMinor(amount: number, currency: string): number {
  return Math.round(amount * 10 ** minorDigits(currency))
}

export function fromMinor(minor: number, currency: string): number {
  return minor / 10 ** minorDigits(currency)
}

/** Completes a sentence after the currency: `at most 2`, or `none` for yen. */
export function decimalsLimit(currency: string): string {
  const digits = minorDigits(currency)
  return digits === 0 ? 'none' : `at most ${digits}`
}

/** True if rounding the amount to its currency's decimals would change it. */
export function hasTooManyDecimals(amount: number, currency: string): boolean {
  const minor = amount * 10 ** minorDigits(currency)
  return Math.abs(minor - Math.round(minor)) >= 1e-6
}

const formatters = new Map<string, Intl.NumberFormat>()

function numberFormat(locale: string, decimals: number): Intl.NumberFormat {
  const key = `${locale}/${decimals}`
  const cached = formatters.get(key)
  if (cached) return cached
  const created = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  formatters.set(key, created)
  return created
}

function currencyFormat(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale}/${currency}`
  const cached = formatters.get(key)
  if (cached) return cached
  const created = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  formatters.set(key, created)
  return created
}

/** Formats the number alone, with decimals only if needed: `1,290` or `12.50`. */
export function formatAmount(minor: number, currency: string, locale: string): string {
  const digits = minorDigits(currency)
  const whole = minor % 10 ** digits === 0
  return numberFormat(locale, whole ? 0 : digits).format(fromMinor(minor, currency))
}

/** Formats the amount with its currency: `1,290 SEK` in English, and in Swedish `1 290 kr`. */
export function formatPrice(minor: number, currency: string, locale: string): string {
  if (locale.startsWith('en')) return `${formatAmount(minor, currency, locale)} ${currency}`
  return currencyFormat(locale, currency).format(fromMinor(minor, currency))
}

/** Returns `formatPrice` in two parts, so that the currency can be smaller. Our languages write it last. */
export function priceParts(minor: number, currency: string, locale: string) {
  const amount = formatAmount(minor, currency, locale)
  const sign = formatPrice(minor, currency, locale).replace(amount, '').trim()
  return { amount, sign }
}

export function formatCount(count: number, locale: string): string {
  return numberFormat(locale, 0).format(count)
}
