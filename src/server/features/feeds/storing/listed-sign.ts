import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { products } from '#server/db/schema/catalogue.ts'
import { countDeleted } from '#server/features/products/trash/service.ts'

const shown = preparedQuery((db) =>
  db
    .select({ listed: count(), ids: sql<number>`total(${products.id})` })
    .from(products)
    .where(and(eq(products.source, sql.placeholder('source')), isNull(products.delistedAt))),
)

/**
 * Names the products of a feed that the shop shows. While it is what it was after the last import, an unchanged file has
 * nothing to bring. Null when there are not `expected` many: some were deleted or put back during the import.
 */
export function listedSign(db: Database, source: string, expected?: number): string | null {
  const { listed = 0, ids = 0 } = shown(db).get({ source }) ?? {}
  if (expected !== undefined && expected !== listed) return null
  return [listed, ids, countDeleted(db, source)].join('.')
}
