import { expect, test } from 'vitest'
import { deriveAnew } from '#server/db/derive-anew.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

test('updates stored synonyms and finds the products by the current ones', async () => {
  const { caller, db } = createTestApp({ seeded: false })
  const sulky = makeProduct(db, { name: 'Sulky Lykke' })
  const delisted = makeProduct(db, { name: 'Stroller', delistedAt: new Date(5) })
  const bag = makeProduct(db, { name: 'Stroller bag' })
  const matches = async () =>
    (await caller.products.list({ search: 'stroller' })).products.map(({ id }) => id)
  db.$client.exec("update products set thing = '#--', search_text = name_sort || char(10)")
  expect(await matches()).toEqual([bag.id])

  deriveAnew(db)
  expect(await matches()).toEqual([bag.id])
  db.$client.exec("update catalogue_version set things = 'older'")
  deriveAnew(db)
  expect(await matches()).toEqual([sulky.id, bag.id])
  expect(db.$client.prepare('select bulk from catalogue_version').pluck().get()).toBe(0)

  db.$client.prepare('update products set gone_at = null where id = ?').run(delisted.id)
  expect(await matches()).toEqual([delisted.id, sulky.id, bag.id])
})
