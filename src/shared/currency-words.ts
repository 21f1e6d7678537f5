const SYMBOLS = new Map(
  Object.entries({ '€': 'EUR', '£': 'GBP', $: 'USD', us$: 'USD', zł: 'PLN', kč: 'CZK' }),
)
const DOLLARS = new Set(['USD', 'AUD', 'CAD', 'NZD', 'SGD', 'HKD'])
const OWN = new Set(['', 'kr', 'kr.', ':-'])
const KNOWN_CURRENCIES = new Set(Intl.supportedValuesOf('currency').filter((code) => !/^X[^ACOP]/.test(code)))

export function isKnownCurrency(code: string): boolean {
  return KNOWN_CURRENCIES.has(code)
}

/** The ISO 4217 code; `own` when there is none or only `kr`; undefined when nobody knows it. */
export function parseCurrency(text: string | undefined, own: string): string | undefined {
  const word = text?.trim() ?? ''
  const lower = word.toLowerCase()
  if (OWN.has(lower)) return own
  if (lower === '$' && DOLLARS.has(own)) return own
  const code = SYMBOLS.get(lower) ?? word.toUpperCase()
  return isKnownCurrency(code) ? code : undefined
}
