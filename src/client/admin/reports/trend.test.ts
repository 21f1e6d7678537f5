import { expect, test } from 'vitest'
import { linePoints, trendOf } from '#client/admin/reports/trend.ts'

const series = (...values: number[]) =>
  values.map((value, index) => ({ day: `2026-01-0${index + 1}`, value }))

test('compares the last days with as many days before them', () => {
  expect(trendOf(series(9, 2, 2, 3, 2), 2)).toEqual({ values: [3, 2], total: 5, change: 25 })
})

test('shows no trend if there was nothing before', () => {
  expect(trendOf(series(0, 0, 4, 1), 2).change).toBeUndefined()
  expect(trendOf([], 30)).toEqual({ values: [], total: 0, change: undefined })
})

test('puts the highest value at the top and zero at the bottom', () => {
  expect(linePoints([0, 5, 10], 100, 20)).toBe('0,20 50,10 100,0')
  expect(linePoints([0, 0], 100, 20)).toBe('0,20 100,20')
})
