import { and, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { deletedProducts } from '#server/db/schema/administration.ts'
import { OWN_SOURCES } from '#shared/products/product-sources.ts'

const { productId, name, source, externalId, deletedAt, row, erasedAt } = deletedProducts
const isOfNoFeed = or(isNull(externalId), inArray(source, [...OWN_SOURCES]))
/** Keeps only the data that restores a feed's product to its position: listed by its feed, hidden by the shop. */
const PLACE = sql`json_object(
  'id', ${productId}, 'name', ${name}, 'slug', ${row} ->> 'slug', 'name_sort', ${row} ->> 'name_sort',
  'search_text', (${row} ->> 'name_sort') || char(10), 'source', ${source}, 'external_id', ${externalId},
  'created_at', ${row} ->> 'created_at', 'updated_at', ${deletedAt}, 'gone_at', ${deletedAt})`

export function eraseDeleted(tx: Database, until = new Date()): number {
  const isDue = and(isNull(erasedAt), lte(deletedAt, until))
  const removed = tx.delete(deletedProducts).where(and(isDue, isOfNoFeed)).run()
  const erased = tx
    .update(deletedProducts)
    .set({ erasedAt: new Date(), prices: '[]', searchText: sql`${row} ->> 'name_sort'`, row: PLACE })
    .where(isDue)
    .run()
  return removed.changes + erased.changes
}
