import { expect, test } from 'vitest'
import {
  describeEstimate,
  describeRate,
  describeViews,
  sumByKey,
  sumByPage,
  totalOf,
} from '#client/admin/clicks/click-totals.ts'

const row = {
  key: 'a',
  label: 'A',
  currency: 'SEK',
  clicks: 3,
  views: 40,
  clicksPerView: 0.125,
  estimatedMinor: 1_250,
}
const rows = [
  row,
  { ...row, currency: 'EUR', clicks: 2, views: null, clicksPerView: null, estimatedMinor: 100 },
  { ...row, key: 'b', label: 'B', views: null, clicksPerView: null },
]

test('adds up the rows of one product by currency and never mixes currencies', () => {
  const [first, second] = sumByKey(rows)
  expect(first).toMatchObject({ key: 'a', clicks: 5 })
  expect(first && describeEstimate(first)).toBe('12.50 SEK + 1 EUR')
  expect(second).toMatchObject({ key: 'b', clicks: 3 })
  expect([first, second].map((sum) => sum && [describeViews(sum), describeRate(sum)])).toEqual([
    ['40', '12.5%'],
    ['–', '–'],
  ])
})

test('returns an empty total for no rows', () => {
  expect(totalOf(rows)).toMatchObject({ clicks: 8, views: 40 })
  expect(describeEstimate(totalOf([]))).toBe('–')
})

test('links pages of their own to their editors', () => {
  const sums = sumByPage(['a3f', 'l2', 'p9j2', 's', ''].map((key) => ({ ...row, key })))
  expect(sums.map(({ link }) => [link?.to, link?.params])).toEqual([
    ['/admin/articles/$id', { id: '123' }],
    ['/admin/landing-pages/$id', { id: '2' }],
    ['/admin/products/$id', { id: '12350' }],
    [undefined, undefined],
    [undefined, undefined],
  ])
})
