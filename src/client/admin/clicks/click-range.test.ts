import { expect, test } from 'vitest'
import { daysOf, lastDays, parseClickRange } from '#client/admin/clicks/click-range.ts'

const noon = Date.parse('2026-03-01T12:00:00Z')

test('the last seven days end today', () => {
  expect(lastDays(7, noon)).toEqual({ from: '2026-02-23', to: '2026-03-01' })
})

test('includes every day of a range, even across the end of a month', () => {
  expect(daysOf({ from: '2026-02-27', to: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
})

test('accepts an address with a valid range unchanged', () => {
  const range = { from: '2026-01-01', to: '2026-01-31' }
  expect(parseClickRange(range, noon)).toEqual(range)
})

test.each([
  [{}],
  [{ from: '2026-01-31', to: '2026-01-01' }],
  [{ from: '2026-02-30', to: '2026-03-01' }],
  [{ from: 'yesterday', to: 'today' }],
  [{ from: '2026-01-01' }],
])('replaces %j with the last thirty days', (search) => {
  expect(parseClickRange(search, noon)).toEqual({ from: '2026-01-31', to: '2026-03-01' })
})

test('shortens a range of years to one year', () => {
  expect(daysOf(parseClickRange({ from: '1990-01-01', to: '2026-01-01' }, noon))).toHaveLength(366)
})
