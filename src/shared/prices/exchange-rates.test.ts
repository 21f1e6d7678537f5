import { expect, test } from 'vitest'
import { comparedPrice, isOldRate, roundedAbout } from '#shared/prices/exchange-rates.ts'

const rate = (currency: string, to: string, value: number) => ({
  currency,
  to,
  rate: value,
  day: '2026-11-27',
})

test.each([
  ['EUR', 6_240, 'SEK', 11.0215, 68_774],
  ['JPY', 1_000, 'SEK', 0.0702, 7_020],
  ['KWD', 12_500, 'SEK', 34.5, 43_125],
  ['SEK', 10_000, 'JPY', 14.25, 1_425],
  ['SEK', 10_005, 'KWD', 0.029, 2_901],
  ['NOK', 1, 'SEK', 0.94, 1],
])('converts between minor units: %s %s to %s at %s', (currency, priceMinor, to, value, minor) => {
  expect(comparedPrice({ priceMinor, currency }, [rate(currency, to, value)])).toMatchObject({
    minor,
    currency: to,
  })
})

test('leaves a price without a rate in its currency', () => {
  expect(comparedPrice({ priceMinor: 5, currency: 'USD' }, [rate('EUR', 'SEK', 11)])).toEqual({
    minor: 5,
    currency: 'USD',
  })
  expect(comparedPrice({ priceMinor: null, currency: 'EUR' })).toBeNull()
})

test.each([
  [68_774, 'SEK', 68_800],
  [128_749, 'SEK', 129_000],
  [1_234_567, 'SEK', 1_230_000],
  [8_760, 'SEK', 8_800],
  [456, 'EUR', 456],
  [12_345, 'JPY', 12_300],
  [12_345, 'KWD', 12_000],
])('rounds %s %s to %s', (minor, currency, about) => {
  expect(roundedAbout(minor, currency)).toBe(about)
})

test('a rate is old after a week', () => {
  expect(isOldRate({ day: '2026-11-21' }, '2026-11-28')).toBe(false)
  expect(isOldRate({ day: '2026-11-20' }, '2026-11-28')).toBe(true)
})
