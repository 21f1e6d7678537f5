import type { Database } from '#server/db/client.ts'
import { selectIds } from '#server/db/statements.ts'
import { countFiltered } from '#server/features/products/search/facet-groups.ts'
import {
  type Filters,
  filtersApart,
  hasFilters,
  isFree,
  listedFilter,
} from '#server/features/products/search/filters.ts'
import {
  indexExpression,
  isIndexedTerm,
  quoteTerm,
  type Term,
} from '#server/features/products/search/index-terms.ts'
import { FEATURED } from '#server/features/products/search/orders.ts'
import { FEW, walkedIds } from '#server/features/products/search/walks.ts'
import { SEARCH_COUNT_CAP } from '#shared/limits.ts'

export interface Matches {
  /** Unordered, at most one more than the limit. */
  ids: number[]
  isComplete: boolean
}

interface Tested {
  where: string
  values: unknown[]
}

export const MOST_ROWS_READ = 10_000
/** The characters that may follow two letters: the index is queried for all of them at once. */
const FOLLOWING = [...'abcdefghijklmnopqrstuvwxyz0123456789 \n.,:;!?-–/()\'"&%+*_']

/** Finds the listed products within the filters that contain every term, as far as the row limit allows. */
export function matchProducts(
  db: Database,
  filters: Filters,
  terms: Term[],
  limit = SEARCH_COUNT_CAP,
): Matches {
  const long = terms.filter(isIndexedTerm)
  const short = terms.filter((term) => !isIndexedTerm(term))
  const isNarrow = hasFilters(filters)
  const fewest = isFree(filters) ? fewestThatPassOne(db, filters) : undefined
  if (fewest) {
    if (fewest.count <= MOST_ROWS_READ || long.length === 0)
      return amongFewest(db, fewest, listedFilter(filters, terms), limit)
  } else if (isNarrow || short.length > 0 || long.length === 0) {
    const scannable = short.length > 0 ? MOST_ROWS_READ : FEW
    if (countFiltered(db, filters) <= scannable) return scanned(db, filters, terms, limit)
  }
  const rare = short.map(([words = []]) => idsOfRare(db, words.join(' '))).find((ids) => ids !== undefined)
  if (rare) return among(db, rare, listedFilter(filters, terms), limit)
  if (long.length === 0) {
    const ids = walkedIds(db, { filters, terms, order: FEATURED, rows: MOST_ROWS_READ, limit: limit + 1 })
    return { ids, isComplete: false }
  }
  const expression = indexExpression(long)
  const rest = isNarrow || short.length > 0 ? listedFilter(filters, short) : undefined
  return indexHits(db, 'products_fts', expression, rest, limit)
}

interface Fewest extends Tested {
  from: string
  count: number
}

/** Finds the most selective filter, by its own index, up to the row limit of a search. */
function fewestThatPassOne(db: Database, filters: Filters): Fewest | undefined {
  const parts = filtersApart(filters).map(({ from, where, values }) => {
    const sql = `select count(*) as id from (select 1 from ${from} where ${where} limit ${MOST_ROWS_READ + 1})`
    return { from, where, values, count: selectIds(db, sql, values)[0] ?? 0 }
  })
  return parts.sort((one, other) => one.count - other.count)[0]
}

function amongFewest(db: Database, fewest: Fewest, { where, values }: Tested, limit: number): Matches {
  const sql = `select p.id from (select p.id from ${fewest.from} where ${fewest.where} limit ${MOST_ROWS_READ}) c
    cross join products p on p.id = c.id where ${where} limit +?`
  const ids = selectIds(db, sql, [...fewest.values, ...values, limit + 1])
  return { ids, isComplete: ids.length <= limit && fewest.count <= MOST_ROWS_READ }
}

/** Returns the newest products that an index finds; rows are read only when conditions remain to test. */
export function indexHits(
  db: Database,
  index: 'products_fts' | 'products_names',
  expression: string,
  rest: Tested | undefined,
  limit: number,
): Matches {
  const newest = `select rowid as id from ${index} where ${index} match +? order by rowid desc limit +?`
  const most = rest ? MOST_ROWS_READ : limit
  const hits = selectIds(db, newest, [expression, most + 1])
  if (!rest) return { ids: hits, isComplete: hits.length <= limit }
  const { ids, isComplete } = among(db, hits.slice(0, MOST_ROWS_READ), rest, limit)
  return { ids, isComplete: isComplete && hits.length <= MOST_ROWS_READ }
}

/** Reads every product that passes the filters; suitable only for few. */
function scanned(db: Database, filters: Filters, terms: Term[], limit: number): Matches {
  const filter = listedFilter(filters, terms)
  const sql = `select p.id from products p where ${filter.where} limit +?`
  const ids = selectIds(db, sql, [...filter.values, limit + 1])
  return { ids, isComplete: ids.length <= limit }
}

function among(db: Database, candidates: number[], { where, values }: Tested, limit: number): Matches {
  const sql = `select p.id from json_each(?) c cross join products p on p.id = c.value where ${where} limit +?`
  const ids = selectIds(db, sql, [JSON.stringify(candidates), ...values, limit + 1])
  return { ids, isComplete: ids.length <= limit }
}

/** Returns the ids of products with a two-letter term; undefined for too many or a one-letter term. */
function idsOfRare(db: Database, term: string): number[] | undefined {
  if ([...term].length < 2) return undefined
  const expression = FOLLOWING.map((letter) => quoteTerm(term + letter)).join(' OR ')
  const { ids, isComplete } = indexHits(db, 'products_fts', expression, undefined, SEARCH_COUNT_CAP)
  return isComplete ? ids : undefined
}
