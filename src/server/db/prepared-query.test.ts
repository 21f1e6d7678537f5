import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { partners, products } from '#server/db/schema/catalog.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

function textOf(query: object): string {
  return 'getQuery' in query && query.getQuery instanceof Function ? query.getQuery().sql : ''
}

test('writes values other than placeholders into the query as SQL literals', () => {
  const db = newDatabase()
  const query = preparedQuery((one) => one.select({ id: partners.id }).from(partners).limit(7))(db)
  expect(textOf(query)).toBe('select "id" from "partners" limit 7')
})

test('encodes values for their columns and keeps placeholders', () => {
  const db = newDatabase()
  const brand = `O'Neil's "x" -- ? :a $b`
  const { id } = makeProduct(db, { name: 'Kept', isBestSeller: true, brand, createdAt: new Date(5) })
  const compiled = preparedQuery((one) =>
    one
      .select({ name: products.name })
      .from(products)
      .where(
        sql`${eq(products.brand, brand)} and ${eq(products.isBestSeller, true)} and ${eq(products.createdAt, new Date(5))}
          and ${eq(products.id, sql.placeholder('id'))}`,
      ),
  )
  expect(compiled(db).all({ id })).toEqual([{ name: 'Kept' }])
  expect(compiled(db).all({ id: id + 1 })).toEqual([])
  expect(textOf(compiled(db)).match(/ = \+\?/g)).toHaveLength(1)
  expect(textOf(compiled(db)).match(/\?/g)).toHaveLength(2)
})

test('stores and finds bound values of any type unchanged', () => {
  const db = newDatabase()
  const { id } = makeProduct(db, { name: '0012' })
  const rename = preparedQuery((one) =>
    one
      .update(products)
      .set({ name: sql`${sql.placeholder('name')}`, brand: sql`${sql.placeholder('brand')}` })
      .where(eq(products.id, sql.placeholder('id'))),
  )
  const byName = preparedQuery((one) =>
    one
      .select({ id: products.id, brand: products.brand })
      .from(products)
      .where(eq(products.name, sql.placeholder('name')))
      .limit(sql.placeholder('most')),
  )
  rename(db).run({ id, name: '0012', brand: null })
  expect(byName(db).all({ name: '0012', most: 1 })).toEqual([{ id, brand: null }])
  rename(db).run({ id, name: '1e3', brand: '007' })
  expect(byName(db).all({ name: '1e3', most: 1 })).toEqual([{ id, brand: '007' }])
  expect(byName(db).all({ name: '1000', most: 1 })).toEqual([])
})

test('compiles a query once per connection', () => {
  const [one, other] = [newDatabase(), newDatabase()]
  const query = preparedQuery((db) => db.select().from(partners))
  expect(query(one)).toBe(query(one))
  expect(query(other)).not.toBe(query(one))
})
