import { describe, expect, test } from 'vitest'
import { createSmallShop } from '#tests/helpers/small-shop.ts'

describe('suggestions while typing', () => {
  test('are products, categories and retailers that begin with what was typed', async () => {
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
    '%j is answered',
    async (search) => {
      const { caller } = createSmallShop()
      expect((await caller.products.suggest({ search })).products.length).toBeLessThanOrEqual(5)
    },
  )
})
