import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/open-database.ts'
import { products } from '#server/db/schema/catalog.ts'
import { beginRun } from '#server/features/feeds/running/run-feed.ts'
import { productFacets } from '#server/features/products/service.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { databaseAfter } from '#tests/helpers/old-database.ts'
import { folderOfTest } from '#tests/helpers/own-folder.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

const names = ({ products: listed }: { products: { name: string }[] }) => listed.map(({ name }) => name)

function fill({ db }: Pick<ReturnType<typeof createTestApp>, 'db'>) {
  const make = (name: string, currency: string, priceMinor: number | null) =>
    makeProduct(db, { name, currency, priceMinor, category: 'Feeding' })
  make('Cup of 19 euros', 'EUR', 1_900)
  make('Cup of 20 euros', 'EUR', 2_000)
  make('Cup of 150 euros', 'EUR', 15_000)
  make('Cup of 10 kronor', 'SEK', 1_000)
  make('Cup of 900 dollars', 'USD', 90_000)
  make('Cup of unknown price', 'EUR', null)
}

describe('a shop priced in euros', () => {
  const EUROS = { seeded: false, env: { CURRENCY: 'eur' } }

  test('sorts products in euros first and each other currency separately', async () => {
    const shop = createTestApp(EUROS)
    fill(shop)
    const inOrder = async (sort: 'price-low-high' | 'price-high-low', more: object = {}) =>
      names(await shop.caller.products.list({ sort, pageSize: 10, ...more }))
    const others = ['Cup of 10 kronor', 'Cup of 900 dollars', 'Cup of unknown price']
    const euros = ['Cup of 19 euros', 'Cup of 20 euros', 'Cup of 150 euros']
    for (const more of [
      {},
      { category: 'Feeding' },
      { search: 'cup' },
      { retailer: 'Test Shop' },
      { stock: 'in' },
    ]) {
      expect(await inOrder('price-low-high', more)).toEqual([...euros, ...others])
      expect(await inOrder('price-high-low', more)).toEqual([...euros.toReversed(), ...others])
    }
  })

  test('filters by ranges and limits in euros, which other currencies never match', async () => {
    const shop = createTestApp(EUROS)
    fill(shop)
    const namesFor = async (filter: object) =>
      names(await shop.caller.products.list({ sort: 'price-low-high', ...filter }))
    expect(await namesFor({ price: 'under-20' })).toEqual(['Cup of 19 euros'])
    expect(await namesFor({ price: '20-50' })).toEqual(['Cup of 20 euros'])
    expect(await namesFor({ price: 'over-200' })).toEqual([])
    expect(await namesFor({ from: 20, to: 1_000 })).toEqual(['Cup of 20 euros', 'Cup of 150 euros'])
    const facets = await shop.caller.products.facets({})
    expect(facets.prices).toEqual([
      { value: 'under-20', count: 1 },
      { value: '20-50', count: 1 },
      { value: '100-200', count: 1 },
    ])
    expect(facets.hasOtherCurrencies).toBe(true)
    for (const { value, count } of facets.prices)
      expect(await namesFor({ price: value })).toHaveLength(count ?? -1)
  })

  test('names it on its pages, in the API, and in the product form', async () => {
    const shop = await adminShop(EUROS)
    fill(shop)
    const page = await (await shop.app.request('/products?filters=open&price=20-50')).text()
    expect(page).toContain('To EUR')
    expect(page).toContain('20–50 EUR')
    expect(page).toContain('Prices in other currencies can’t be filtered')
    const document = await (await shop.app.request('/api/openapi.json')).json()
    expect(document.info.description).toContain('The shop’s currency is EUR.')
    const { id } = await shop.admin.products.create({ name: 'Bib', price: 4.5 })
    expect(await shop.caller.products.byId({ id })).toMatchObject({ currency: 'EUR', priceMinor: 450 })
  })
})

