import { expect, test } from 'vitest'
import { inBulkTransaction } from '#server/db/bulk-transaction.ts'
import { mergeSearchIndex } from '#server/db/search-index.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

test('a merged search index finds the same matches from a single part', async () => {
  const { db, caller } = createTestApp()
  for (let index = 0; index < 40; index++) makeProduct(db, { name: `Quillfeather ${index}` })
  const segments = () => db.$client.prepare('select count(distinct segid) as n from products_fts_idx').get()
  const before = await caller.products.list({ search: 'quillfeather' })
  expect(segments()).not.toEqual({ n: 1 })
  for (const _ of mergeSearchIndex(db));
  expect(segments()).toEqual({ n: 1 })
  expect(await caller.products.list({ search: 'quillfeather' })).toEqual(before)
  expect(before.total).toBe(40)
})

test('a bulk transaction becomes one part of each index, in any order of rows', async () => {
  const { db, caller } = createTestApp()
  for (const _ of mergeSearchIndex(db));
  const partsOf = (index: string) =>
    Number(db.$client.prepare(`select count(distinct segid) from ${index}_idx`).pluck().get())
  const before = [partsOf('products_fts'), partsOf('products_names')]
  inBulkTransaction(db, ({ noteNew }) => {
    const ids = Array.from({ length: 40 }, (_, index) => makeProduct(db, { name: `Fernwhistle ${index}` }).id)
    for (const id of ids.toReversed()) noteNew(id)
  })
  expect([partsOf('products_fts'), partsOf('products_names')]).toEqual(before.map((parts) => parts + 1))
  expect((await caller.products.list({ search: 'fernwhistle' })).total).toBe(40)
})
