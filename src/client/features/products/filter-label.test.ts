import { expect, test } from 'vitest'
import { filterLabel, limitsLabel } from '#client/features/products/filter-label.ts'
import { DEFAULT_CATEGORIES } from '#shared/categories.ts'

test.each([
  ['price', 'under-200', 'Under 200 SEK'],
  ['price', '200-500', '200–500 SEK'],
  ['price', 'over-2000', 'Over 2,000 SEK'],
  ['pick', 'editors-pick', "Editor's Pick"],
  ['deal', 'price-drop', 'Price drops'],
  ['retailer', 'Fjordkin', 'Fjordkin'],
  ['category', 'Toys', 'Toys & Educational Items'],
] as const)('the filter %s=%s reads %s', (name, value, label) => {
  expect(filterLabel(name, value, { locale: 'en', currency: 'SEK', categories: DEFAULT_CATEGORIES })).toBe(
    label,
  )
})

test('limits of a price read as a range, or as one limit', () => {
  expect(
    [{ from: 500, to: 2_000 }, { from: 500 }, { to: 2_000 }, {}].map((limits) =>
      limitsLabel(limits, { locale: 'en', currency: 'SEK' }),
    ),
  ).toEqual(['500–2,000 SEK', 'From 500 SEK', 'Up to 2,000 SEK', undefined])
})
