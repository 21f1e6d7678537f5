import { describe, expect, test } from 'vitest'
import { inTransaction } from '#server/db/client.ts'
import { PRODUCT_SORTS, UNIT_SORTS } from '#shared/products/product-sort.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

const ids = (list: { products: { id: number }[] }) => list.products.map((product) => product.id)

describe('the order of a search', () => {
  test('puts names before descriptions, and whole names before parts of words', async () => {
    const { caller, db } = createTestApp({ seeded: false })
    const inText = makeProduct(db, { name: 'Rattle', description: 'Goes with the bib.', isBestSeller: true })
    const pick = makeProduct(db, { name: 'Soft Bib', isBestSeller: true })
    const plain = makeProduct(db, { name: 'Bib of linen' })
    const inside = makeProduct(db, { name: 'Superbib', isBestSeller: true })
    const list = await caller.products.list({ search: 'bib' })
    expect(ids(list)).toEqual([pick.id, plain.id, inside.id, inText.id])
  })
})

describe('many matches far from the beginning of an order', () => {
  const { caller, db } = createTestApp({ seeded: false })
  const byPriceUp = (a: Row, b: Row) => (a.priceMinor ?? Infinity) - (b.priceMinor ?? Infinity) || b.id - a.id
  const sorts: Record<string, (a: Row, b: Row) => number> = {
    'price-low-high': byPriceUp,
    'price-high-low': (a, b) => (b.priceMinor ?? -1) - (a.priceMinor ?? -1) || a.id - b.id,
    alphabetical: (a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id - b.id),
    featured: (a, b) => b.id - a.id,
    ...Object.fromEntries(UNIT_SORTS.map((sort) => [sort, byPriceUp])),
  }
  const rows = inTransaction(db, () =>
    Array.from({ length: 6_200 }, (_, index) => {
      const isBib = index < 3_100
      return makeProduct(db, {
        description: isBib && index % 2 ? 'Dotted.' : '',
        name: `${isBib ? 'Linen bib' : 'Cotton hat'} ${index % 700}`,
        priceMinor: isBib && index % 9 === 0 ? null : (isBib ? 50_000 : 100) + ((index * 7_919) % 5_000),
        advertiserName: isBib ? 'Fjordkin' : 'Tumblewood',
        createdAt: new Date(0),
      })
    }),
  )
  type Row = (typeof rows)[number]
  const bibs = rows.filter(({ name }) => name.includes('bib'))
  const expected = (sort: string, page: number) =>
    bibs
      .toSorted(sorts[sort])
      .slice((page - 1) * 6, page * 6)
      .map(({ id }) => id)

  test.each(PRODUCT_SORTS)('return the pages of a search in the order %s', async (sort) => {
    for (const page of [1, 2, 166]) {
      expect(ids(await caller.products.list({ search: 'bib', sort, page }))).toEqual(expected(sort, page))
    }
  })

  test.each(PRODUCT_SORTS)('return the pages of a search small enough to sort: %s', async (sort) => {
    const dotted = bibs.filter(({ description }) => description).toSorted(sorts[sort])
    for (const page of [1, 2, 166]) {
      const list = await caller.products.list({ search: 'dotted', sort, page })
      expect(ids(list)).toEqual(dotted.slice((page - 1) * 6, page * 6).map(({ id }) => id))
    }
  })

  test.each(PRODUCT_SORTS)('return the pages of a retailer from either end: %s', async (sort) => {
    for (const page of [1, 2, 250, 270, 517]) {
      const list = await caller.products.list({ retailer: 'Fjordkin', sort, page })
      expect([list.total, ids(list)]).toEqual([3_100, expected(sort, page)])
    }
  })
})
