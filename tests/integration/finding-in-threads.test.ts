import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '#server/db/client.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { nameGroups } from '#server/db/schema/search.ts'
import { find, isNearAnEnd } from '#server/features/products/finding/service.ts'
import { listProducts, productFacets, suggestProducts } from '#server/features/products/service.ts'
import { productListInput } from '#shared/inputs/products.ts'
import { folderOfTest } from '#tests/helpers/own-folder.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

/** As high an id as a large catalog has. */
const LARGE = 5_001
let db: Database

beforeEach(() => {
  db = openDatabase(join(folderOfTest(), 'shop.db'))
  for (const priceMinor of [100, 200, 300])
    makeProduct(db, { name: `Bib ${priceMinor}`, priceMinor, brand: 'Fjordkin' })
})
afterEach(() => db.$client.close())

const inputOf = (input: Record<string, unknown>) => productListInput.parse(input)

test('a large catalog is searched in a thread with the same result', async () => {
  makeProduct(db, { id: LARGE, name: 'Bib for travels' })
  const prepare = vi.spyOn(db.$client, 'prepare')
  const search = inputOf({ search: 'bib', brand: 'fjordkin' })
  const [list, facets, suggestions] = await Promise.all([
    find(db, 'list', search, 'SEK'),
    find(db, 'facets', search, 'SEK'),
    find(db, 'suggest', 'bib'),
  ])
  expect(prepare.mock.calls.some(([sql]) => sql.includes('products_fts'))).toBe(false)
  expect(list).toEqual(listProducts(db, search, 'SEK'))
  expect(facets).toEqual(productFacets(db, search, 'SEK'))
  expect(suggestions).toEqual(suggestProducts(db, 'bib'))
  expect(list.total).toBe(3)
})

test('the thread sees fresh writes of products and names', async () => {
  makeProduct(db, { id: LARGE, name: 'Karra' })
  expect((await find(db, 'list', inputOf({ search: 'drognvagn' }), 'SEK')).total).toBe(0)
  makeProduct(db, { id: LARGE + 1, name: 'Drognvagn' })
  db.insert(nameGroups)
    .values({ names: ['drognvagn', 'karra'] })
    .run()
  db.$client.exec('update catalogue_version set version = version + 1')
  expect((await find(db, 'list', inputOf({ search: 'drognvagn' }), 'SEK')).total).toBe(2)
})

test('a small catalog is searched without a thread', async () => {
  const prepare = vi.spyOn(db.$client, 'prepare')
  await find(db, 'list', inputOf({ search: 'bib' }), 'SEK')
  expect(prepare.mock.calls.some(([sql]) => sql.includes('products_fts'))).toBe(true)
})

test('detects whether an indexed page is near an end or far from both', () => {
  expect(isNearAnEnd(db, inputOf({}))).toBe(true)
  expect(isNearAnEnd(db, inputOf({ category: 'Toys', sort: 'alphabetical', page: 80 }))).toBe(true)
  expect(isNearAnEnd(db, inputOf({ sort: 'price-low-high', page: 2_000 }))).toBe(false)
  db.$client.exec('update catalogue_counts set shown = 1000000')
  expect(isNearAnEnd(db, inputOf({ page: 80_000 }))).toBe(false)
  expect(isNearAnEnd(db, inputOf({ page: 166_667 }))).toBe(true)
  for (const narrowed of [{ search: 'a' }, { stock: 'in' }, { deal: 'price-drop' }, { retailer: 'Fjordkin' }])
    expect(isNearAnEnd(db, inputOf(narrowed))).toBe(false)
})
