import { expect, test } from 'vitest'
import { DEFAULT_CATEGORIES } from '#shared/products/categories.ts'
import { canonicalShopSearch, parseShopSearch, shopSearchBeforeRedirect } from '#shared/search-params/shop.ts'

const TRAVEL = { short: 'Travel', name: 'On the Way', former: ['strollers', 'toys & cars'] }
const SHOP = [...DEFAULT_CATEGORIES, TRAVEL]
const canonical = (raw: Record<string, unknown>) => canonicalShopSearch(parseShopSearch(raw), SHOP)

test('reads a category by long names and in any letter case', () => {
  for (const category of ['Toys', 'toys', 'TOYS & educational ITEMS', ' Toys ']) {
    expect(canonical({ category }).category).toBe('Toys')
  }
})

test('maps a category’s former name to its successor and redirects its address', () => {
  const search = parseShopSearch({ category: ['STROLLERS', 'Toys'], page: 2 })
  expect(canonicalShopSearch(search, SHOP)).toMatchObject({ category: ['Toys', 'Travel'], page: 2 })
  expect(shopSearchBeforeRedirect(search, SHOP)).toBe(search)
})

test('ignores invalid values', () => {
  for (const page of ['abc', '-1', '0', '1', '1.5', '', '1e9', ['2'], {}, null]) {
    expect(parseShopSearch({ page }).page).toBeUndefined()
  }
  expect(canonical({ category: 'Cars', sort: 'up', search: '   ' })).toEqual({})
  for (const category of ['x'.repeat(1_000), {}, null, 7, ''])
    expect(parseShopSearch({ category }).category).toBeUndefined()
})

test('limits a huge page number and a huge search', () => {
  expect(parseShopSearch({ page: '99999999999999999999' }).page).toBe(1_000_000)
  expect(parseShopSearch({ search: 'x'.repeat(10_000) }).search).toHaveLength(200)
})

test('reads several values of a filter sorted and without duplicates', () => {
  const search = canonical({
    category: ['toys', 'Cars', 'Clothing', 'Toys'],
    retailer: [' b ', 'a', '', 'b'],
    brand: [],
  })
  expect(search).toMatchObject({ category: ['Clothing', 'Toys'], retailer: ['a', 'b'], brand: undefined })
  expect(canonical({ category: ['Toys', 'toys'] }).category).toBe('Toys')
})

test('reads whole price limits within bounds and in order', () => {
  expect(parseShopSearch({ from: ' 500 ', to: '2000' })).toMatchObject({ from: 500, to: 2_000 })
  expect(parseShopSearch({ from: '2000', to: '500' })).toMatchObject({ from: 500, to: 2_000 })
  for (const from of ['', '-1', '1.5', 'x', '9'.repeat(50), null, ['5']]) {
    expect(parseShopSearch({ from }).from).toBeUndefined()
  }
  expect(parseShopSearch({ to: '99999999999' }).to).toBe(10_000_000)
})
