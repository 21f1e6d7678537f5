import { expect, test } from 'vitest'
import { ecbRates } from '#client/admin/settings/ecb-rates.ts'

const CSV = 'Date, USD, JPY, SEK, \n27 November 2026, 1.1, 160, 11, \n'

test('reads the file of the day as rates to the shop’s currency, across the euro', () => {
  const day = '2026-11-27'
  expect(ecbRates(CSV, 'SEK')).toEqual([
    { currency: 'EUR', to: 'SEK', rate: 11, day },
    { currency: 'USD', to: 'SEK', rate: 10, day },
    { currency: 'JPY', to: 'SEK', rate: 0.06875, day },
  ])
  expect(ecbRates(CSV, 'EUR')[0]).toEqual({ currency: 'USD', to: 'EUR', rate: 0.9090909, day })
})

test.each(['', 'hello', 'Date, USD\nyesterday, 1', CSV.replace('SEK', 'NOK')])(
  'reads nothing from %j',
  (text) => {
    expect(ecbRates(text, 'SEK')).toEqual([])
  },
)
