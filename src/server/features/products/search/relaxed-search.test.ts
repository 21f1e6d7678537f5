import { describe, expect, test } from 'vitest'
import type { MeantSearch } from '#server/features/products/search/meant-search.ts'
import { SEARCH_MAX_LENGTH } from '#shared/limits.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

function filledShop() {
  const app = createTestApp({ seeded: false })
  makeProduct(app.db, {
    name: 'Stacking rings',
    ageGroup: '6-24 months',
    category: 'Toys',
    priceMinor: 14_900,
    description: 'A gift for every 1 year old.',
  })
  makeProduct(app.db, { name: 'Toy Molnet', brand: 'Quillfeather & Co', category: 'Toys' })
  makeProduct(app.db, { name: 'Bib Molnet', brand: 'quillfeather', category: 'Feeding' })
  makeProduct(app.db, { name: 'Sunhat', size: '50/56', category: 'Clothing', priceMinor: 12_900 })
  const prices = { Stroller: 180_000, 'Barnvagn Norr': 450_000, 'Soft body, 62/68': 9_900 }
  for (const [name, priceMinor] of Object.entries(prices))
    makeProduct(app.db, { name, priceMinor, description: 'For every day.', category: 'Nursery' })
  makeProduct(app.db, {
    name: 'Car seat Vide',
    priceMinor: 200_000,
    category: 'Safety',
    gtin: '07350000000012',
  })
  return app
}

describe('a search that finds nothing', () => {
  test.each<[string, MeantSearch]>([
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
    ['body 62/68 with unicorns', { search: 'body', size: '62/68' }],
    // Slips are mended where that leaves the word.
    ['strolelr under 3000', { search: 'stroller', to: 3000 }],
    ['car-seat', { search: 'car seat' }],
    ['bilbarnstol 0-13 kg', { search: 'bilbarnstol' }],
    // So is an age, and a size; where nothing has it it is left out.
    ['rings for 1 year old from us', { search: 'rings', age: '1-2-years' }],
    ['rings 6 mån under 200 kr', { search: 'rings', age: '6-12-months', to: 200 }],
    ['rings 4 years', { search: 'rings' }],
    ['blue sunhat strl 50-56', { search: 'sunhat', size: '50/56' }],
    ['blue sunhat strl 56', { search: 'sunhat', size: '50/56' }],
    ['sunhat i lager nu', { search: 'sunhat', stock: 'in' }],
    ['sunhat rea', { search: 'sunhat' }],
    ['julklapp till 1-åring', { age: '1-2-years' }],
    // All words stay, and the price alone goes.
    ['every day under 20 kr', { search: 'every day' }],
    // A compound is what its end is.
    ['tvillingvagn', { search: 'vagn' }],
    ['tvillingvagn under 5000', { search: 'vagn', to: 5000 }],
    // A GTIN, as it stands below a barcode, in any of its lengths.
    ['7350000000012', { search: 'Car seat Vide' }],
    ['7 350000 000012', { search: 'Car seat Vide' }],
    // A brand, whatever of it.
    ['Quillfeather unicorn', { search: 'Quillfeather' }],
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

  // What only says more of something else would be found.
  test.each([
    'xylophone',
    'soft potty',
    'every noise',
    'Quill unicorn',
    'for the',
    'under 20 kr',
    '! ? -',
    'pen cup 1',
    'flaskborste',
    '7350000000013',
    '2 000000 000008',
    '0 kg',
    '"" * OR NEAR(',
  ])('%s has nothing that is near', async (search) => {
    const { caller } = filledShop()
    expect(await caller.products.list({ search })).toMatchObject({ total: 0, relaxed: null })
  })

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

  test('of one that finds something, what it says is offered as filters', async () => {
    const { caller } = filledShop()
    const byFilters = async (search: string, narrowed = {}) =>
      (await caller.products.list({ search, ...narrowed })).byFilters
    expect(await byFilters('gift for 1 year old')).toEqual({ age: '1-2-years' })
    expect(await byFilters('gift for 1 year old', { category: 'Toys' })).toBeNull()
    expect(await byFilters('every day')).toBeNull()
    expect(await byFilters('body 62/68')).toEqual({ search: 'body', size: '62/68' })
    expect(await byFilters('gift for 1 year old under 100 kr')).toBeNull()
  })

  test('however long, it is answered', async () => {
    const { caller } = filledShop()
    for (const piece of ['under 20 ', '1 000 ', '1-2 ', 'qj ', '-', 'between 1 and '])
      await expect(
        caller.products.list({ search: piece.repeat(SEARCH_MAX_LENGTH).slice(0, SEARCH_MAX_LENGTH) }),
      ).resolves.toMatchObject({ total: 0 })
  })
})
