import { expect, test } from 'vitest'
import { describeEstimate, sumByKey, totalOf } from '#client/admin/clicks/click-totals.ts'

const row = { key: 'a', label: 'A', currency: 'SEK', clicks: 3, estimatedMinor: 1_250 }
const rows = [
  row,
  { ...row, currency: 'EUR', clicks: 2, estimatedMinor: 100 },
  { ...row, key: 'b', label: 'B' },
]

test('adds up the rows of one product by currency and never mixes currencies', () => {
  const [first, second] = sumByKey(rows)
  expect(first).toMatchObject({ key: 'a', clicks: 5 })
  expect(first && describeEstimate(first, 'sv-SE')).toBe('12,50 SEK + 1 EUR')
  expect(second).toMatchObject({ key: 'b', clicks: 3 })
})

test('returns an empty total for no rows', () => {
  expect(totalOf(rows)).toMatchObject({ clicks: 8 })
  expect(describeEstimate(totalOf([]), 'sv-SE')).toBe('–')
})
