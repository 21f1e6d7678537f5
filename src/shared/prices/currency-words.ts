const SYMBOLS = new Map(
  Object.entries({ '€': 'EUR', '£': 'GBP', $: 'USD', us$: 'USD', zł: 'PLN', kč: 'CZK' }),
)
const NAMES = new Map([
  ['euro', '€'],
  ['euros', '€'],
  ['dollar', '$'],
  ['dollars', '$'],
  ['pound', '£'],
  ['pounds', '£'],
  ['franken', 'CHF'],
  ['francs', 'CHF'],
  ['kronor', 'SEK'],
  ['krona', 'SEK'],
])
/** Any of these means the feed's own crown currency, if it has one. */
const CROWNS = new Set(['kronor', 'krona', 'kroner', 'krone', 'kronen', 'kronur'])
const CROWN_CURRENCIES = new Set(['SEK', 'NOK', 'DKK', 'ISK'])
const DOLLARS = new Set(['USD', 'AUD', 'CAD', 'NZD', 'SGD', 'HKD'])
const OWN = new Set(['', 'kr', 'kr.', ':-'])
const CURRENCY_CODES = new Set(Intl.supportedValuesOf('currency').filter((code) => !/^X[^ACOP]/.test(code)))

export const CURRENCY_NAMES = [...NAMES.keys(), ...CROWNS]

export function isKnownCurrency(code: string): boolean {
  return CURRENCY_CODES.has(code)
}

/** Returns the ISO 4217 code; `own` when the text is missing or only `kr`; undefined when it is unknown. */
export function parseCurrency(text: string | undefined, own: string): string | undefined {
  const word = text?.trim() ?? ''
  const name = word.toLowerCase()
  if (CROWNS.has(name) && CROWN_CURRENCIES.has(own)) return own
  const lower = NAMES.get(name) ?? name
  if (OWN.has(lower)) return own
  if (lower === '$' && DOLLARS.has(own)) return own
  const code = SYMBOLS.get(lower) ?? lower.toUpperCase()
  return isKnownCurrency(code) ? code : undefined
}
