import { LRUCache } from 'lru-cache'
import { readCatalogueVersion } from '#server/db/catalogue-version.ts'
import type { Database } from '#server/db/client.ts'
import { statement } from '#server/db/statements.ts'
import type { Filters } from '#server/features/products/search/filters.ts'
import { FEATURED } from '#server/features/products/search/orders.ts'
import { WALKED_AT_FIRST, walkedIds } from '#server/features/products/search/walks.ts'
import { CONTENT_OF, PRICED_UNITS, type PricedUnit } from '#shared/unit-prices/unit-price.ts'

/** So many of a list say what kind of list it is. */
const LOOKED_AT = 200
const COUNT_UNITS = `select p.priced_unit as unit, count(*) as count from json_each(?) c
  cross join products p on p.id = c.value
  where p.priced_unit is not null and p.price_group = +? group by p.priced_unit`

/** So many lists of filters are remembered for each connection. */
const MOST_REMEMBERED = 500
const remembered = new WeakMap<object, LRUCache<string, PricedUnit[]>>()

/**
 * The units by whose price a list can be ordered so that it says something: at least a third of its products, and two,
 * have a price of one in the shop's currency. `found` are ids of a list where they are known.
 */
export function listedUnits(
  db: Database,
  { filters, currency, found }: { filters: Filters; currency: string; found?: number[] },
): PricedUnit[] {
  return found ? unitsOf(db, found.slice(0, LOOKED_AT), currency) : unitsOfFiltered(db, filters, currency)
}

/** Without a search they are the same until the catalogue changes. */
function unitsOfFiltered(db: Database, filters: Filters, currency: string): PricedUnit[] {
  const lists = remembered.get(db.$client) ?? new LRUCache({ max: MOST_REMEMBERED })
  remembered.set(db.$client, lists)
  const list = JSON.stringify([readCatalogueVersion(db), currency, filters])
  const units = lists.get(list) ?? unitsOf(db, firstOf(db, filters), currency)
  lists.set(list, units)
  return units
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
