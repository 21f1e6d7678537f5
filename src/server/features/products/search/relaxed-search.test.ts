import { describe, expect, test } from 'vitest'
import { SEARCH_MAX_LENGTH } from '#shared/limits.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

function filledShop() {
  const app = createTestApp({ seeded: false })
  const prices = { Stroller: 180_000, 'Barnvagn Norr': 450_000, 'Soft body, 62/68': 9_900 }
  for (const [name, priceMinor] of Object.entries(prices))
    makeProduct(app.db, { name, priceMinor, description: 'For every day.', category: 'Nursery' })
  makeProduct(app.db, { name: 'Car seat Vide', priceMinor: 200_000, category: 'Safety' })
  return app
}

describe('a search that finds nothing', () => {
  test.each([
    // A price that is said in words is a filter.
    ['stroller under 2,000 SEK', { search: 'stroller', to: 2000 }],
    ['Stroller från 1 000 till 2 000 kr', { search: 'Stroller', from: 1000, to: 2000 }],
    ['under 100 kr', { to: 100 }],
    // No price where nothing costs so little, and none of another currency.
    ['stroller under 100 SEK', { search: 'stroller' }],
    ['stroller under €200', { search: 'stroller' }],
    // What is wanted goes before what only says more, wherever it stands.
    ['blue stroller for twins', { search: 'stroller' }],
    ['soft stroller', { search: 'stroller' }],
    ['soft 62/68 unicorns', { search: 'soft 62/68' }],
    // Slips are mended where that leaves the word.
    ['strolelr under 3000', { search: 'stroller', to: 3000 }],
    ['car-seat', { search: 'car seat' }],
    ['bilbarnstol 0-13 kg', { search: 'bilbarnstol' }],
    // A category by its name, in any letter case.
    ['nursery', { category: 'Nursery' }],
    ['Nursery Essentials max 150', { category: 'Nursery', to: 150 }],
  ])('%s', async (search, relaxed) => {
    const { caller } = filledShop()
    const page = await caller.products.list({ search })
    expect(page).toMatchObject({ total: 0, didYouMean: null, relaxed })
    const { sort, page: _, ...asked } = { ...relaxed, sort: 'featured' as const, page: 1 }
    expect((await caller.products.list({ ...asked, sort })).total).toBeGreaterThan(0)
  })

  test.each(['xylophone', 'for the', 'under 20 kr', '! ? -', 'pen cup 1', '0 kg', '"" * OR NEAR('])(
    '%s has nothing that is near',
    async (search) => {
      const { caller } = filledShop()
      expect(await caller.products.list({ search })).toMatchObject({ total: 0, relaxed: null })
    },
  )

  test('only of the whole shop, and not where a slip alone is in the way', async () => {
    const { caller } = filledShop()
    const search = 'stroller under 2000'
    expect((await caller.products.list({ search, category: 'Safety' })).relaxed).toBeNull()
    expect((await caller.products.list({ search, page: 2 })).relaxed).toBeNull()
    expect(await caller.products.list({ search: 'strolelr' })).toMatchObject({
      didYouMean: 'stroller',
      relaxed: null,
    })
    expect((await caller.products.list({ search: 'stroller' })).relaxed).toBeNull()
  })

  test('a slip whose correction finds nothing with the other words is no suggestion', async () => {
    const { caller } = filledShop()
    expect(await caller.products.list({ search: 'strolelr vide' })).toMatchObject({
      didYouMean: null,
      relaxed: { search: 'stroller' },
    })
  })

  test('however long, it is answered', async () => {
    const { caller } = filledShop()
    for (const piece of ['under 20 ', '1 000 ', '1-2 ', 'qj ', '-', 'between 1 and '])
      await expect(
        caller.products.list({ search: piece.repeat(SEARCH_MAX_LENGTH).slice(0, SEARCH_MAX_LENGTH) }),
      ).resolves.toMatchObject({ total: 0 })
  })
})
