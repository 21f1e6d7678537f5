import { describe, expect, it } from 'vitest'
import { formatCount, formatPrice, priceParts } from '#shared/prices/money.ts'

describe('formatPrice', () => {
  it.each([
    [129_000, 'SEK', 'en-GB', '1,290 SEK'],
    [1_250, 'EUR', 'en-GB', '12.50 EUR'],
    [129_000, 'SEK', 'sv-SE', '1\u00a0290\u00a0kr'],
    [1_250, 'SEK', 'sv-SE', '12,50\u00a0kr'],
    [1_250, 'EUR', 'sv-SE', '12,50\u00a0€'],
    [1_290, 'JPY', 'sv-SE', '1\u00a0290\u00a0JPY'],
    [-500, 'SEK', 'sv-SE', '\u22125\u00a0kr'],
  ])('formats %s %s in %s', (minor, currency, locale, text) => {
    expect(formatPrice(minor, currency, locale)).toBe(text)
  })
})

it.each([
  [129_000, 'SEK', 'en-GB', '1,290', 'SEK'],
  [129_000, 'SEK', 'sv-SE', '1\u00a0290', 'kr'],
  [1_250, 'EUR', 'sv-SE', '12,50', '€'],
])('a price has two parts: %s %s in %s', (minor, currency, locale, amount, sign) => {
  expect(priceParts(minor, currency, locale)).toEqual({ amount, sign })
})

it('groups digits as the language does', () => {
  expect([formatCount(9_625, 'en-GB'), formatCount(9_625, 'sv-SE')]).toEqual(['9,625', '9\u00a0625'])
})
