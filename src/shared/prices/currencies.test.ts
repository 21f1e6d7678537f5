import { expect, test } from 'vitest'
import { isShopCurrency, priceBandsOf } from '#shared/prices/currencies.ts'
import { bandLimits, parsePriceBand } from '#shared/prices/price-bands.ts'

test.each([
  ['SEK', ['under-200', '200-500', '500-1000', '1000-2000', 'over-2000']],
  ['EUR', ['under-20', '20-50', '50-100', '100-200', 'over-200']],
  ['JPY', ['under-2000', '2000-5000', '5000-10000', '10000-20000', 'over-20000']],
  ['KWD', ['under-5', '5-10', '10-20', '20-50', 'over-50']],
  ['PLN', ['under-100', '100-200', '200-500', '500-1000', 'over-1000']],
])('has round price bands for %s', (currency, bands) => {
  expect(priceBandsOf(currency)).toEqual(bands)
  expect(bands.map(parsePriceBand)).toEqual(bands)
})

test('begins each price band where the previous one ends', () => {
  const limits = priceBandsOf('SEK').map(bandLimits)
  expect(limits[0]?.from).toBe(0)
  expect(limits.slice(1).map(({ from }) => from)).toEqual(limits.slice(0, -1).map(({ to }) => to))
  expect(limits.at(-1)?.to).toBeUndefined()
})

test.each([
  'under-0',
  'under-300',
  '200-300',
  '200-1000',
  '500-200',
  'over-',
  'over-1e9',
  '٢-٥',
  200,
  undefined,
])('rejects %s as a price band', (value) => expect(parsePriceBand(value)).toBeUndefined())

test('accepts only current currencies for a shop', () => {
  expect(['SEK', 'NOK', 'USD', 'XOF'].every(isShopCurrency)).toBe(true)
  expect(['', 'sek', 'DEM', 'XXX', "S'K"].some(isShopCurrency)).toBe(false)
})
