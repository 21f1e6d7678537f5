import { describe, expect, test } from 'vitest'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'
import { createSmallShop } from '#tests/helpers/small-shop.ts'

const ids = (list: { products: { id: number }[] }) => list.products.map((product) => product.id)

describe('the filters of the shop', () => {
  test('each narrows the list, and together they narrow it further', async () => {
    const { caller, cheapBib, dearBib, rattle } = createSmallShop()
    expect(ids(await caller.products.list({ retailer: 'Tumblewood' })).sort()).toEqual([
      cheapBib.id,
      rattle.id,
    ])
    expect(ids(await caller.products.list({ price: '200-500' }))).toEqual([dearBib.id])
    expect(ids(await caller.products.list({ price: 'under-200' })).sort()).toEqual([cheapBib.id, rattle.id])
    expect(ids(await caller.products.list({ pick: 'best-seller' }))).toEqual([cheapBib.id])
    expect(ids(await caller.products.list({ pick: 'editors-pick' }))).toEqual([rattle.id])
    const list = await caller.products.list({ retailer: 'Tumblewood', category: 'Feeding', search: 'bib' })
    expect([ids(list), list.total]).toEqual([[cheapBib.id], 1])
  })

  test('a price in another currency is in none of the shop ranges', async () => {
    const { caller, db } = createSmallShop()
    makeProduct(db, { name: 'Euro Bib', priceMinor: 9_900, currency: 'EUR' })
    expect((await caller.products.list({ price: 'under-200' })).total).toBe(2)
  })

  test('a retailer that there is not has no products', async () => {
    const { caller } = createSmallShop()
    expect((await caller.products.list({ retailer: "x' or 1=1 --" })).total).toBe(0)
  })

  test.each(['featured', 'alphabetical', 'price-low-high', 'price-high-low'] as const)(
    'sorted %s, the filtered pages together are the whole filtered list',
    async (sort) => {
      const { caller, db } = createTestApp({ seeded: false })
      const rows = Array.from({ length: 40 }, (_, index) =>
        makeProduct(db, {
          name: `Thing ${index % 4}`,
          advertiserName: index % 3 ? 'Fjordkin' : 'Tumblewood',
          priceMinor: index % 5 ? index * 1_000 : null,
        }),
      )
      const filter = { retailer: 'Fjordkin', sort, pageSize: 7 }
      const pages = await Promise.all([1, 2, 3, 4].map((page) => caller.products.list({ ...filter, page })))
      const whole = ids(await caller.products.list({ ...filter, pageSize: 100 }))
      expect(pages.flatMap(ids)).toEqual(whole)
      expect(whole).toHaveLength(rows.filter((row) => row.advertiserName === 'Fjordkin').length)
    },
  )
})
