import { expect, test } from 'vitest'
import { listCatalog } from '#server/features/catalog/service.ts'
import { partsInOrder } from '#server/features/products/search/orders.ts'
import { catalogListInput } from '#shared/inputs/catalog.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

function createShopOfThreeCurrencies() {
  const { caller, db, app } = createTestApp({ seeded: false })
  const prices: [string, number | null][] = [
    ['NOK', 5_000],
    ['EUR', 100],
    ['SEK', 90_000],
    ['SEK', null],
    ['EUR', 99_900],
    ['SEK', 10_000],
    ['NOK', 700],
    ['EUR', null],
    ['SEK', 20_000],
  ]
  for (const [currency, priceMinor] of prices)
    makeProduct(db, { name: `Cup ${currency} ${priceMinor}`, currency, priceMinor, category: 'Feeding' })
  return { caller, db, app }
}

const UP = ['SEK 10000', 'SEK 20000', 'SEK 90000', 'EUR 100', 'EUR 99900', 'NOK 700', 'NOK 5000']
const DOWN = ['SEK 90000', 'SEK 20000', 'SEK 10000', 'EUR 99900', 'EUR 100', 'NOK 5000', 'NOK 700']
const priced = (products: { currency: string; priceMinor: number | null }[]) =>
  products.filter(({ priceMinor }) => priceMinor !== null).map((p) => `${p.currency} ${p.priceMinor}`)

test.each([
  ['price-low-high', UP],
  ['price-high-low', DOWN],
] as const)(
  'sorting by %s puts the shop’s currency first, others apart, and missing prices last',
  async (sort, expected) => {
    const { caller } = createShopOfThreeCurrencies()
    for (const filter of [
      {},
      { category: 'Feeding' },
      { search: 'cup' },
      { retailer: 'Test Shop' },
    ] as const) {
      const { products } = await caller.products.list({ ...filter, sort, pageSize: 100 })
      expect(priced(products)).toEqual(expected)
      expect(products.slice(7).map(({ priceMinor }) => priceMinor)).toEqual([null, null])
      const pages = await Promise.all(
        [1, 2, 3].map((page) => caller.products.list({ ...filter, sort, page, pageSize: 4 })),
      )
      expect(pages.flatMap((page) => page.products)).toEqual(products)
    }
  },
)

test('REST and the admin area use the same order', async () => {
  const { app, db } = createShopOfThreeCurrencies()
  const response = await app.request('/api/products?sort=price-low-high&page_size=100')
  const { products } = await response.json()
  expect(products.map((p: { currency: string }) => p.currency).slice(0, 7)).toEqual(
    UP.map((price) => price.split(' ')[0]),
  )
  for (const [sort, expected] of [
    ['price-up', UP],
    ['price-down', DOWN],
  ] as const)
    expect(priced(listCatalog(db, catalogListInput.parse({ sort }), 'SEK').rows)).toEqual(expected)
})

test.each(['price-low-high', 'price-high-low'] as const)(
  '%s is read from an index from either end',
  (sort) => {
    const { db } = createTestApp({ seeded: false })
    for (const direction of ['forward', 'backward'] as const) {
      const parts = partsInOrder({ sort, currency: 'EUR' }, direction, false)
      expect(parts).toHaveLength(3)
      for (const [category, { and, by }] of ['', "and p.category = +'Toys'"].flatMap((category) =>
        parts.map((part) => [category, part] as const),
      )) {
        const sql = `explain query plan select p.id from products p where p.is_shown = 1 ${category} ${and} order by ${by} limit 6`
        const plan = db.$client.prepare<[], { detail: string }>(sql).all()
        expect(plan).toHaveLength(1)
        expect(plan[0]?.detail).toMatch(
          category
            ? /USING (?:COVERING )?INDEX products_category_price/
            : /USING (?:COVERING )?INDEX products_price/,
        )
      }
    }
  },
)
