import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/client.ts'
import { recordPrice } from '#server/db/price-history.ts'
import { priceHistory } from '#server/db/schema/catalogue.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

test('of two prices of one moment the last is kept, and none takes the place of another moment’s', () => {
  const db = openDatabase(':memory:')
  const { id } = makeProduct(db)
  const [first, second] = [new Date(1_000), new Date(2_000)]
  recordPrice(db, id, { priceMinor: 500, currency: 'SEK' }, first)
  recordPrice(db, id, { priceMinor: 400, currency: 'EUR' }, first)
  recordPrice(db, id, { priceMinor: null, currency: 'SEK' }, second)
  expect(db.select().from(priceHistory).orderBy(priceHistory.seenAt).all()).toEqual([
    { productId: id, seenAt: first, priceMinor: 400, currency: 'EUR' },
    { productId: id, seenAt: second, priceMinor: null, currency: 'SEK' },
  ])
})
