import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { categories, products } from '#server/db/schema/catalog.ts'
import { resumeLeaving } from '#server/features/categories/deleting/leaving-products.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

const log = { error: () => expect.unreachable() } as never

test('finishes moves of an ended process after the next startup', async () => {
  const db = newDatabase()
  for (let number = 0; number < 60; number += 1) makeProduct(db, { name: `R${number}`, category: 'Toys' })
  const leave = { isLeaving: true, isHidden: true }
  db.update(categories)
    .set({ ...leave, successorId: 2, short: 'x', name: 'x' })
    .where(eq(categories.key, 'Toys'))
    .run()
  db.update(categories)
    .set({ ...leave, short: 'y', name: 'y' })
    .where(eq(categories.key, 'Safety'))
    .run()
  const remaining = makeProduct(db, { category: 'Nursery' })
  const lost = makeProduct(db, { category: 'Safety' })
  await resumeLeaving({ db, log })
  const categoryOf = (id: number) => db.select().from(products).where(eq(products.id, id)).get()?.category
  expect(db.select().from(products).where(eq(products.category, 'Feeding')).all()).toHaveLength(60)
  expect([categoryOf(remaining.id), categoryOf(lost.id)]).toEqual(['Nursery', null])
  expect(
    db
      .select({ key: categories.key })
      .from(categories)
      .all()
      .map(({ key }) => key),
  ).toEqual(['Clothing', 'Feeding', 'Nursery'])
  expect(db.$client.pragma('foreign_key_check')).toEqual([])
  expect(db.$client.pragma('foreign_keys', { simple: true })).toBe(1)
})