test.each([
  ['JPY', 2_500, '2000-5000', 2_500],
  ['KWD', 7.125, '5-10', 7_125],
])('%s has its own decimals in prices and ranges', async (CURRENCY, price, range, priceMinor) => {
  const shop = await adminShop({ seeded: false, env: { CURRENCY } })
  const { id } = await shop.admin.products.create({ name: 'Cup', price })
  expect(await shop.caller.products.byId({ id })).toMatchObject({ currency: CURRENCY, priceMinor })
  expect((await shop.caller.products.facets({})).prices).toEqual([{ value: range, count: 1 }])
  await expect(shop.admin.products.create({ name: 'Bib', price: 1.0005 })).rejects.toThrow(
    'too many decimals',
  )
})

test('a change of currency while the shop runs converts and loses nothing', async () => {
  const shop = await adminShop()
  const read = async (path: string) => (await shop.app.request(path)).text()
  const cheapest = await shop.caller.products.list({ sort: 'price-low-high' })
  expect(await read('/products?filters=open')).toMatch(/Under 200 SEK/)
  expect(await shop.admin.settings.update({ CURRENCY: 'eur' })).toEqual({ changed: 1 })
  makeProduct(shop.db, { name: 'Euro cup', priceMinor: 1_500, currency: 'EUR' })
  const page = await read('/products?filters=open')
  expect(page).toContain('Under 20 EUR')
  expect(page).not.toMatch(/Under 200 SEK/)
  const after = await shop.caller.products.list({ sort: 'price-low-high' })
  expect(names(after)).toEqual(['Euro cup', ...names(cheapest)].slice(0, 6))
  await shop.admin.settings.update({ CURRENCY: '' })
  expect(names(await shop.caller.products.list({ sort: 'price-low-high' }))).toEqual(names(cheapest))
})

test('an invalid currency is refused at the field', async () => {
  const shop = await adminShop()
  await expect(shop.admin.settings.update({ CURRENCY: 'kr' })).rejects.toThrow(
    'This must be a currency code such as SEK, EUR, or USD',
  )
})

test('feeds without a currency use the shop’s and are read again after a change', async () => {
  const folder = folderOfTest()
  writeFileSync(join(folder, 'cups.csv'), 'id,title,link,price\n1,Cup,https://shop.example/1,19.50\n')
  const shop = await adminShop({ seeded: false, env: { FEEDS_FOLDER: folder } })
  const { id } = await shop.admin.feeds.create({
    name: 'cups',
    place: { kind: 'path', location: 'cups.csv' },
    dialect: 'generic-csv',
    options: { mapping: { externalId: ['id'], name: ['title'], link: ['link'], price: ['price'] } },
  })
  const sync = async () => {
    await beginRun(shop.deps, id).finished
    return shop.db
      .select({ currency: products.currency, priceMinor: products.priceMinor })
      .from(products)
      .all()
  }
  expect(await sync()).toEqual([{ currency: 'SEK', priceMinor: 1_950 }])
  await shop.admin.settings.update({ CURRENCY: 'EUR' })
  expect(await sync()).toEqual([{ currency: 'EUR', priceMinor: 1_950 }])
})

test('a filled shop from an earlier version counts and sorts its prices as before', () => {
  const { path, client } = databaseAfter('0018_campaigns')
  const insert = client.prepare(`insert into products
    (id, slug, name, name_sort, search_text, description, advertiser_name, price_minor, currency)
    values (?, 'x', 'Cup', 'cup', 'cup', '', 'Shop', ?, ?)`)
  const rows: [number, number | null, string][] = [
    [1, 19_999, 'SEK'],
    [2, 20_000, 'SEK'],
    [3, 200_000, 'SEK'],
    [4, 2_000, 'EUR'],
    [5, null, 'SEK'],
  ]
  for (const row of rows) insert.run(...row)
  client.close()
  const db = openDatabase(path)
  onTestFinished(() => void db.$client.close())
  expect(productFacets(db, {}, 'SEK')).toMatchObject({
    prices: [
      { value: 'under-200', count: 1 },
      { value: '200-500', count: 1 },
      { value: 'over-2000', count: 1 },
    ],
    hasOtherCurrencies: true,
    retailers: [{ value: 'Shop', count: 5 }],
  })
  expect(productFacets(db, {}, 'EUR').prices).toEqual([{ value: '20-50', count: 1 }])
})
