import { expect, test } from 'vitest'
import { parseShopSearch } from '#shared/shop-search.ts'

test('long names and any letter case mean the category', () => {
  for (const category of ['Toys', 'toys', 'TOYS & educational ITEMS', ' Toys ']) {
    expect(parseShopSearch({ category }).category).toBe('Toys')
  }
})

test('anything senseless counts as absent', () => {
  for (const page of ['abc', '-1', '0', '1', '1.5', '', '1e9', ['2'], {}, null]) {
    expect(parseShopSearch({ page }).page).toBeUndefined()
  }
  expect(parseShopSearch({ category: 'Cars', sort: 'up', search: '   ' })).toEqual({})
})

test('a huge page and a huge search are cut to what can be asked', () => {
  expect(parseShopSearch({ page: '99999999999999999999' }).page).toBe(1_000_000)
  expect(parseShopSearch({ search: 'x'.repeat(10_000) }).search).toHaveLength(200)
})
