import type { Database } from '#server/db/client.ts'
import { selectIds } from '#server/db/statements.ts'
import { LABEL_MS } from '#server/features/products/prices/price-rule.ts'
import { type Filters, variantFilter } from '#server/features/products/search/filters.ts'
import type { Term } from '#server/features/products/search/index-terms.ts'
import { type Matches, MOST_ROWS_READ } from '#server/features/products/search/matches.ts'

/** For a reduction `r`: it has begun, its label has not ended, and its feed is not silent. Takes `timesOfLabels`. */
export const IS_ADVERTISED = `r.since_at <= ? and r.since_at > ?
  and exists (select 1 from feeds f where f.name = r.source and f.observed_until >= ?)`

const NEWEST = `select r.product_id as id from price_reductions r where ${IS_ADVERTISED}
  order by r.since_at desc limit +?`

export function timesOfLabels(now = Date.now()): [number, number, number] {
  return [now, now - LABEL_MS, now]
}

/** Finds matches that may be labeled as reduced; among variants the cheapest. */
export function matchDeals(db: Database, filters: Filters, terms: Term[], now = Date.now()): Matches {
  const reduced = selectIds(db, NEWEST, [...timesOfLabels(now), MOST_ROWS_READ + 1])
  const { where, values } = variantFilter(filters, terms)
  const sql = `select p.id, min(p.compared_minor) from json_each(?) d cross join products p on p.id = d.value where ${where}
    group by iif(p.variant_count > 0, p.variant_group, p.id)`
  const ids = selectIds(db, sql, [JSON.stringify(reduced.slice(0, MOST_ROWS_READ)), ...values])
  return { ids, isComplete: reduced.length <= MOST_ROWS_READ }
}
