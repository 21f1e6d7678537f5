import type { Database } from '#server/db/client.ts'
import { statement } from '#server/db/statements.ts'
import { chooseFeatured } from '#server/features/products/featured.ts'
import {
  type Filter,
  LIMIT_OFFSET,
  listedFilter,
  orderBy,
  pageWindow,
} from '#server/features/products/list-query.ts'
import {
  PRODUCT_COLUMNS,
  type Product,
  type ProductRow,
  toBriefProduct,
  toProduct,
} from '#server/features/products/product.ts'
import { afterPrefix, isIndexed, quoteTerm, searchTerms } from '#server/features/products/search-terms.ts'
import { CATEGORY_SHORTS, type CategoryShort } from '#shared/categories.ts'
import { DomainError } from '#shared/errors.ts'
import { FEATURED_COUNT, SEARCH_COUNT_CAP, SIMILAR_COUNT } from '#shared/limits.ts'
import type { ProductSort } from '#shared/product-sort.ts'
import { type ProductListInput, productListInput } from '#shared/products.ts'

interface Matches {
  total: number
  totalIsCapped: boolean
  rows: ProductRow[]
}

const SHORT_TERM_EXPANSION_LIMIT = 64

/** One page of listed products. `total` counts all matches; a search stops counting at the cap and says so. */
export function listProducts(db: Database, input: ProductListInput) {
  const terms = searchTerms(input.search)
  const { total, totalIsCapped, rows } =
    terms.length > 0 ? searchPage(db, input, terms) : catalogPage(db, input)
  return {
    products: rows.map(input.brief ? toBriefProduct : toProduct),
    page: input.page,
    pageSize: input.pageSize,
    total,
    totalIsCapped,
    totalPages: Math.ceil(total / input.pageSize),
  }
}

/** How many products the shop lists, in all or of one category. */
export function countProducts(db: Database, category?: CategoryShort): number {
  const where = category ? 'where category = +?' : ''
  const sql = `select coalesce(sum(listed), 0) as total from catalogue_counts ${where}`
  return statement<{ total: number }>(db, sql).get(...(category ? [category] : []))?.total ?? 0
}

/** A listed product. Throws NOT_FOUND when there is none or when its retailer no longer has it. */
export function getProduct(db: Database, id: number): Product {
  const product = findProduct(db, id)
  if (!product) throw new DomainError('NOT_FOUND', 'That product is no longer available')
  return product
}

/** A listed product; undefined when there is none or when its retailer no longer has it. */
export function findProduct(db: Database, id: number): Product | undefined {
  const sql = `select ${PRODUCT_COLUMNS} from products p where p.id = ? and p.gone_at is null`
  const row = statement<ProductRow>(db, sql).get(id)
  return row && toProduct(row)
}

/** The listed product with this link to its retailer; of several the oldest. */
export function findProductByLink(db: Database, link: string): Product | undefined {
  const sql = `select ${PRODUCT_COLUMNS} from products p where p.affiliate_link = ? and p.gone_at is null order by p.id limit 1`
  const row = statement<ProductRow>(db, sql).get(link)
  return row && toProduct(row)
}

export type { Product }

/** Products in the order of their ids, listed or not: the next `limit` after one. */
export function productsAfter(db: Database, id: number, limit: number): Product[] {
  const sql = `select ${PRODUCT_COLUMNS} from products p where p.id > +? order by p.id limit +?`
  return statement<ProductRow>(db, sql).all(id, limit).map(toProduct)
}

/**
 * What a search finds in the whole catalogue: ids out of the index of listed products, at most as many as the cap;
 * otherwise the terms to look for in the texts themselves.
 */
export function findProducts(db: Database, { search, isListed }: { search: string; isListed: boolean }) {
  const terms = searchTerms(search)
  const expression = isListed ? indexExpression(db, terms) : null
  if (expression === null) return { terms, isCapped: false }
  const ids = indexedIds(db, productListInput.parse({ search }), terms, expression)
  return { ids: ids.slice(0, SEARCH_COUNT_CAP), isCapped: ids.length > SEARCH_COUNT_CAP }
}

/** The four products of the home page. */
export function featuredProducts(db: Database): Product[] {
  const firstOfEach = CATEGORY_SHORTS.flatMap((category) => firstRows(db, listedFilter(category), 1))
  const first = firstRows(db, listedFilter(undefined), FEATURED_COUNT + CATEGORY_SHORTS.length)
  const candidates = new Map([...firstOfEach, ...first].map((row) => [row.id, row]))
  return chooseFeatured([...candidates.values()].sort(byFeaturedOrder).map(toBriefProduct))
}

