import { expect, test } from 'vitest'
import { ratesTo, readRates, writtenRates } from '#shared/prices/written-rates.ts'

const NOW = Date.parse('2026-11-28T12:00:00Z')

test('reads rates as they are written', () => {
  const text = 'EUR/SEK 11.0215 2026-11-27, NOK/SEK 0.94 2026-11-26'
  const rates = readRates(text, NOW)
  expect(rates[0]).toEqual({ currency: 'EUR', to: 'SEK', rate: 11.0215, day: '2026-11-27' })
  expect(writtenRates(rates)).toBe(text)
  expect(readRates('', NOW)).toEqual([])
  expect(ratesTo('SEK', 'EUR/NOK 11 2026-11-27')).toEqual([])
})

test.each([
  ['EUR 11 2026-11-27', /such as EUR\/SEK/],
  ['EUR/EUR 1 2026-11-27', /such as EUR\/SEK/],
  ['EUX/SEK 1 2026-11-27', /such as EUR\/SEK/],
  ['EUR/SEK Infinity 2026-11-27', /such as EUR\/SEK/],
  ['EUR/SEK -1 2026-11-27', /such as EUR\/SEK/],
  ['EUR/SEK 0 2026-11-27', /above 0 for EUR/],
  ['EUR/SEK 11 2026-02-30', /a day such as/],
  ['EUR/SEK 11 2026-11-30', /in the future for EUR/],
  ['EUR/SEK 11 2026-11-27, EUR/SEK 12 2026-11-27', /one rate for each/],
  ['__proto__', /such as EUR\/SEK/],
])('refuses %s', (text, problem) => {
  expect(() => readRates(text, NOW)).toThrow(problem)
})
