import type { Database } from '#server/db/client.ts'
import { selectIds } from '#server/db/statements.ts'
import {
  type Filters,
  indexedFilters,
  isOfOneCurrency,
  listedFilter,
} from '#server/features/products/search/filters.ts'
import type { Term } from '#server/features/products/search/index-terms.ts'
import {
  FEATURED,
  LIMIT_OFFSET,
  orderBy,
  type PageWindow,
  partsInOrder,
  type ShopOrder,
} from '#server/features/products/search/orders.ts'

interface Selection {
  filters: Filters
  terms?: Term[]
  order: ShopOrder
}

/** A query for the ids of all matches, or of more when some filter is left. It reads no catalog row. */
export interface Candidates {
  sql: string
  values: unknown[]
  /** Filters still to test; each row tested is read. */
  untested: Filters
  mayBeFew: boolean
}

/** Up to this many are scanned or sorted faster than an index is read. */
export const FEW = 3_000
/** With many matches, a page is usually found within this many rows. */
export const WALKED_AT_FIRST = 1_000

/** Reads a window of the matches along the index of their order, one part after the other. */
export function idsInOrder(db: Database, { filters, order }: Selection, window: PageWindow): number[] {
  const { where, values } = listedFilter(filters, [], order.sort)
  const ids: number[] = []
  let { offset } = window
  for (const { and, by } of partsInOrder(order, window.direction, isOfOneCurrency(filters))) {
    const part = `from products p where ${where}${and}`
    const rest = window.limit - ids.length
    const sql = `select p.id ${part} order by ${by} ${LIMIT_OFFSET}`
    const batch = selectIds(db, sql, [...values, rest, offset])
    ids.push(...batch)
    if (batch.length === rest) break
    offset = batch.length > 0 || offset === 0 ? 0 : offset - countOf(db, part, values)
  }
  return asListed(ids, window)
}

function countOf(db: Database, part: string, values: unknown[]): number {
  return selectIds(db, `select count(*) as id ${part}`, values)[0] ?? 0
}

export function firstIds(db: Database, filters: Filters, count: number): number[] {
  return idsInOrder(db, { filters, order: FEATURED }, { direction: 'forward', limit: count, offset: 0 })
}

/**
 * The same for matches that may be far apart in the order, where testing each row would take long. Only this many are
 * tested; then candidates are gathered, and the index alone gives their positions.
 */
export function idsInOrderOrGathered(
  db: Database,
  { filters, terms = [], order }: Selection,
  window: PageWindow,
  candidates: Candidates,
): number[] {
  const { direction, limit, offset } = window
  const walk = walkOf({ filters, terms, order, rows: WALKED_AT_FIRST, direction })
  const near = selectIds(db, `${walk.sql} ${LIMIT_OFFSET}`, [...walk.values, limit, offset])
  if (near.length === limit) return asListed(near, window)
  const few = candidates.mayBeFew ? fewCandidates(db, candidates) : undefined
  if (few) return asListed(sortedIds(db, few, { filters: candidates.untested, order }, window), window)
  const all = alongIndex(candidates.untested, order, direction, candidates)
  return asListed(selectIds(db, `${all.sql} ${LIMIT_OFFSET}`, [...all.values, limit, offset]), window)
}

function fewCandidates(db: Database, { sql, values }: Candidates): number[] | undefined {
  const ids = selectIds(db, `${sql} limit +?`, [...values, FEW + 1])
  return ids.length <= FEW ? ids : undefined
}

function sortedIds(db: Database, ids: number[], { filters, order }: Selection, window: PageWindow): number[] {
  const { where, values } = listedFilter(filters)
  const sql = `select p.id from json_each(?) c cross join products p on p.id = c.value where ${where}
    order by ${orderBy(order, window.direction)} ${LIMIT_OFFSET}`
  return selectIds(db, sql, [JSON.stringify(ids), ...values, window.limit, window.offset])
}

function asListed(ids: number[], { direction }: PageWindow): number[] {
  return direction === 'forward' ? ids : ids.reverse()
}

interface Walk {
  filters: Filters
  terms: Term[]
  order: ShopOrder
  rows: number
  direction?: PageWindow['direction']
  tier?: { condition: string; values: string[] } | undefined
}

export function walkedIds(
  db: Database,
  { limit, except = [], ...walk }: Walk & { limit: number; except?: number[] },
): number[] {
  const { sql, values } = walkOf(walk)
  const unknown = `${sql} and p.id not in (select value from json_each(?)) limit +?`
  return selectIds(db, unknown, [...values, JSON.stringify(except), limit])
}

function walkOf({ filters, terms, order, rows, direction = 'forward', tier }: Walk) {
  const { sort } = order
  const walked = alongIndex(indexedFilters(filters, sort), order, direction)
  const filter = listedFilter(filters, terms, sort)
  const inTier = tier ? ` and ${tier.condition}` : ''
  const sql = `select p.id from (${walked.sql} limit ${rows}) w
    cross join products p on p.id = w.id where ${filter.where}${inTier}`
  return { sql, values: [...walked.values, ...filter.values, ...(tier?.values ?? [])] }
}

function alongIndex(
  filters: Filters,
  order: ShopOrder,
  direction: PageWindow['direction'],
  amongIds?: Candidates,
) {
  const { where, values } = listedFilter(filters, [], order.sort)
  const among = amongIds ? ` and +p.id in (${amongIds.sql})` : ''
  const parts = partsInOrder(order, direction, isOfOneCurrency(filters)).map(
    ({ and, by }) => `select p.id from products p where ${where}${among}${and} order by ${by}`,
  )
  const [only = '', ...others] = parts
  const each = parts.map((part) => `select id from (${part} limit -1)`)
  return {
    sql: others.length === 0 ? only : each.join(' union all '),
    values: parts.flatMap(() => [...values, ...(amongIds?.values ?? [])]),
  }
}
