import { and, count, inArray, type SQL, sql } from 'drizzle-orm'
import { inChangedOrder } from '#server/db/changed-order.ts'
import type { Database } from '#server/db/client.ts'
import { products } from '#server/db/schema/catalog.ts'
import { shortColumn, withCategoryKeys } from '#server/db/shop-categories.ts'
import {
  CHANGED_ORDER,
  CHANGED_SORTS,
  catalogFilter,
  catalogOrder,
  type Filters,
} from '#server/features/catalog/listing/catalog-query.ts'
import { countProducts, searchProducts } from '#server/features/products/service.ts'
import type { CatalogListInput } from '#shared/inputs/catalog.ts'
import { CATALOG_SORTED } from '#shared/search-params/products.ts'

const COLUMNS = {
  id: products.id,
  slug: products.slug,
  name: products.name,
  category: sql<string | null>`${sql.raw(shortColumn('products.category'))}`,
  priceMinor: products.priceMinor,
  currency: products.currency,
  imageUrl: products.imageUrl,
  advertiserName: products.advertiserName,
  source: products.source,
  isBestSeller: products.isBestSeller,
  isEditorsPick: products.isEditorsPick,
  inStock: products.inStock,
  claims: products.claims,
  delistedAt: products.delistedAt,
  updatedAt: products.updatedAt,
}

/**
 * Returns one page of the product table. Without a suitable index, it sorts and searches only the last changed products
 * that pass the filters. The answer then says `isOfLastChanged`. A search of listed products considers only its first
 * matches and then says `totalIsCapped`.
 */
export function listCatalog(
  db: Database,
  { search, page, pageSize, sort, ...conditions }: CatalogListInput,
  currency: string,
) {
  const filters = withCategoryKeys(db, conditions)
  const matches = search ? searchProducts(db, { search, isListed: filters.state === 'listed' }) : undefined
  const passing = matches?.ids ? 0 : countPassing(db, filters)
  const where = matches ? matchesOf(db, filters, matches) : catalogFilter(filters)
  const total = matches ? countWhere(db, where) : passing
  // The shop’s own orders leave out variants that do not represent their group.
  const isInOrder = CHANGED_SORTS.includes(sort)
  const isOfLastChanged = passing > CATALOG_SORTED && (matches !== undefined || !isInOrder)
  const reachable = isOfLastChanged ? Math.min(total, CATALOG_SORTED) : total
  const offset = (page - 1) * pageSize
  const isWalked = !matches && isInOrder
  const ids = db
    .select({ id: sql<number>`${products.id}` })
    .from(isWalked ? inChangedOrder : products)
    .where(matches || isInOrder ? where : inArray(products.id, lastChanged(db, filters)))
    .orderBy(...catalogOrder(sort, currency))
    .limit(Math.min(pageSize, Math.max(0, reachable - offset)))
    .offset(offset)
  const rows = db
    .select(COLUMNS)
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(...catalogOrder(sort, currency))
  return {
    rows: offset < reachable ? rows.all() : [],
    page,
    pageSize,
    total,
    totalPages: Math.ceil(reachable / pageSize),
    totalIsCapped: matches?.isCapped ?? false,
    isOfLastChanged,
  }
}

function lastChanged(db: Database, filters: Filters) {
  return db
    .select({ id: sql<number>`${products.id}` })
    .from(inChangedOrder)
    .where(catalogFilter(filters))
    .orderBy(...CHANGED_ORDER)
    .limit(CATALOG_SORTED)
}

function matchesOf(db: Database, filters: Filters, { ids, terms }: ReturnType<typeof searchProducts>) {
  if (ids) return catalogFilter(filters, { ids })
  return and(inArray(products.id, lastChanged(db, filters)), catalogFilter(filters, { terms }))
}

function countPassing(db: Database, filters: Filters): number {
  const { state, ...others } = filters
  const isAll = Object.values(others).every((filter) => filter === undefined)
  return isAll && state === 'listed' ? countProducts(db) : countWhere(db, catalogFilter(filters))
}

function countWhere(db: Database, where: SQL | undefined): number {
  return db.select({ total: count() }).from(products).where(where).get()?.total ?? 0
}
