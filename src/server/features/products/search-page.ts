import type { Database } from '#server/db/client.ts'
import { statement } from '#server/db/statements.ts'
import { countFiltered } from '#server/features/products/facet-groups.ts'
import {
  LIMIT_OFFSET,
  listedFilter,
  orderBy,
  pageWindow,
  relevance,
  rowsInOrder,
} from '#server/features/products/list-query.ts'
import { PRODUCT_COLUMNS, type ProductRow } from '#server/features/products/product.ts'
import { afterPrefix, isIndexed, quoteTerm } from '#server/features/products/search-terms.ts'
import { SEARCH_COUNT_CAP } from '#shared/limits.ts'
import type { ProductFilterInput, ProductListInput } from '#shared/products.ts'

export interface Matches {
  total: number
  totalIsCapped: boolean
  rows: ProductRow[]
}

const SHORT_TERM_EXPANSION_LIMIT = 64
/** So many are looked through, or sorted, faster than they are met on a walk through everything. */
export const FEW = 3_000

/**
 * Few matches come from the text index and are then ordered; where there are more than the cap, walking the order
 * finds a page sooner.
 */
export function searchPage(db: Database, input: ProductListInput, terms: string[]): Matches {
  const ids = matchingIds(db, input, terms)
  if (ids.length <= SEARCH_COUNT_CAP) return orderedMatches(db, input, ids, terms)
  const { sort, page, pageSize } = input
  const { limit } = pageWindow(SEARCH_COUNT_CAP, page, pageSize)
  const window = { direction: 'forward' as const, limit, offset: (page - 1) * pageSize }
  const expression = indexExpression(db, terms)
  const candidates =
    expression === null
      ? undefined
      : { sql: 'select rowid from products_fts where search_text match +?', values: [expression] }
  const rows = rowsInOrder(db, { filters: input, terms, sort, window, candidates })
  return { total: SEARCH_COUNT_CAP, totalIsCapped: true, rows }
}

/** Ids of products that match, in no order, at most `limit`: unless told, one more than is counted. */
export function matchingIds(
  db: Database,
  input: ProductFilterInput,
  terms: string[],
  limit = SEARCH_COUNT_CAP + 1,
): number[] {
  return idsFromIndex(db, input, terms, limit) ?? scannedIds(db, input, terms, limit)
}

/** Out of the text index alone; null when the terms are too short and too common for it to help. */
export function idsFromIndex(
  db: Database,
  input: ProductFilterInput,
  terms: string[],
  limit: number,
): number[] | null {
  const expression = terms.length === 0 ? null : indexExpression(db, terms)
  return expression === null ? null : indexedIds(db, input, terms, expression, limit)
}

/** A page of the products with these ids. The shop's own order puts what a search means most to the front. */
export function orderedMatches(
  db: Database,
  { sort, page, pageSize }: ProductListInput,
  ids: number[],
  terms: string[],
): Matches {
  const ranked = sort === 'featured' && terms.length > 0 ? relevance(terms) : { order: '', values: [] }
  const order = `${ranked.order}${orderBy(sort)}`
  const sql = `select ${PRODUCT_COLUMNS} from products p where p.id in (
    select p.id from products p where p.id in (select value from json_each(?)) order by ${order} ${LIMIT_OFFSET}
  ) order by ${order}`
  const rows = statement<ProductRow>(db, sql).all(
    JSON.stringify(ids),
    ...ranked.values,
    pageSize,
    (page - 1) * pageSize,
    ...ranked.values,
  )
  return { total: ids.length, totalIsCapped: false, rows }
}

function indexedIds(
  db: Database,
  input: ProductFilterInput,
  terms: string[],
  expression: string,
  limit: number,
): number[] {
  const filter = listedFilter(
    input,
    terms.filter((term) => !isIndexed(term)),
  )
  const narrowed = filter.conditions > 1
  if (narrowed && countFiltered(db, input) <= FEW) return scannedIds(db, input, terms, limit)
  const join = narrowed ? `join products p on p.id = f.rowid where ${filter.where} and` : 'where'
  const sql = `select f.rowid as id from products_fts f ${join} f.search_text match +? limit +?`
  const values = [...(narrowed ? filter.values : []), expression, limit]
  return statement<{ id: number }>(db, sql)
    .all(...values)
    .map((row) => row.id)
}

function scannedIds(db: Database, input: ProductFilterInput, terms: string[], limit: number): number[] {
  const filter = listedFilter(input, terms)
  const sql = `select p.id from products p where ${filter.where} limit +?`
  return statement<{ id: number }>(db, sql)
    .all(...filter.values, limit)
    .map((row) => row.id)
}

/** The index query for these terms; null when they are too short and too common for the index to help. */
function indexExpression(db: Database, terms: string[]): string | null {
  const long = terms.filter(isIndexed).map(quoteTerm)
  if (long.length > 0) return long.join(' AND ')
  const expansions = terms.map((term) => expandShortTerm(db, term))
  if (expansions.some((expansion) => expansion.length > SHORT_TERM_EXPANSION_LIMIT)) return null
  if (expansions.some((expansion) => expansion.length === 0)) return '""'
  return expansions.map((expansion) => `(${expansion.map(quoteTerm).join(' OR ')})`).join(' AND ')
}

function expandShortTerm(db: Database, term: string): string[] {
  const sql = 'select term from products_fts_terms where term >= +? and term < +? limit +?'
  const values = [term, afterPrefix(term), SHORT_TERM_EXPANSION_LIMIT + 1]
  return statement<{ term: string }>(db, sql)
    .all(...values)
    .map((row) => row.term)
}
