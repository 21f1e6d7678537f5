import type { Database } from '#server/db/client.ts'
import { statement } from '#server/db/statements.ts'
import type { TrashListInput } from '#shared/inputs/trash.ts'
import { isFromFeed } from '#shared/product-sources.ts'
import { searchTerms } from '#shared/search-terms.ts'

interface DeletedRow {
  id: number
  name: string
  source: string
  reason: string | null
  deletedBy: string
  deletedAt: number
  priceMinor: number | null
  currency: string | null
  retailer: string | null
}

const COLUMNS = `product_id as id, name, source, reason, deleted_by as deletedBy,
  deleted_at as deletedAt, row ->> 'price_minor' as priceMinor, row ->> 'currency' as currency,
  row ->> 'advertiser_name' as retailer`

/** One page of deleted products, the latest deletion first. */
export function listDeleted(db: Database, { search, state, page, pageSize }: TrashListInput) {
  const terms = searchTerms(search)
  const where = [
    state === 'erased' ? 'erased_at is not null' : 'erased_at is null',
    ...terms.map(() => 'instr(search_text, ?) > 0'),
  ].join(' and ')
  const from = `from deleted_products where ${where}`
  const total = statement<{ total: number }>(db, `select count(*) as total ${from}`).get(...terms)?.total ?? 0
  const rows = statement<DeletedRow>(
    db,
    `select ${COLUMNS} ${from} order by deleted_at desc, product_id desc limit +? offset +?`,
  )
  return {
    rows: rows
      .all(...terms, pageSize, (page - 1) * pageSize)
      .map((row) => ({ ...row, isFromFeed: isFromFeed(row.source) })),
    page,
    pageSize,
    total,
    totalPages: Math.ceil(total / pageSize),
  }
}
