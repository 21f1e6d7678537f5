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

test('shows the variant of a searched color, otherwise the front one', async () => {
  const { front, blue, green, listedIds } = createSuits()
  expect(await listedIds({ search: 'rain suit blue' })).toEqual([blue.id])
  expect(await listedIds({ search: 'green suit' })).toEqual([green.id])
  expect(await listedIds({ search: 'rain suit' })).toEqual([front.id])
  expect(await listedIds({})).toEqual([front.id])
})

test('shows the variant that has the filtered size', async () => {
  const { front, blue, listedIds } = createSuits()
  expect(await listedIds({ size: '86' })).toEqual([blue.id])
  expect(await listedIds({ size: ['62', '86'] })).toEqual([front.id])
})

test('shows an available variant if filtered, and keeps the front price in price filters', async () => {
  const { front, listedIds } = createSuits()
  expect(await listedIds({ search: 'green suit', stock: 'in' })).toEqual([front.id])
  expect(await listedIds({ search: 'suit blue', sort: 'price-low-high' })).toEqual([front.id])
  expect(await listedIds({ search: 'suit blue', to: 150 })).toEqual([front.id])
})
