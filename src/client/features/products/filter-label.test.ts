import { expect, test } from 'vitest'
import { filterLabel, limitsLabel, saidFilters } from '#client/features/products/filter-label.ts'
import { DEFAULT_CATEGORIES } from '#shared/products/categories.ts'

test.each([
  ['price', 'under-200', 'Under 200 SEK'],
  ['price', '200-500', '200–500 SEK'],
  ['price', 'over-2000', 'Over 2,000 SEK'],
  ['pick', 'editors-pick', "Editor's Pick"],
  ['deal', 'price-drop', 'Price drops'],
  ['retailer', 'Fjordkin', 'Fjordkin'],
  ['category', 'Toys', 'Toys & Educational Items'],
] as const)('labels the filter %s=%s as %s', (name, value, label) => {
  expect(filterLabel(name, value, { currency: 'SEK', categories: DEFAULT_CATEGORIES })).toBe(label)
})

test('labels price limits as a range or as a single limit', () => {
  expect(
    [{ from: 500, to: 2_000 }, { from: 500 }, { to: 2_000 }, {}].map((limits) =>
      limitsLabel(limits, { currency: 'SEK' }),
    ),
  ).toEqual(['500–2,000 SEK', 'From 500 SEK', 'Up to 2,000 SEK', undefined])
})

test('phrases the filters in a search as part of a sentence', () => {
  const shop = { currency: 'SEK', categories: DEFAULT_CATEGORIES }
  expect(saidFilters({ size: ['62', '62/68'], age: '1-2-years', to: 2_000, stock: 'in' }, shop)).toEqual([
    'size 62 or size 62/68',
    '1–2 years',
    'up to 2,000 SEK',
    'in stock',
  ])
  const bands = ['6-12-months', '1-2-years'] as const
  expect(saidFilters({ size: 'Nappy 3', age: [...bands], deal: 'price-drop' }, shop)).toEqual([
    'nappy 3',
    '6 months to 2 years',
    'price drops',
  ])
  expect(saidFilters({ search: 'stroller', category: 'Toys' }, shop)).toEqual([])
})
