import { describe, expect, test } from 'vitest'
import { makeProduct } from '#tests/helpers/product-factory.ts'
import { createSmallShop } from '#tests/helpers/small-shop.ts'

describe('suggestions while typing', () => {
  test('include products, categories, and retailers that begin with the typed text', async () => {
    const { caller, cheapBib, unpriced } = createSmallShop()
    const bib = await caller.products.suggest({ search: 'bib' })
    expect(bib.products[0]?.id).toBe(unpriced.id)
    expect(bib.products.map(({ id }) => id)).toContain(cheapBib.id)
    expect((await caller.products.suggest({ search: 'tumb' })).retailers).toEqual(['Tumblewood'])
    expect((await caller.products.suggest({ search: 'toy' })).categories).toEqual([
      { short: 'Toys', name: 'Toys & Educational Items' },
    ])
  })

  test.each(['', ' ', '"', '%', "'", 'a OR b', '\u0000', '🍼', 'x'.repeat(200)])(
    'answer %j',
    async (search) => {
      const { caller } = createSmallShop()
      expect((await caller.products.suggest({ search })).products.length).toBeLessThanOrEqual(5)
    },
  )

  test('match both words if both are common', async () => {
    const { caller, db } = createSmallShop()
    db.$client.transaction(() => {
      for (let index = 0; index < 600; index++) {
        makeProduct(db, { name: `Rug ${index}`, description: index % 7 ? 'striped' : 'striped, of linen' })
        makeProduct(db, { name: `Bag ${index}`, description: 'of linen' })
      }
    })()
    const { products } = await caller.products.suggest({ search: 'linen striped' })
    expect(products).toHaveLength(5)
    for (const { name } of products) expect(Number(name.replace('Rug ', '')) % 7).toBe(0)
    expect((await caller.products.suggest({ search: 'linen striped wool' })).products).toEqual([])
  })
})
