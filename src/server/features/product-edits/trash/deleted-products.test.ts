import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/client.ts'
import { priceHistory, products } from '#server/db/schema/catalogue.ts'
import {
  keepDeleted,
  purgeOldDeletions,
  takeBack,
} from '#server/features/product-edits/trash/deleted-products.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

function deletedProduct() {
  const db = openDatabase(':memory:')
  const product = makeProduct(db, { name: 'Cup', source: 'fjordkin', externalId: 'a-1', goneAt: new Date(5) })
  db.insert(priceHistory)
    .values({ productId: product.id, seenAt: new Date(7), priceMinor: 5, currency: 'SEK' })
    .run()
  keepDeleted(db, 'first', product.id)
  db.delete(products).run()
  return { db, product }
}

test('a product comes back exactly as it was, with its prices', () => {
  const { db, product } = deletedProduct()
  expect(takeBack(db, 'first')).toEqual([{ id: product.id, name: 'Cup' }])
  expect(db.select().from(products).where(eq(products.id, product.id)).get()).toEqual(product)
  expect(db.select().from(priceHistory).all()).toHaveLength(1)
  expect(takeBack(db, 'first')).toEqual([])
})

test('it does not come back beside the one that its feed brought again', () => {
  const { db } = deletedProduct()
  makeProduct(db, { name: 'Cup', source: 'fjordkin', externalId: 'a-1' })
  expect(() => takeBack(db, 'first')).toThrow('Cup is in the catalogue again already')
})

test('after thirty days it is gone for good', () => {
  const { db } = deletedProduct()
  db.$client.exec('update deleted_products set deleted_at = deleted_at - 31 * 86400000')
  purgeOldDeletions(db)
  expect(takeBack(db, 'first')).toEqual([])
})
