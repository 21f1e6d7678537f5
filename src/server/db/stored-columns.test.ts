import { expect, test } from 'vitest'
import { products } from '#server/db/schema/catalog.ts'
import { statement } from '#server/db/statements.ts'
import { type StoredRow, storedColumns } from '#server/db/stored-columns.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

test('names columns after the table’s fields and keeps SQLite’s values', () => {
  const keys = ['id', 'priceMinor', 'isBestSeller', 'createdAt'] as const
  const columns = storedColumns(products, keys, 'p')
  expect(columns).toBe(
    'p.id as id, p.price_minor as priceMinor, p.is_best_seller as isBestSeller, p.created_at as createdAt',
  )
  const db = newDatabase()
  const { id } = makeProduct(db, { priceMinor: 900, isBestSeller: true, createdAt: new Date(5) })
  type Row = StoredRow<typeof products, (typeof keys)[number]>
  const row: Row | undefined = statement<Row>(db, `select ${columns} from products p`).get()
  expect(row).toEqual({ id, priceMinor: 900, isBestSeller: 1, createdAt: 5 })
})
