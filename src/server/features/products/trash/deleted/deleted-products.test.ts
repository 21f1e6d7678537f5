import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { observedPrices, products } from '#server/db/schema/catalog.ts'
import {
  eraseDeleted,
  eraseOldDeletions,
  keepDeleted,
  listDeleted,
  restoreDeleted,
  whyDeleted,
} from '#server/features/products/trash/service.ts'
import { trashListInput } from '#shared/inputs/trash.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

const everything = trashListInput.parse({})
const erased = trashListInput.parse({ state: 'erased' })
const deletion = { deletedBy: 'eva@shop.example', reason: null }

function deletedProduct() {
  const db = newDatabase()
  const product = makeProduct(db, {
    name: 'Cup',
    source: 'fjordkin',
    externalId: 'a-1',
    delistedAt: new Date(5),
  })
  db.insert(observedPrices)
    .values({ productId: product.id, fromAt: new Date(7), priceMinor: 5, currency: 'SEK' })
    .run()
  keepDeleted(db, product.id, deletion)
  db.delete(products).run()
  return { db, product }
}

test('restores a product exactly, with its prices', () => {
  const { db, product } = deletedProduct()
  expect(restoreDeleted(db, [product.id])).toEqual({
    returned: [{ id: product.id, name: 'Cup', isErased: false }],
    taken: [],
  })
  expect(db.select().from(products).where(eq(products.id, product.id)).get()).toEqual(product)
  expect(db.select().from(observedPrices).all()).toMatchObject([
    { fromAt: new Date(7), untilAt: expect.any(Date), priceMinor: 5 },
  ])
  expect(restoreDeleted(db, [product.id])).toEqual({ returned: [], taken: [] })
})

test('does not restore a product that its feed has added again', () => {
  const { db, product } = deletedProduct()
  makeProduct(db, { name: 'Cup', source: 'fjordkin', externalId: 'a-1' })
  expect(restoreDeleted(db, [product.id])).toEqual({ returned: [], taken: ['Cup'] })
  expect(listDeleted(db, everything).total).toBe(1)
})

test('tells only its own feed why the record stays away', () => {
  const { db, product } = deletedProduct()
  expect(whyDeleted(db, 'fjordkin', 'a-1')).toMatch(/^Deleted by an administrator/)
  expect(whyDeleted(db, 'fjordkin', 'A-1')).toBeUndefined()
  expect(whyDeleted(db, 'other', 'a-1')).toBeUndefined()
  restoreDeleted(db, [product.id])
  expect(whyDeleted(db, 'fjordkin', 'a-1')).toBeUndefined()
  keepDeleted(db, product.id, { ...deletion, reason: 'recalled' })
  expect(whyDeleted(db, 'fjordkin', 'a-1')).toBe('Deleted by an administrator: recalled')
})

test('keeps a feed’s product away after emptying, and reserves its place', () => {
  const { db, product } = deletedProduct()
  expect(eraseDeleted(db)).toBe(1)
  expect(listDeleted(db, everything).total).toBe(0)
  expect(listDeleted(db, erased).rows).toMatchObject([{ id: product.id, name: 'Cup', priceMinor: null }])
  expect(whyDeleted(db, 'fjordkin', 'a-1')).toBeDefined()
  expect(restoreDeleted(db, [product.id]).returned).toMatchObject([{ id: product.id, isErased: true }])
  const row = db.select().from(products).get()
  expect(row).toMatchObject({ id: product.id, slug: 'cup', externalId: 'a-1', priceMinor: null })
  expect(row?.delistedAt).not.toBeNull()
})

test('removes a product without a feed for good after emptying', () => {
  const db = newDatabase()
  for (const source of ['manual', 'sample']) {
    keepDeleted(db, makeProduct(db, { source, externalId: '1' }).id, deletion)
  }
  expect(eraseDeleted(db)).toBe(2)
  expect(listDeleted(db, everything).total + listDeleted(db, erased).total).toBe(0)
})

test('erases a product after thirty days', () => {
  const { db } = deletedProduct()
  eraseOldDeletions(db)
  expect(listDeleted(db, everything).total).toBe(1)
  db.$client.exec('update deleted_products set deleted_at = deleted_at - 31 * 86400000')
  eraseOldDeletions(db)
  expect(listDeleted(db, everything).total).toBe(0)
})

test('searches and pages the list, latest deletion first', () => {
  const db = newDatabase()
  for (const [index, name] of ['Röd kopp', 'Blå kopp', 'Filt'].entries()) {
    keepDeleted(db, makeProduct(db, { name }).id, deletion)
    db.$client.prepare('update deleted_products set deleted_at = ? where name = ?').run(index + 1, name)
  }
  const names = (input: object) => listDeleted(db, trashListInput.parse(input)).rows.map(({ name }) => name)
  expect(names({})).toEqual(['Filt', 'Blå kopp', 'Röd kopp'])
  expect(names({ search: 'KOPP' })).toEqual(['Blå kopp', 'Röd kopp'])
  expect(names({ search: 'kopp rod' })).toEqual(['Röd kopp'])
  expect(names({ search: '%' })).toEqual([])
  expect(names({ pageSize: 2, page: 2 })).toEqual(['Röd kopp'])
})
