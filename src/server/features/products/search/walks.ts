import type { Database } from '#server/db/client.ts'
import { type Filters, indexedFilters, listedFilter } from '#server/features/products/search/filters.ts'
import { foundIds } from '#server/features/products/search/found-ids.ts'
import { LIMIT_OFFSET, orderBy, type PageWindow } from '#server/features/products/search/orders.ts'
import type { Term } from '#server/features/products/search/sought.ts'
import type { ProductSort } from '#shared/product-sort.ts'

interface Selection {
  filters: Filters
  terms?: Term[]
  sort: ProductSort
}

/** Ids of all that match, or of more where some filter is left: a query that needs no row of the catalogue. */
export interface Candidates {
  sql: string
  values: unknown[]
  /** What is left to test of them: each row tested is read. */
  untested: Filters
  /** Whether there may be so few that they are sorted. */
  mayBeFew: boolean
}

/** So many are looked through, or sorted, faster than an index is read for them. */
export const FEW = 3_000
/** Where matches are many, a page is mostly found among so many. */
export const WALKED_AT_FIRST = 1_000

/** A window of what passes the filters, read along the index of its order. */
export function idsInOrder(db: Database, { filters, sort }: Selection, window: PageWindow): number[] {
  const { where, values } = listedFilter(filters, [], sort)
  const sql = `select p.id from products p where ${where} order by ${orderBy(sort, window.direction)} ${LIMIT_OFFSET}`
  return asListed(foundIds(db, sql, [...values, window.limit, window.offset]), window)
}

/** The first of the shop's order that pass the filters. */
export function firstIds(db: Database, filters: Filters, count: number): number[] {
  return idsInOrder(db, { filters, sort: 'featured' }, { direction: 'forward', limit: count, offset: 0 })
}

/**
 * The same where what matches may lie far apart in the order, so that testing each row on the way would take long: only
 * so many are tested, and then the candidates are gathered and the index alone tells where they are.
 */
export function idsInOrderOrGathered(
  db: Database,
  { filters, terms = [], sort }: Selection,
  window: PageWindow,
  candidates: Candidates,
): number[] {
  const { direction, limit, offset } = window
  const walk = walkOf({ filters, terms, sort, rows: WALKED_AT_FIRST, direction })
  const near = foundIds(db, `${walk.sql} ${LIMIT_OFFSET}`, [...walk.values, limit, offset])
  if (near.length === limit) return asListed(near, window)
  const few = candidates.mayBeFew ? fewCandidates(db, candidates) : undefined
  if (few) return asListed(sortedIds(db, few, { filters: candidates.untested, sort }, window), window)
  const rest = listedFilter(candidates.untested, [], sort)
  const sql = `select p.id from products p where ${rest.where} and +p.id in (${candidates.sql})
    order by ${orderBy(sort, direction)} ${LIMIT_OFFSET}`
  return asListed(foundIds(db, sql, [...rest.values, ...candidates.values, limit, offset]), window)
}

function fewCandidates(db: Database, { sql, values }: Candidates): number[] | undefined {
  const ids = foundIds(db, `${sql} limit +?`, [...values, FEW + 1])
  return ids.length <= FEW ? ids : undefined
}

function sortedIds(db: Database, ids: number[], { filters, sort }: Selection, window: PageWindow): number[] {
  const { where, values } = listedFilter(filters)
  const sql = `select p.id from json_each(?) c cross join products p on p.id = c.value where ${where}
    order by ${orderBy(sort, window.direction)} ${LIMIT_OFFSET}`
  return foundIds(db, sql, [JSON.stringify(ids), ...values, window.limit, window.offset])
}

function asListed(ids: number[], { direction }: PageWindow): number[] {
  return direction === 'forward' ? ids : ids.reverse()
}

interface Walk {
  filters: Filters
  terms: Term[]
  sort: ProductSort
  /** So many rows of the order are tested. */
  rows: number
  direction?: PageWindow['direction']
  /** A further condition. */
  tier?: { condition: string; values: string[] }
}

/** The first ids that match on a walk along the order, without those that are known already. */
export function walkedIds(
  db: Database,
  { limit, except = [], ...walk }: Walk & { limit: number; except?: number[] },
): number[] {
  const { sql, values } = walkOf(walk)
  const unknown = `${sql} and p.id not in (select value from json_each(?)) limit +?`
  return foundIds(db, unknown, [...values, JSON.stringify(except), limit])
}

function walkOf({ filters, terms, sort, rows, direction = 'forward', tier }: Walk) {
  const walked = listedFilter(indexedFilters(filters, sort), [], sort)
  const filter = listedFilter(filters, terms, sort)
  const inTier = tier ? ` and ${tier.condition}` : ''
  const sql = `select p.id from (select p.id from products p where ${walked.where} order by ${orderBy(sort, direction)} limit ${rows}) w
    cross join products p on p.id = w.id where ${filter.where}${inTier}`
  return { sql, values: [...walked.values, ...filter.values, ...(tier?.values ?? [])] }
}
