import type { Database } from '#server/db/client.ts'
import { LABEL_MS } from '#server/features/products/prices/price-rule.ts'
import { type Filters, variantFilter } from '#server/features/products/search/filters.ts'
import { foundIds } from '#server/features/products/search/found-ids.ts'
import { type Matches, MOST_ROWS_READ } from '#server/features/products/search/matches.ts'
import type { Term } from '#server/features/products/search/sought.ts'

/** Of a reduction `r`: it has begun, its label has not ended, and its feed is not silent. Takes the time three times. */
export const IS_TOLD = `r.since_at <= ? and r.until_at > ?
  and exists (select 1 from feeds f where f.name = r.source and f.observed_until >= ?)`

/** The bound of the beginning ends the walk over the index: labels that have ended lie behind it. */
const NEWEST = `select r.product_id as id from price_reductions r where ${IS_TOLD} and r.since_at > ?
  order by r.since_at desc limit +?`

/** The listed products within the filters, and with every term, whose price may be told as reduced; of variants the cheapest. */
export function matchDeals(db: Database, filters: Filters, terms: Term[], now = Date.now()): Matches {
  const reduced = foundIds(db, NEWEST, [now, now, now, now - LABEL_MS, MOST_ROWS_READ + 1])
  const { where, values } = variantFilter(filters, terms)
  const sql = `select p.id, min(p.price_minor) from json_each(?) d cross join products p on p.id = d.value where ${where}
    group by iif(p.variant_count > 0, p.variant_group, p.id)`
  const ids = foundIds(db, sql, [JSON.stringify(reduced.slice(0, MOST_ROWS_READ)), ...values])
  return { ids, isComplete: reduced.length <= MOST_ROWS_READ }
}
