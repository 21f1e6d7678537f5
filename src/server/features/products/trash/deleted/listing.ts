import { and, count, desc, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { deletedProducts } from '#server/db/schema/administration.ts'
import type { TrashListInput } from '#shared/inputs/trash.ts'
import { isFromFeed } from '#shared/products/product-sources.ts'
import { searchTerms } from '#shared/text/search-terms.ts'

const { productId, name, source, reason, deletedBy, deletedAt, erasedAt, searchText, row } = deletedProducts
const COLUMNS = {
  id: productId,
  name,
  source,
  reason,
  deletedBy,
  deletedAt,
  priceMinor: sql<number | null>`${row} ->> 'price_minor'`,
  currency: sql<string | null>`${row} ->> 'currency'`,
  retailer: sql<string | null>`${row} ->> 'advertiser_name'`,
}

export function listDeleted(db: Database, { search, state, page, pageSize }: TrashListInput) {
  const where = and(
    state === 'erased' ? isNotNull(erasedAt) : isNull(erasedAt),
    ...searchTerms(search).map((term) => sql`instr(${searchText}, ${term}) > 0`),
  )
  const total = db.select({ total: count() }).from(deletedProducts).where(where).get()?.total ?? 0
  const rows = db
    .select(COLUMNS)
    .from(deletedProducts)
    .where(where)
    .orderBy(desc(deletedAt), desc(productId))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .all()
  return {
    rows: rows.map((deleted) => ({ ...deleted, isFromFeed: isFromFeed(deleted.source) })),
    page,
    pageSize,
    total,
    totalPages: Math.ceil(total / pageSize),
  }
}
