import type { Database } from '#server/db/client.ts'
import { statement } from '#server/db/statements.ts'
import { PRODUCT_COLUMNS, type ProductRow } from '#server/features/products/product.ts'
import { isIndexed } from '#server/features/products/search/index-terms.ts'
import {
  LIMIT_OFFSET,
  orderBy,
  pageWindow,
  rowsInOrder,
} from '#server/features/products/search/list-query.ts'
import { findMatches, indexExpression } from '#server/features/products/search/matches.ts'
import { relevance } from '#server/features/products/search/name-tiers.ts'
import { rankedMatches } from '#server/features/products/search/ranked-matches.ts'
import type { ProductListInput } from '#shared/inputs/products.ts'
import { SEARCH_COUNT_CAP } from '#shared/limits.ts'

export interface MatchesPage {
  total: number
  /** There are, or may be, more than were counted. */
  totalIsCapped: boolean
  rows: ProductRow[]
}

/** Matches up to the cap are found and then ordered; a page of more is found along its order. */
export function searchPage(db: Database, input: ProductListInput, terms: string[]): MatchesPage {
  const { ids, isComplete } = findMatches(db, input, terms)
  const total = Math.min(ids.length, SEARCH_COUNT_CAP)
  const rows =
    ids.length <= SEARCH_COUNT_CAP
      ? orderedRows(db, input, ids, terms)
      : firstRowsOfMany(db, input, ids, terms)
  return { total, totalIsCapped: !isComplete, rows }
}

/** A page of the products with these ids. The shop's own order puts what a search means most to the front. */
export function orderedRows(
  db: Database,
  { sort, page, pageSize }: ProductListInput,
  ids: number[],
  terms: string[],
): ProductRow[] {
  const ranked = sort === 'featured' && terms.length > 0 ? relevance(terms) : { order: '', values: [] }
  const order = `${ranked.order}${orderBy(sort)}`
  const sql = `select ${PRODUCT_COLUMNS} from products p where p.id in (
    select p.id from products p where p.id in (select value from json_each(?)) order by ${order} ${LIMIT_OFFSET}
  ) order by ${order}`
  return statement<ProductRow>(db, sql).all(
    JSON.stringify(ids),
    ...ranked.values,
    pageSize,
    (page - 1) * pageSize,
    ...ranked.values,
  )
}

function firstRowsOfMany(
  db: Database,
  input: ProductListInput,
  ids: number[],
  terms: string[],
): ProductRow[] {
  const { sort, page, pageSize } = input
  const offset = (page - 1) * pageSize
  const { limit } = pageWindow(SEARCH_COUNT_CAP, page, pageSize)
  if (limit === 0) return []
  if (sort === 'featured') {
    const ranked = rankedMatches(db, input, terms, { found: ids, wanted: offset + limit })
    return rowsByIds(db, ranked.slice(offset, offset + limit))
  }
  const candidates = terms.every(isIndexed)
    ? {
        sql: 'select rowid from products_fts where search_text match +?',
        values: [indexExpression(terms)],
        untested: input,
      }
    : { sql: 'select value from json_each(?)', values: [JSON.stringify(ids)], untested: {} }
  return rowsInOrder(db, {
    filters: input,
    terms,
    sort,
    window: { direction: 'forward', limit, offset },
    candidates,
  })
}

function rowsByIds(db: Database, ids: number[]): ProductRow[] {
  const sql = `select ${PRODUCT_COLUMNS} from json_each(?) wanted cross join products p on p.id = wanted.value order by wanted.key`
  return statement<ProductRow>(db, sql).all(JSON.stringify(ids))
}
