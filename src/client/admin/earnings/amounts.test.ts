import { expect, test } from 'vitest'
import { earnedOf, inEachCurrency, percent } from '#client/admin/earnings/amounts.ts'

test('amounts of each currency stand side by side, without those that are zero', () => {
  const rows = [
    { currency: 'SEK', approved: 1_200, paid: 95 },
    { currency: 'EUR', approved: 0, paid: 5_000 },
    { currency: 'NOK', approved: 0, paid: 0 },
  ]
  expect(inEachCurrency(rows, earnedOf)).toBe('12.95 SEK + 50 EUR')
  expect(inEachCurrency([], earnedOf)).toBe('–')
})

test('a share is a whole percentage, or a dash when there is none', () => {
  expect([percent(2 / 3), percent(null)]).toEqual(['67%', '–'])
})
