import { expect, test } from 'vitest'
import { variantsOf, withVariants } from '#server/features/products/search/variants.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

test('orders options by size and shows the requested or cheaper one of two equals', () => {
  const { db } = createTestApp({ seeded: false })
  const make = (name: string, priceMinor: number) => makeProduct(db, { name, priceMinor })
  const large = make('Rain suit, size 86', 30_000)
  const twin = make('Rain suit, size 62', 20_000)
  const small = make('Rain suit, size 62', 10_000)
  const alone = make('Socks', 10_000)
  const idsOf = (id: number) => variantsOf(db, id).map((one) => one.id)
  expect(idsOf(large.id)).toEqual([small.id, large.id])
  expect(idsOf(twin.id)).toEqual([twin.id, large.id])
  expect(idsOf(alone.id)).toEqual([])
})

test('adds variants of a match only if they contain every term', () => {
  const { db } = createTestApp({ seeded: false })
  const make = (size: string) => makeProduct(db, { name: `Rain suit, size ${size}`, priceMinor: 10_000 })
  const [front, other] = [make('62'), make('86')]
  expect(withVariants(db, [front.id], [[['rain']]])).toEqual([front.id, other.id])
  expect(withVariants(db, [front.id], [[['62']]])).toEqual([front.id])
})
