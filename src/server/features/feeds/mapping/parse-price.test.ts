import { describe, expect, test } from 'vitest'
import { parsePrice } from '#server/features/feeds/mapping/parse-price.ts'
import { parseCurrency } from '#shared/prices/currency-words.ts'

const minor = (text: string | undefined, feedCurrency = 'SEK') => {
  const price = parsePrice(text, feedCurrency)
  return price.ok ? price.minor : price.reason
}

describe('a price', () => {
  test.each([
    ['199.00', 19_900],
    ['199,00', 19_900],
    ['199', 19_900],
    ['.50', 50],
    ['199.5', 19_950],
    ['199.9900', 19_999],
    ['1 144,00', 114_400],
    ['1\u00a0144,00', 114_400],
    ['1\u202f144,00', 114_400],
    ['1.144,00', 114_400],
    ['1,144.00', 114_400],
    ["1'144.00", 114_400],
    ['1 144', 114_400],
    ['1144:-', 114_400],
    ['1.144,-', 114_400],
    ['1.144:-', 114_400],
    ['1,000,000', 100_000_000],
    ['  249 kr ', 24_900],
    ['kr 249', 24_900],
    ['kr. 249,50', 24_950],
  ])('reads %j as %i minor units', (text, expected) => {
    expect(minor(text)).toBe(expected)
  })

  test.each([
    ['199.00 SEK', 'SEK', 19_900],
    ['SEK199.00', 'SEK', 19_900],
    ['NOK 199', 'NOK', 19_900],
    ['€19,90', 'EUR', 1_990],
    ['19.90 €', 'EUR', 1_990],
    ['£1,144.00', 'GBP', 114_400],
    ['$5', 'USD', 500],
    ['1144 JPY', 'JPY', 1_144],
    ['1.5 KWD', 'KWD', 1_500],
    ['12.345 KWD', 'KWD', 12_345],
    ['1,144.500 KWD', 'KWD', 1_144_500],
    ['1 144 KWD', 'KWD', 1_144_000],
    ['199.0000', 'SEK', 19_900],
    ['1,144 JPY', 'JPY', 1_144],
    ['1144.00 JPY', 'JPY', 1_144],
    ['19.90 eur', 'EUR', 1_990],
    ['199 kronor', 'SEK', 19_900],
    ['199,50 Kronor', 'SEK', 19_950],
    ['19,90 Euro', 'EUR', 1_990],
    ['5 dollars', 'USD', 500],
    ['CHF 1’299.00', 'CHF', 129_900],
    ['CHF 1´299.–', 'CHF', 129_900],
  ])('reads %j in %s', (text, currency, expected) => {
    expect(parsePrice(text, 'SEK')).toEqual({ ok: true, minor: expected, currency })
  })

  test.each([undefined, '', '  ', '0', '0.00', '0 kr', '0:-'])('treats %j as unknown', (text) => {
    expect(minor(text)).toBeNull()
  })

  test.each(['N/A', 'Free', 'Gratis', '-', '–', 'kr', 'TBA', 'Pris på förfrågan', 'auf Anfrage', 'NaN'])(
    'treats the words %j as an unknown price',
    (text) => {
      expect(parsePrice(text, 'SEK')).toEqual({ ok: true, minor: null, currency: 'SEK' })
    },
  )

  test.each(['1.144', '1,144', '199.990 SEK'])('treats the ambiguous %j as unknown', (text) => {
    expect(minor(text)).toBeNull()
  })

  test.each([
    '-199',
    '−199.00',
    '(199)',
    'a'.repeat(100),
    '1e5',
    '0x10',
    '199.00.00',
    '1,144,00',
    '1 14,00',
    '199 - 299',
    'from 199',
    '199 SEK 249',
    'SEK 199 NOK',
    '9'.repeat(100),
    '\u0661\u0662',
  ])('rejects %j as an amount', (text) => {
    expect(minor(text)).toMatch(/isn’t an amount$/)
  })

  test.each([
    ['0.999', 'SEK has at most 2'],
    ['12.3456', 'SEK has at most 2'],
    ['1 144,505 kr', 'SEK has at most 2'],
    ['12.3456 KWD', 'KWD has at most 3'],
    ['199.50 JPY', 'JPY has none'],
  ])('rejects %j for more decimals than its currency has: %s', (text, limit) => {
    expect(minor(text)).toBe(`The price "${text}" has too many decimals: ${limit}`)
  })

  test('over 1,000,000 is rejected', () => {
    expect(minor('1000000')).toBe(100_000_000)
    expect(minor('1 000 000,01')).toMatch(/is over 1,000,000$/)
  })

  test('in an unknown currency is rejected', () => {
    expect(parsePrice('199 ABC', 'SEK')).toMatchObject({ ok: false, field: 'currency' })
  })
})

describe('a currency', () => {
  test.each([
    ['sek', 'SEK'],
    [' NOK ', 'NOK'],
    ['€', 'EUR'],
    ['kr', 'DKK'],
    ['kroner', 'DKK'],
    ['', 'DKK'],
    [undefined, 'DKK'],
    ['XXX', undefined],
    ['QQQ', undefined],
    ['__proto__', undefined],
    ['constructor', undefined],
  ])('reads %j in a Danish feed as %s', (text, expected) => {
    expect(parseCurrency(text, 'DKK')).toBe(expected)
  })

  test('reads kronor as Swedish in a feed without crowns', () => {
    expect(parseCurrency('kronor', 'EUR')).toBe('SEK')
    expect(parseCurrency('kroner', 'EUR')).toBeUndefined()
  })

  test('reads a dollar as the feed’s own dollar currency', () => {
    expect(parseCurrency('$', 'CAD')).toBe('CAD')
    expect(parseCurrency('$', 'SEK')).toBe('USD')
  })
})
