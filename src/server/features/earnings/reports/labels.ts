import type { Database } from '#server/db/client.ts'
import { pageLabels, titlesOf } from '#server/features/clicks/pages/service.ts'
import type { EarningsGroup } from '#shared/search-params/earnings.ts'

/** No more values than SQLite takes in one query. */
const MAX_NAMED = 5_000

/** Returns the names of products and pages by their keys. */
export function labelsOf(db: Database, groupBy: EarningsGroup, keys: string[]): Map<string, string> {
  const named = keys.slice(0, MAX_NAMED)
  if (groupBy === 'page') return pageLabels(db, named)
  if (groupBy !== 'product') return new Map()
  const names = titlesOf(db, 'product', named.map(Number))
  return new Map(named.map((key) => [key, names.get(Number(key)) ?? `No. ${key}`]))
}
