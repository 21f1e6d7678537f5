import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { products } from '#server/db/schema/catalog.ts'
import { countDeleted } from '#server/features/products/trash/service.ts'

const listedProducts = preparedQuery((db) =>
  db
    .select({ listed: count(), ids: sql<number>`total(${products.id})` })
    .from(products)
    .where(and(eq(products.source, sql.placeholder('source')), isNull(products.delistedAt))),
)

/** Null unless there are `expected` products: some were deleted or restored during the import. */
export function listedSign(db: Database, source: string, expected?: number): string | null {
  const { listed = 0, ids = 0 } = listedProducts(db).get({ source }) ?? {}
  if (expected !== undefined && expected !== listed) return null
  return [listed, ids, countDeleted(db, source)].join('.')
}
