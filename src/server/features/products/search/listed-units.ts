import { readCatalogVersion } from '#server/db/catalog-version.ts'
import type { Database } from '#server/db/client.ts'
import { perVersion } from '#server/db/per-version.ts'
import { statement } from '#server/db/statements.ts'
import type { Filters } from '#server/features/products/search/filters.ts'
import { FEATURED } from '#server/features/products/search/orders.ts'
import { WALKED_AT_FIRST, walkedIds } from '#server/features/products/search/walks.ts'
import { CONTENT_OF, PRICED_UNITS, type PricedUnit } from '#shared/unit-prices/unit-price.ts'

/** The sample size for judging the kind of a list. */
const LOOKED_AT = 200
const COUNT_UNITS = `select p.priced_unit as unit, count(*) as count from json_each(?) c
  cross join products p on p.id = c.value
  where p.priced_unit is not null and p.price_group = +? group by p.priced_unit`

const MOST_LISTS = 500

/** Without a search they stay the same until the catalog changes. */
const unitsOfFiltered = perVersion(
  readCatalogVersion,
  (db, filters: Filters, currency: string) => unitsOf(db, firstOf(db, filters), currency),
  { keyOf: (...list) => JSON.stringify(list), most: MOST_LISTS },
)

/**
 * Returns the units whose price gives a list a meaningful order. At least a third of its products, and two, need such a
 * price in the shop's currency. `matchedIds` are those of the list when available.
 */
export function listedUnits(
  db: Database,
  { filters, currency, matchedIds }: { filters: Filters; currency: string; matchedIds?: number[] },
): PricedUnit[] {
  return matchedIds
    ? unitsOf(db, matchedIds.slice(0, LOOKED_AT), currency)
    : unitsOfFiltered(db, filters, currency)
}

function unitsOf(db: Database, ids: number[], currency: string): PricedUnit[] {
  const fewest = Math.max(2, ids.length / 3)
  const counted = statement<{ unit: string; count: number }>(db, COUNT_UNITS).all(
    JSON.stringify(ids),
    currency,
  )
  const said = new Set(counted.filter(({ count }) => count >= fewest).map(({ unit }) => unit))
  return PRICED_UNITS.filter((unit) => said.has(CONTENT_OF[unit]))
}

function firstOf(db: Database, filters: Filters): number[] {
  return walkedIds(db, { filters, terms: [], order: FEATURED, rows: WALKED_AT_FIRST, limit: LOOKED_AT })
}
