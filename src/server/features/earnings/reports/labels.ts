import { inArray } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { products } from '#server/db/schema/catalog.ts'
import { pageLabels } from '#server/features/clicks/pages/service.ts'
import type { EarningsGroup } from '#shared/search-params/earnings.ts'

/** No more values than SQLite takes in one query. */
const MAX_NAMED = 5_000

/** Returns the names of products and pages by their keys. */
export function labelsOf(db: Database, groupBy: EarningsGroup, keys: string[]): Map<string, string> {
  const named = keys.slice(0, MAX_NAMED)
  if (groupBy === 'page') return pageLabels(db, named)
  return groupBy === 'product' ? productNames(db, named.map(Number)) : new Map()
}

function productNames(db: Database, ids: number[]): Map<string, string> {
  const { id, name } = products
  const rows = db.select({ id, name }).from(products).where(inArray(id, ids)).all()
  const names = new Map(rows.map((row) => [row.id, row.name]))
  return new Map(ids.map((one) => [`${one}`, names.get(one) ?? `No. ${one}`]))
}
