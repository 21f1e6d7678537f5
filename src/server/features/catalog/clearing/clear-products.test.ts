import { expect, test } from 'vitest'
import { clearProducts } from '#server/features/catalog/clearing/clear-products.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

test('counts, finds, and deletes as before after the catalog was emptied', () => {
  const db = newDatabase()
  const schema = () => db.$client.prepare('select name, sql from sqlite_master order by name').all()
  const matches = () =>
    db.$client.prepare('select rowid from products_fts where products_fts match \'"mug"\'').all()
  const before = schema()
  const { id } = makeProduct(db, { name: 'Red mug' })
  expect(clearProducts(db, (_, deleted) => deleted)).toBe(1)
  expect(db.$client.pragma('foreign_keys', { simple: true })).toBe(1)
  expect(matches()).toEqual([])
  expect(schema()).toEqual(before)

  const next = makeProduct(db, { name: 'Blue mug' })
  expect(next.id).toBeGreaterThan(id)
  expect(matches()).toHaveLength(1)
  db.$client.prepare('delete from products').run()
  expect(matches()).toEqual([])
  for (const counts of ['catalogue_counts', 'catalogue_facets'])
    expect(db.$client.prepare(`select sum(listed) as n from ${counts}`).get()).toEqual({ n: 0 })
  expect(db.$client.prepare('select * from catalogue_filters').all()).toEqual([])
})

test('clears the catalog without running any trigger per product', () => {
  const db = newDatabase()
  makeProduct(db)
  db.$client.exec(`create table told (id integer);
    create trigger told_of_products AFTER DELETE ON products BEGIN INSERT INTO told VALUES (old.id); END`)
  const triggered = () => db.$client.prepare('select count(*) as n from told').get()
  clearProducts(db, () => undefined)
  expect(triggered()).toEqual({ n: 0 })
  makeProduct(db)
  db.$client.prepare('delete from products').run()
  expect(triggered()).toEqual({ n: 1 })
})

test('leaves everything unchanged after an error', () => {
  const db = newDatabase()
  makeProduct(db)
  const clearAndFail = () =>
    clearProducts(db, () => {
      throw new Error('disk full')
    })
  expect(clearAndFail).toThrow('disk full')
  expect(db.$client.prepare('select count(*) as n from products').get()).toEqual({ n: 1 })
  expect(
    db.$client.prepare("select 1 as there from sqlite_master where name = 'products_deleted'").get(),
  ).toEqual({
    there: 1,
  })
})
