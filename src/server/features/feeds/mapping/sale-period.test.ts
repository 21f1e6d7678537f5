import { expect, test } from 'vitest'
import { nextSaleChange, salePeriodOf, salePeriodRuns } from '#server/features/feeds/mapping/sale-period.ts'

const noon = new Date('2026-01-15T12:00:00Z')

test.each([undefined, '', '  '])('always runs a sale without a period (%j)', (period) => {
  expect(salePeriodRuns(period, noon)).toBe(true)
})

test.each([
  '2026-01-01T00:00Z/2026-01-31T23:59Z',
  ' 2026-01-01T00:00:00+01:00 / 2026-01-31T23:59:00+01:00 ',
  '2026-01-01/2026-01-31',
  '2026-01-15T12:00Z/2026-01-15T12:00Z',
  '2026-01-15T13:00+0100/2026-01-15T13:30+0100',
  '2026-01-15T05:30-0630/2026-01-15T06:00-0630',
])('includes noon in %j', (period) => {
  expect(salePeriodRuns(period, noon)).toBe(true)
})

test.each([
  '2026-01-15T12:01Z/2026-01-31T00:00Z',
  '2026-01-01T00:00Z/2026-01-15T11:59Z',
  '2026-01-15T12:30+0000/2026-01-15T13:30+0000',
  '2026-01-15T12:00+0200/2026-01-15T13:00+0200',
  '2026-01-31T00:00Z/2026-01-01T00:00Z',
])('excludes noon from %j', (period) => {
  expect(salePeriodRuns(period, noon)).toBe(false)
})

test.each([
  '2026-01-15/2026-01-15',
  '2026-01-08/15.01.2026',
  '8.1.2026 / 15-01-2026',
  '2026-01-14 12:00:00/2026-01-15',
])('includes the whole last day of %j', (period) => {
  expect(salePeriodRuns(period, new Date(2026, 0, 15, 0, 0))).toBe(true)
  expect(salePeriodRuns(period, new Date(2026, 0, 15, 23, 59, 59))).toBe(true)
  expect(salePeriodRuns(period, new Date(2026, 0, 16, 0, 0))).toBe(false)
  expect(nextSaleChange(period, new Date(2026, 0, 15, 12))).toBe(
    new Date(2026, 0, 15, 23, 59, 59, 999).getTime(),
  )
})

test.each([
  ['2026-01-08', '2026-01-15'],
  ['1/8/2026', '1/15/2026'],
  ['', '01/15/2026'],
  ['08-01-2026 00:00', '15.01.2026'],
])('runs a sale from %j to %j through its last day and no longer', (starts, ends) => {
  const period = salePeriodOf(starts, ends)
  expect(salePeriodRuns(period, new Date(2026, 0, 15, 23))).toBe(true)
  expect(salePeriodRuns(period, new Date(2026, 0, 16))).toBe(false)
})

test('keeps an open-ended sale running, and finds no period without days', () => {
  expect(salePeriodRuns(salePeriodOf('2026-01-08', ''), new Date(2036, 0, 15))).toBe(true)
  expect(salePeriodOf('', undefined)).toBeUndefined()
})

test('ends a sale at its exact time if one is given', () => {
  const period = '2026-01-08/2026-01-15 18:00'
  expect(salePeriodRuns(period, new Date(2026, 0, 15, 17, 59))).toBe(true)
  expect(salePeriodRuns(period, new Date(2026, 0, 15, 18, 1))).toBe(false)
})

test.each([
  'soon',
  '/',
  '2026-01-01T00:00Z',
  '2026-01-01T00:00Z/',
  '/2026-01-31T00:00Z',
  '2026-01-01T00:00Z/2026-01-31T00:00Z/2026-02-28T00:00Z',
  '2026-13-01T00:00Z/2026-14-01T00:00Z',
])('never runs a sale with the unreadable period %j', (period) => {
  expect(salePeriodRuns(period, noon)).toBe(false)
})

test('gives the start and then the end as the sale’s next change', () => {
  const period = '2026-01-10T00:00Z/2026-01-20T00:00Z'
  expect(nextSaleChange(period, new Date('2026-01-05'))).toBe(Date.UTC(2026, 0, 10))
  expect(nextSaleChange(period, new Date('2026-01-15'))).toBe(Date.UTC(2026, 0, 20))
  expect(nextSaleChange(period, new Date('2026-01-25'))).toBeUndefined()
  expect(nextSaleChange('soon', new Date())).toBeUndefined()
  expect(nextSaleChange(undefined, new Date())).toBeUndefined()
})
