import type { Database } from '#server/db/client.ts'
import { statement } from '#server/db/statements.ts'
import { chooseFeatured } from '#server/features/products/featured.ts'
import { otherOffers } from '#server/features/products/offers.ts'
import {
  PRODUCT_COLUMNS,
  type Product,
  type ProductRow,
  toBriefProduct,
  toProduct,
} from '#server/features/products/product.ts'
import { countFiltered } from '#server/features/products/search/facet-groups.ts'
import { productFacets } from '#server/features/products/search/facets.ts'
import {
  eachFilterApart,
  type Filters,
  pageWindow,
  rowsInOrder,
} from '#server/features/products/search/list-query.ts'
import { FEW, findMatches } from '#server/features/products/search/matches.ts'
import { type MatchesPage, orderedRows, searchPage } from '#server/features/products/search/matches-page.ts'
import { closestWords, rebuildSearchWords } from '#server/features/products/search/search-words.ts'
import { suggestProducts } from '#server/features/products/search/suggest.ts'
import { CATEGORY_SHORTS, type CategoryShort } from '#shared/categories.ts'
import { DomainError } from '#shared/errors.ts'
import type { ProductListInput } from '#shared/inputs/products.ts'
import { FEATURED_COUNT, SEARCH_COUNT_CAP, SIMILAR_COUNT } from '#shared/limits.ts'
import { ignoredTerms, searchTerms } from '#shared/search-terms.ts'

export { otherOffers, productFacets, rebuildSearchWords, suggestProducts }

/**
 * One page of listed products. `total` counts all matches; a search stops at a number of matches, or of rows that it
 * reads, and says so. `ignoredTerms` are words that were one too many.
 */
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
    ignoredTerms: ignoredTerms(input.search),
    didYouMean: total === 0 ? closestWords(db, terms) : null,
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

interface OwnColumns {
  /** The product's own, not its partner's. */
  ownCommission: string | null
  isListed: number
}

const OWN_COLUMNS = 'p.commission as ownCommission, p.gone_at is null as isListed'

/** Products in the order of their ids, listed or not, with all that brings them back: the next `limit` after one. */
export function productsAfter(db: Database, id: number, limit: number) {
  const sql = `select ${PRODUCT_COLUMNS}, ${OWN_COLUMNS} from products p where p.id > +? order by p.id limit +?`
  const rows = statement<ProductRow & OwnColumns>(db, sql).all(id, limit)
  return rows.map((row) => ({ ...row, ...toProduct(row), isListed: row.isListed === 1 }))
}

/**
 * What a search finds in the whole catalogue: ids of listed products, at most as many as the cap; otherwise the terms
 * to look for in the texts themselves.
 */
export function findProducts(db: Database, { search, isListed }: { search: string; isListed: boolean }) {
  const terms = searchTerms(search)
  if (!isListed) return { terms, isCapped: false }
  const { ids, isComplete } = findMatches(db, {}, terms)
  return { ids: ids.slice(0, SEARCH_COUNT_CAP), isCapped: !isComplete }
}

/** The four products of the home page. */
export function featuredProducts(db: Database): Product[] {
  const firstOfEach = CATEGORY_SHORTS.flatMap((category) => firstRows(db, { category }, 1))
  const first = firstRows(db, {}, FEATURED_COUNT + CATEGORY_SHORTS.length)
  const candidates = new Map([...firstOfEach, ...first].map((row) => [row.id, row]))
  return chooseFeatured([...candidates.values()].sort(byFeaturedOrder).map(toBriefProduct))
}

/** Others of the same category, topped up from the whole shop, in the shop's order. */
export function similarProducts(db: Database, id: number): Product[] {
  const { category } = getProduct(db, id)
  const wider: Filters[] = [...(category ? [{ category }] : []), {}]
  const rows = wider.flatMap((filters) => firstRows(db, filters, 2 * SIMILAR_COUNT + 1))
  const others = new Map(rows.filter((row) => row.id !== id).map((row) => [row.id, row]))
  return [...others.values()].slice(0, SIMILAR_COUNT).map(toBriefProduct)
}

function firstRows(db: Database, filters: Filters, count: number): ProductRow[] {
  const window = { direction: 'forward' as const, limit: count, offset: 0 }
  return rowsInOrder(db, { filters, sort: 'featured', window })
}

function byFeaturedOrder(a: ProductRow, b: ProductRow): number {
  const rank = (row: ProductRow) => (row.isBestSeller || row.isEditorsPick ? 2 : 0) + row.inStock
  return rank(b) - rank(a) || b.createdAt - a.createdAt || b.id - a.id
}

/** Few are found by their filters and sorted; of more the order is walked. */
function catalogPage(db: Database, input: ProductListInput): MatchesPage {
  const { category, retailer, price, pick, sort, page, pageSize } = input
  const isNarrow = Boolean(retailer || price || pick)
  const total = isNarrow ? countFiltered(db, input) : countProducts(db, category)
  if (isNarrow && total <= FEW) {
    const { ids } = findMatches(db, input, [], total)
    return { total, totalIsCapped: false, rows: orderedRows(db, input, ids, []) }
  }
  const window = pageWindow(total, page, pageSize)
  const candidates = isNarrow
    ? { ...eachFilterApart({ category, retailer, price, pick }), untested: {} }
    : undefined
  const rows = rowsInOrder(db, { filters: input, sort, window, candidates })
  return { total, totalIsCapped: false, rows }
}
