import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { products } from '#server/db/schema/catalog.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { createSmallShop } from '#tests/helpers/small-shop.ts'

describe('the facets', () => {
  test('count each choice with all other filters applied', async () => {
    const { caller } = createSmallShop()
    const facets = await caller.products.facets({ category: 'Feeding' })
    expect(facets.categories).toEqual([
      { value: 'Feeding', count: 2 },
      { value: 'Toys', count: 2 },
    ])
    expect(facets.retailers).toEqual([
      { value: 'Fjordkin', count: 1 },
      { value: 'Tumblewood', count: 1 },
    ])
    expect(facets.prices).toEqual([
      { value: 'under-200', count: 1 },
      { value: '200-500', count: 1 },
    ])
    expect(facets.picks).toEqual([{ value: 'best-seller', count: 1 }])
  })

  test('count the matches of a search', async () => {
    const { caller } = createSmallShop()
    const { categories, isCapped } = await caller.products.facets({ search: 'bib', retailer: 'Tumblewood' })
    expect([categories, isCapped]).toEqual([[{ value: 'Feeding', count: 1 }], false])
  })

  test('equal the results of choosing them', async () => {
    const { caller } = createTestApp()
    for (const filter of [{}, { category: 'Toys' }, { search: 'cotton' }] as const) {
      const { retailers, prices, picks } = await caller.products.facets(filter)
      for (const { value, count } of retailers) {
        expect((await caller.products.list({ ...filter, retailer: value })).total).toBe(count)
      }
      for (const { value, count } of prices) {
        expect((await caller.products.list({ ...filter, price: value })).total).toBe(count)
      }
      for (const { value, count } of picks) {
        expect((await caller.products.list({ ...filter, pick: value })).total).toBe(count)
      }
    }
  })

  test('follow every kind of write', async () => {
    const { caller, db, cheapBib, rattle } = createSmallShop()
    const counted = async () => (await caller.products.facets({})).retailers
    db.update(products)
      .set({ advertiserName: 'Fjordkin', priceMinor: 1 })
      .where(eq(products.id, cheapBib.id))
      .run()
    expect(await counted()).toEqual([
      { value: 'Fjordkin', count: 2 },
      { value: 'Tumblewood', count: 1 },
    ])
    db.update(products).set({ delistedAt: new Date() }).where(eq(products.id, rattle.id)).run()
    expect(await counted()).toEqual([{ value: 'Fjordkin', count: 2 }])
    db.update(products).set({ delistedAt: null }).where(eq(products.id, rattle.id)).run()
    db.delete(products).where(eq(products.id, cheapBib.id)).run()
    expect(await counted()).toEqual([
      { value: 'Fjordkin', count: 1 },
      { value: 'Tumblewood', count: 1 },
    ])
  })
})
