import { max } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { products } from '#server/db/schema/catalog.ts'

/** Counting this many products takes a few hundredths of a second. */
const COUNTED_SOON = 50_000

const highest = preparedQuery((db) => db.select({ id: max(products.id) }).from(products))

export function highestProductId(db: Database): number {
  return highest(db).get()?.id ?? 0
}

/** A catalog in memory is never large, as no other thread can read it. */
export function isLargeCatalog(db: Database, products = COUNTED_SOON): boolean {
  return !db.$client.memory && highestProductId(db) > products
}
