import { expect, test } from 'vitest'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

test('finds similar products in stock within 40 % of the price, closest name first', async () => {
  const { caller, db } = createTestApp({ seeded: false })
  const make = (name: string, priceMinor: number | null, values = {}) =>
    makeProduct(db, { name, priceMinor, category: 'Nursery', ...values }).id
  const own = make('Fjord travel pushchair', 100_000)
  const other = make('Havre sulky', 70_000)
  const named = make('Fjord stroller', 139_000, { category: 'Safety' })
  make('Fjord travel pushchair deluxe', 141_000)
  make('Fjord travel pushchair mini', 59_000)
  make('Sold out pushchair', 100_000, { inStock: false })
  make('Dollar pushchair', 100_000, { currency: 'USD' })
  make('Fjord travel pushchair bag', 100_000)
  const similar = await caller.products.similar({ id: own })
  expect(similar.kind).toBe('similar')
  expect(similar.products.map(({ id }) => id)).toEqual([named, other])
})

test('labels products that only share the category, and excludes variants of the item', async () => {
  const { caller, db } = createTestApp({ seeded: false })
  const make = (name: string) => makeProduct(db, { name, priceMinor: 10_000, category: 'Clothing' }).id
  const small = make('Rain suit Alva, size 50/56')
  const large = make('Rain suit Alva, size 86/92')
  const socks = make('Socks')
  for (const id of [small, large]) {
    const others = await caller.products.similar({ id })
    expect(others).toMatchObject({ kind: 'category', category: 'Clothing' })
    expect(others.products.map((product) => product.id)).toEqual([socks])
  }
})

test('excludes the same item at other retailers, which is an offer', async () => {
  const { caller, db } = createTestApp({ seeded: false })
  const make = (name: string, values = {}) =>
    makeProduct(db, { name, priceMinor: 10_000, category: 'Clothing', ...values }).id
  const gtin = '4006381333931'
  const own = make('Swimsuit Juni', { gtin, advertiserName: 'Fjordkin' })
  const offer = make('Swimsuit Juni', { gtin, advertiserName: 'Tumblewood' })
  const socks = make('Socks')
  const idsFor = async (id: number) => {
    const { kind, products } = await caller.products.similar({ id })
    return [kind, ...products.map((product) => product.id)]
  }
  expect((await caller.products.offers({ id: own })).map(({ id }) => id)).toEqual([offer])
  expect(await idsFor(own)).toEqual(['category', socks])
  const others = ['Swimsuit Havre', 'Swimsuit Molnet'].map((name) => make(name))
  expect(await idsFor(own)).toEqual(['similar', ...others.toReversed()])
})

test('matches products of unknown kind by a shared word and category', async () => {
  const { caller, db } = createTestApp({ seeded: false })
  const make = (name: string, values = {}) =>
    makeProduct(db, { name, priceMinor: 10_000, category: 'Toys', ...values }).id
  const own = make('Zorbly wobbler blue')
  const first = make('Zorbly spinner')
  const second = make('Wobbler deluxe')
  make('Quaxly', {})
  make('Zorbly heater', { category: 'Safety' })
  const { kind, products } = await caller.products.similar({ id: own })
  expect(kind).toBe('similar')
  expect(products.map(({ id }) => id).sort()).toEqual([first, second])
})

test('reads similar products from one index in a shop of any size', async () => {
  const { db } = createTestApp({ seeded: false })
  const sql = `explain query plan select p.id from products p where p.is_shown = 1 and p.in_stock = 1 and p.thing = +?
    and p.price_group = +? and p.compared_minor >= +? and p.compared_minor <= +? order by p.compared_minor limit 60`
  const plan = db.$client.prepare<unknown[], { detail: string }>(sql).all('#01', '', 1, 2)
  expect(plan.map(({ detail }) => detail)).toEqual([
    'SEARCH p USING INDEX products_similar (thing=? AND price_group=? AND compared_minor>? AND compared_minor<?)',
  ])
})
