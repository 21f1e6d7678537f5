import { expect, test } from 'vitest'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

function createSuits() {
  const { db, caller } = createTestApp({ seeded: false })
  const suit = { name: 'Rain suit', source: 'a-feed', itemGroupId: 'suit' }
  const make = (externalId: string, color: string, size: string, priceMinor: number, inStock = true) =>
    makeProduct(db, { ...suit, externalId, color, size, priceMinor, inStock })
  const front = make('1', 'Red', '62', 10_000)
  const blue = make('2', 'Blue', '86', 20_000)
  const green = make('3', 'Green', '62', 10_000, false)
  const listedIds = async (input: Parameters<typeof caller.products.list>[0]) =>
    (await caller.products.list(input)).products.map(({ id }) => id)
  return { front, blue, green, listedIds }
}

test('a search for a color shows the variant that has it, one for the item alone the front', async () => {
  const { front, blue, green, listedIds } = createSuits()
  expect(await listedIds({ search: 'rain suit blue' })).toEqual([blue.id])
  expect(await listedIds({ search: 'green suit' })).toEqual([green.id])
  expect(await listedIds({ search: 'rain suit' })).toEqual([front.id])
  expect(await listedIds({})).toEqual([front.id])
})

test('a filter by size shows the variant of that size', async () => {
  const { front, blue, listedIds } = createSuits()
  expect(await listedIds({ size: '86' })).toEqual([blue.id])
  expect(await listedIds({ size: ['62', '86'] })).toEqual([front.id])
})

test('what is to be in stock is, and where prices count the price stays that of the front', async () => {
  const { front, listedIds } = createSuits()
  expect(await listedIds({ search: 'green suit', stock: 'in' })).toEqual([front.id])
  expect(await listedIds({ search: 'suit blue', sort: 'price-low-high' })).toEqual([front.id])
  expect(await listedIds({ search: 'suit blue', to: 150 })).toEqual([front.id])
})
