import { describe, expect, test } from 'vitest'
import { SEARCH_MAX_LENGTH } from '#shared/limits.ts'
import type { AlternativeSearch } from '#shared/search-params/shop.ts'
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

describe('a search without results', () => {
  test.each<[string, AlternativeSearch]>([
    // A price that is said in words is a filter.
    ['stroller under 2,000 SEK', { search: 'stroller', to: 2000 }],
    ['Stroller från 1 000 till 2 000 kr', { search: 'Stroller', from: 1000, to: 2000 }],
    ['under 100 kr', { to: 100 }],
    // No price where nothing costs so little, and none of another currency.
    ['stroller under 100 SEK', { search: 'stroller' }],
    ['stroller under €200', { search: 'stroller' }],
    // The product itself matters more than words that only describe it, in any position.
    ['blue stroller for twins', { search: 'stroller' }],
    ['soft stroller', { search: 'stroller' }],
    ['body 62/68 with unicorns', { search: 'body', size: '62/68' }],
    // Slips are mended where that leaves the word.
    ['strolelr under 3000', { search: 'stroller', to: 3000 }],
    ['strolelrr under 3000', { search: 'stroller', to: 3000 }],
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
    expect(page.instead).toEqual(relaxed)
    const direct = await caller.products.list(relaxed)
    expect(direct.total).toBeGreaterThan(0)
    expect(page).toEqual({ ...direct, instead: page.instead, byFilters: null })
  })

  // Words that only describe would find something else.
  test.each([
    'xylophone',
    'soft potty',
    'zebra un',
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
  ])('offers nothing similar for %s', async (search) => {
    const { caller } = filledShop()
    expect(await caller.products.list({ search })).toMatchObject({ total: 0, instead: null })
  })

  test('keeps chosen filters and prefers them to those in its words', async () => {
    const { caller } = filledShop()
    const list = (more: object) => caller.products.list({ search: 'stroller under 2000', ...more })
    const instead = { search: 'stroller', to: 2000 }
    expect(await list({ category: 'Safety' })).toMatchObject({ total: 0, instead })
    expect(await list({ category: 'Nursery', page: 2 })).toMatchObject({ total: 1, page: 2, instead })
    expect(await list({ to: 1000 })).toMatchObject({ total: 0, instead })
    expect(await list({ price: 'over-2000' })).toMatchObject({ total: 0, instead })
    expect(await list({ exact: true })).toMatchObject({ total: 0, instead: null })
  })

  test('keeps its words and drops filters if they alone prevent results', async () => {
    const { caller } = filledShop()
    const list = await caller.products.list({ search: 'stroller', category: 'Safety' })
    expect(list).toMatchObject({ total: 0, instead: null })
  })

  test('corrects a typo before it drops words, if that finds something', async () => {
    const { caller } = filledShop()
    const instead = async (search: string) => (await caller.products.list({ search })).instead
    expect(await instead('strolelr every')).toEqual({ search: 'stroller every' })
    expect(await instead('strolelr vide')).toEqual({ search: 'stroller' })
  })

  test('offers the filters in its words even if it finds something', async () => {
    const { caller } = filledShop()
    const byFilters = async (search: string, narrowed = {}) =>
      (await caller.products.list({ search, ...narrowed })).byFilters
    expect(await byFilters('gift for 1 year old')).toEqual({ age: '1-2-years' })
    expect(await byFilters('gift for 1 year old', { category: 'Toys' })).toBeNull()
    expect(await byFilters('every day')).toBeNull()
    expect(await byFilters('body 62/68')).toEqual({ search: 'body', size: '62/68' })
    expect(await byFilters('gift for 1 year old under 100 kr')).toBeNull()
  })

  test('is answered at any length', async () => {
    const { caller } = filledShop()
    for (const piece of ['under 20 ', '1 000 ', '1-2 ', 'qj ', '-', 'between 1 and '])
      await expect(
        caller.products.list({ search: piece.repeat(SEARCH_MAX_LENGTH).slice(0, SEARCH_MAX_LENGTH) }),
      ).resolves.toHaveProperty('total')
  })
})
