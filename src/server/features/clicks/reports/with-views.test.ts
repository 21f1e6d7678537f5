import { expect, test } from 'vitest'
import { withViews } from '#server/features/clicks/reports/with-views.ts'

const sum = { label: 'x', currency: 'SEK', clicks: 6, clicksSinceViews: 4, estimatedMinor: null }

test('counts views once per key, and only clicks since views are counted', () => {
  const sums = [
    { ...sum, key: 'a3f' },
    { ...sum, key: 'a3f', currency: 'EUR' },
    { ...sum, key: 's' },
  ]
  const rows = withViews(sums, [{ key: 'a3f', views: 80 }])
  expect(rows.map(({ views, clicksPerView }) => [views, clicksPerView])).toEqual([
    [80, 0.1],
    [null, null],
    [null, null],
  ])
})

test('lists keys without clicks, and has no rate for few views', () => {
  const rows = withViews(
    [{ ...sum, key: 'h' }],
    [
      { key: 'h', views: 19 },
      { key: 'q', views: 20 },
    ],
  )
  expect(rows).toMatchObject([
    { key: 'h', views: 19, clicksPerView: null },
    { key: 'q', label: 'q', clicks: 0, views: 20, clicksPerView: 0 },
  ])
})
