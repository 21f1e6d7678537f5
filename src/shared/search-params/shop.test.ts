import { expect, test } from 'vitest'
import { DEFAULT_CATEGORIES } from '#shared/products/categories.ts'
import { canonicalShopSearch, parseShopSearch, shopSearchBeforeRedirect } from '#shared/search-params/shop.ts'

const TRAVEL = { short: 'Travel', name: 'On the Way', former: ['strollers', 'toys & cars'] }
const SHOP = [...DEFAULT_CATEGORIES, TRAVEL]
const canonical = (raw: Record<string, unknown>) => canonicalShopSearch(parseShopSearch(raw), SHOP)

test('long names and any letter case mean the category', () => {
  for (const category of ['Toys', 'toys', 'TOYS & educational ITEMS', ' Toys ']) {
    expect(canonical({ category }).category).toBe('Toys')
  }
})

test('a former name means what became of the category, and its address leads on', () => {
  const search = parseShopSearch({ category: ['STROLLERS', 'Toys'], page: 2 })
  expect(canonicalShopSearch(search, SHOP)).toMatchObject({ category: ['Toys', 'Travel'], page: 2 })
  expect(shopSearchBeforeRedirect(search, SHOP)).toBe(search)
})

test('anything senseless counts as absent', () => {
  for (const page of ['abc', '-1', '0', '1', '1.5', '', '1e9', ['2'], {}, null]) {
    expect(parseShopSearch({ page }).page).toBeUndefined()
  }
  expect(canonical({ category: 'Cars', sort: 'up', search: '   ' })).toEqual({})
  for (const category of ['x'.repeat(1_000), {}, null, 7, ''])
    expect(parseShopSearch({ category }).category).toBeUndefined()
})

test('a huge page and a huge search are cut to what can be asked', () => {
  expect(parseShopSearch({ page: '99999999999999999999' }).page).toBe(1_000_000)
  expect(parseShopSearch({ search: 'x'.repeat(10_000) }).search).toHaveLength(200)
})

test('several of a kind are read in one order, each once', () => {
  const search = canonical({
    category: ['toys', 'Cars', 'Clothing', 'Toys'],
    retailer: [' b ', 'a', '', 'b'],
    brand: [],
  })
  expect(search).toMatchObject({ category: ['Clothing', 'Toys'], retailer: ['a', 'b'], brand: undefined })
  expect(canonical({ category: ['Toys', 'toys'] }).category).toBe('Toys')
})

test('a highest and a lowest price are whole, within bounds, and in their order', () => {
  expect(parseShopSearch({ from: ' 500 ', to: '2000' })).toMatchObject({ from: 500, to: 2_000 })
  expect(parseShopSearch({ from: '2000', to: '500' })).toMatchObject({ from: 500, to: 2_000 })
  for (const from of ['', '-1', '1.5', 'x', '9'.repeat(50), null, ['5']]) {
    expect(parseShopSearch({ from }).from).toBeUndefined()
  }
  expect(parseShopSearch({ to: '99999999999' }).to).toBe(10_000_000)
})
