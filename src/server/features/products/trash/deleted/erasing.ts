import { and, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { deletedProducts } from '#server/db/schema/administration.ts'
import { OWN_SOURCES } from '#shared/products/product-sources.ts'

const { productId, name, source, externalId, deletedAt, row, erasedAt } = deletedProducts
const isOfNoFeed = or(isNull(externalId), inArray(source, [...OWN_SOURCES]))
/** Of a product of a feed only what gives it its place back: its feed lists it, but the shop does not show it. */
const PLACE = sql`json_object(
  'id', ${productId}, 'name', ${name}, 'slug', ${row} ->> 'slug', 'name_sort', ${row} ->> 'name_sort',
  'search_text', (${row} ->> 'name_sort') || char(10), 'source', ${source}, 'external_id', ${externalId},
  'created_at', ${row} ->> 'created_at', 'updated_at', ${deletedAt}, 'gone_at', ${deletedAt})`

/** Erases what was deleted up to a moment. Products of feeds stay away all the same. Returns how many were erased. */
export function eraseDeleted(tx: Database, until: Date): number {
  const isDue = and(isNull(erasedAt), lte(deletedAt, until))
  const removed = tx.delete(deletedProducts).where(and(isDue, isOfNoFeed)).run()
  const erased = tx
    .update(deletedProducts)
    .set({ erasedAt: new Date(), prices: '[]', searchText: sql`${row} ->> 'name_sort'`, row: PLACE })
    .where(isDue)
    .run()
  return removed.changes + erased.changes
}
