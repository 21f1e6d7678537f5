import { expect, test } from 'vitest'
import { type Database, inTransaction } from '#server/db/client.ts'
import { partsInOrder } from '#server/features/products/search/orders.ts'
import { UNIT_SORTS } from '#shared/products/product-sort.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

function createShopOfUnits() {
  const shop = createTestApp({ seeded: false })
  const rows: [name: string, currency: string, price: number | null][] = [
    ['nappies, 40 st', 'SEK', 10_000],
    ['blanket', 'SEK', 500],
    ['nappies, 50 st', 'EUR', 100],
    ['nappies, 200 st', 'SEK', 20_000],
    ['purée, 100 g', 'SEK', 2_000],
    ['nappies, 60 st', 'SEK', null],
    ['nappies, 66 st', 'SEK', 0],
    ['nappies, 60 st', 'DKK', 100],
    ['blanket', 'EUR', 1],
    ['nappies, 100 st', 'SEK', 15_000],
  ]
  for (const [name, currency, priceMinor] of rows)
    makeProduct(shop.db, { name: `Nest ${name}`, currency, priceMinor, category: 'Feeding' })
  return shop
}

const BY_PIECE = [
  'SEK nappies, 200 st',
  'SEK nappies, 100 st',
  'SEK nappies, 40 st',
  'DKK nappies, 60 st',
  'EUR nappies, 50 st',
  'SEK nappies, 66 st',
  'SEK blanket',
  'SEK purée, 100 g',
  'EUR blanket',
  'SEK nappies, 60 st',
]
const named = (products: { name: string; currency: string }[]) =>
  products.map(({ name, currency }) => `${currency} ${name.slice(5)}`)

test('sorting by piece price puts the shop’s currency first, then others by price', async () => {
  const { caller, app } = createShopOfUnits()
  for (const filter of [
    {},
    { category: 'Feeding' },
    { search: 'nest' },
    { retailer: 'Test Shop' },
    { stock: 'in' },
  ] as const) {
    const listInput = { ...filter, sort: 'price-per-piece' } as const
    const { products } = await caller.products.list({ ...listInput, pageSize: 100 })
    expect(named(products)).toEqual(BY_PIECE)
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((page) => caller.products.list({ ...listInput, page, pageSize: 2 })),
    )
    expect(pages.flatMap((page) => page.products)).toEqual(products)
  }
  const response = await app.request('/api/products?sort=price-per-piece&page_size=3')
  const { products } = await response.json()
  expect(products.map((p: { unit_price: number }) => p.unit_price)).toEqual([1, 1.5, 2.5])
  const within = await caller.products.list({ sort: 'price-per-piece', from: 1, to: 160 })
  expect(named(within.products)).toEqual([
    'SEK nappies, 100 st',
    'SEK nappies, 40 st',
    'SEK blanket',
    'SEK purée, 100 g',
  ])
})

test('the menu sorts by unit price if a third of the list has one', async () => {
  const { caller, db, app } = createTestApp({ seeded: false })
  inTransaction(db, () => {
    for (let index = 0; index < 30; index++) {
      makeProduct(db, { name: `Rattle ${index}`, category: 'Toys' })
      if (index < 10) makeProduct(db, { name: `Blöjor stl 4, ${50 + index} st`, category: 'Feeding' })
      if (index < 2) makeProduct(db, { name: `Fruit purée ${index}, ${90 + index} g`, category: 'Feeding' })
      if (index < 2) makeProduct(db, { name: `Wipes, ${60 + index} st`, currency: 'EUR', category: 'Safety' })
    }
  })
  const units = async (input: Parameters<typeof caller.products.list>[0]) =>
    (await caller.products.list(input)).units
  expect(await units({})).toEqual([])
  expect(await units({ category: 'Toys' })).toEqual([])
  expect(await units({ search: 'rattle' })).toEqual([])
  expect(await units({ category: 'Feeding' })).toEqual(['piece'])
  expect(await units({ search: 'blöjor' })).toEqual(['piece'])
  expect(await units({ search: 'purée' })).toEqual(['kg'])
  expect(await units({ search: 'wipes' })).toEqual([])
  expect(await units({ search: 'blöjor', page: 2, sort: 'price-high-low' })).toEqual(['piece'])
  const optionsOf = async (address: string) =>
    [...(await (await app.request(address)).text()).matchAll(/<option value="([^"]*)"/g)].map(
      ([, value]) => value,
    )
  const general = ['featured', 'alphabetical', 'price-low-high', 'price-high-low']
  expect(await optionsOf('/products')).toEqual(general)
  expect(await optionsOf('/products?search=bl%C3%B6jor')).toEqual([...general, 'price-per-piece'])
  expect(await optionsOf('/products?sort=price-per-kg')).toEqual([...general, 'price-per-kg'])
})

test('an address with that order is hidden from crawlers, and an unknown unit ignored', async () => {
  const { app } = createShopOfUnits()
  const page = await (await app.request('/products?sort=price-per-piece')).text()
  expect(page).toMatch(/<meta name="robots" content="noindex/)
  expect(page).toContain('Price per piece: Low to High')
  expect(await (await app.request('/products?sort=price-per-ounce')).text()).toContain(
    'value="featured" selected',
  )
  expect((await app.request('/api/products?sort=price-per-ounce')).status).toBe(400)
})

test.each(UNIT_SORTS)('%s is read from indexes only, from either end', (sort) => {
  const { db } = createTestApp({ seeded: false })
  for (const direction of ['forward', 'backward'] as const)
    for (const category of ['', "and p.category = +'Toys'"]) {
      const parts = partsInOrder({ sort, currency: 'EUR' }, direction, false)
      const statements = parts.map(
        ({ and, by }) =>
          `select p.id from products p where p.is_shown = 1 ${category} ${and} order by ${by} limit 6`,
      )
      const byUnit = category ? 'products_category_unit_price' : 'products_unit_price'
      const byPrice = category ? 'products_category_price' : 'products_price'
      const indexes = [byUnit, byUnit, byUnit, byPrice, byPrice, byPrice]
      expect(statements.map((sql) => indexesOf(db, sql))).toEqual(
        (direction === 'forward' ? indexes : indexes.reverse()).map((index) => [index]),
      )
      for (const sql of statements) expect(readsRows(db, sql)).toBe(false)
    }
})

/** One a step of the plan; a step that sorts is none. */
function indexesOf(db: Database, sql: string): (string | undefined)[] {
  const plan = db.$client.prepare<[], { detail: string }>(`explain query plan ${sql}`).all()
  return plan.map(({ detail }) => /INDEX (\w+?)(?:_up|_down)? /.exec(detail)?.[1])
}

/** Whether a column is read of the products themselves, not of an index. */
function readsRows(db: Database, sql: string): boolean {
  const root = db.$client.prepare("select rootpage from sqlite_schema where name = 'products'").pluck().get()
  const steps = db.$client.prepare<[], { opcode: string; p1: number; p2: number }>(`explain ${sql}`).all()
  const cursors = steps.filter(({ opcode, p2 }) => opcode === 'OpenRead' && p2 === root).map(({ p1 }) => p1)
  return steps.some(({ opcode, p1 }) => opcode === 'Column' && cursors.includes(p1))
}
