import { expect, test } from 'vitest'
import { nextSaleChange, salePeriodRuns } from '#server/features/feeds/mapping/sale-period.ts'

const noon = new Date('2026-01-15T12:00:00Z')

test.each([undefined, '', '  '])('a sale without a period (%j) always runs', (period) => {
  expect(salePeriodRuns(period, noon)).toBe(true)
})

test.each([
  '2026-01-01T00:00Z/2026-01-31T23:59Z',
  ' 2026-01-01T00:00:00+01:00 / 2026-01-31T23:59:00+01:00 ',
  '2026-01-01/2026-01-31',
  '2026-01-15T12:00Z/2026-01-15T12:00Z',
  '2026-01-15T13:00+0100/2026-01-15T13:30+0100',
  '2026-01-15T05:30-0630/2026-01-15T06:00-0630',
])('%j covers noon', (period) => {
  expect(salePeriodRuns(period, noon)).toBe(true)
})

test.each([
  '2026-01-15T12:01Z/2026-01-31T00:00Z',
  '2026-01-01T00:00Z/2026-01-15T11:59Z',
  '2026-01-15T12:30+0000/2026-01-15T13:30+0000',
  '2026-01-15T12:00+0200/2026-01-15T13:00+0200',
  '2026-01-31T00:00Z/2026-01-01T00:00Z',
])('%j does not', (period) => {
  expect(salePeriodRuns(period, noon)).toBe(false)
})

test.each([
  'soon',
  '/',
  '2026-01-01T00:00Z',
  '2026-01-01T00:00Z/',
  '/2026-01-31T00:00Z',
  '2026-01-01T00:00Z/2026-01-31T00:00Z/2026-02-28T00:00Z',
  '2026-13-01T00:00Z/2026-14-01T00:00Z',
])('in the unreadable period %j a sale never runs', (period) => {
  expect(salePeriodRuns(period, noon)).toBe(false)
})

test('the next change of a sale is its beginning, then its end', () => {
  const period = '2026-01-10T00:00Z/2026-01-20T00:00Z'
  expect(nextSaleChange(period, new Date('2026-01-05'))).toBe(Date.UTC(2026, 0, 10))
  expect(nextSaleChange(period, new Date('2026-01-15'))).toBe(Date.UTC(2026, 0, 20))
  expect(nextSaleChange(period, new Date('2026-01-25'))).toBeUndefined()
  expect(nextSaleChange('soon', new Date())).toBeUndefined()
  expect(nextSaleChange(undefined, new Date())).toBeUndefined()
})