/** Others of the same category, topped up from the whole shop, in the shop's order. */
export function similarProducts(db: Database, id: number): Product[] {
  const { category } = getProduct(db, id)
  const filters = [...(category ? [listedFilter(category)] : []), listedFilter(undefined)]
  const rows = filters.flatMap((filter) => firstRows(db, filter, 2 * SIMILAR_COUNT + 1))
  const others = new Map(rows.filter((row) => row.id !== id).map((row) => [row.id, row]))
  return [...others.values()].slice(0, SIMILAR_COUNT).map(toBriefProduct)
}

function firstRows(db: Database, filter: Filter, count: number): ProductRow[] {
  return rowsInOrder(db, filter, 'featured', { direction: 'forward', limit: count, offset: 0 })
}

function byFeaturedOrder(a: ProductRow, b: ProductRow): number {
  const rank = (row: ProductRow) => (row.isBestSeller || row.isEditorsPick ? 1 : 0)
  return rank(b) - rank(a) || b.createdAt - a.createdAt || b.id - a.id
}

function catalogPage(db: Database, { category, sort, page, pageSize }: ProductListInput): Matches {
  const total = countProducts(db, category)
  const rows = rowsInOrder(db, listedFilter(category), sort, pageWindow(total, page, pageSize))
  return { total, totalIsCapped: false, rows }
}

function rowsInOrder(
  db: Database,
  filter: Filter,
  sort: ProductSort,
  window: ReturnType<typeof pageWindow>,
): ProductRow[] {
  if (window.limit === 0) return []
  const ids = `select p.id from products p where ${filter.where} order by ${orderBy(sort, window.direction)} ${LIMIT_OFFSET}`
  const sql = `select ${PRODUCT_COLUMNS} from products p where p.id in (${ids}) order by ${orderBy(sort)}`
  return statement<ProductRow>(db, sql).all(...filter.values, window.limit, window.offset)
}

/**
 * Few matches come from the text index and are then ordered; where there are more than the cap, walking the order and
 * testing each row finds a page sooner.
 */
function searchPage(db: Database, input: ProductListInput, terms: string[]): Matches {
  const expression = indexExpression(db, terms)
  const ids = expression === null ? cappedScan(db, input, terms) : indexedIds(db, input, terms, expression)
  if (ids.length <= SEARCH_COUNT_CAP) return matchesByIds(db, input, ids)
  const filter = listedFilter(input.category, terms)
  const window = pageWindow(SEARCH_COUNT_CAP, input.page, input.pageSize)
  const offset = (input.page - 1) * input.pageSize
  return {
    total: SEARCH_COUNT_CAP,
    totalIsCapped: true,
    rows: rowsInOrder(db, filter, input.sort, { direction: 'forward', limit: window.limit, offset }),
  }
}

function indexedIds(
  db: Database,
  { category }: ProductListInput,
  terms: string[],
  expression: string,
): number[] {
  const rest = terms.filter((term) => !isIndexed(term))
  const filter = listedFilter(category, rest)
  const narrowed = category !== undefined || rest.length > 0
  const join = narrowed ? `join products p on p.id = f.rowid where ${filter.where} and` : 'where'
  const sql = `select f.rowid as id from products_fts f ${join} f.search_text match +? limit +?`
  const values = [...(narrowed ? filter.values : []), expression, SEARCH_COUNT_CAP + 1]
  return statement<{ id: number }>(db, sql)
    .all(...values)
    .map((row) => row.id)
}

function cappedScan(db: Database, { category }: ProductListInput, terms: string[]): number[] {
  const filter = listedFilter(category, terms)
  const sql = `select p.id from products p where ${filter.where} limit +?`
  return statement<{ id: number }>(db, sql)
    .all(...filter.values, SEARCH_COUNT_CAP + 1)
    .map((row) => row.id)
}

function matchesByIds(db: Database, { sort, page, pageSize }: ProductListInput, ids: number[]): Matches {
  const sql = `select ${PRODUCT_COLUMNS} from products p where p.id in (
    select p.id from products p where p.id in (select value from json_each(?)) order by ${orderBy(sort)} ${LIMIT_OFFSET}
  ) order by ${orderBy(sort)}`
  const rows = statement<ProductRow>(db, sql).all(JSON.stringify(ids), pageSize, (page - 1) * pageSize)
  return { total: ids.length, totalIsCapped: false, rows }
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
