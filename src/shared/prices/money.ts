const ZERO_DECIMALS = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '))
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
