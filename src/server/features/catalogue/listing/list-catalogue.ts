import { count, inArray, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { products } from '#server/db/schema/catalogue.ts'
import {
  catalogueFilter,
  catalogueOrder,
  isFiltersIndexUsed,
} from '#server/features/catalogue/listing/catalogue-query.ts'
import { searchProducts } from '#server/features/products/service.ts'
import type { CatalogueListInput } from '#shared/inputs/catalogue.ts'

const COLUMNS = {
  id: products.id,
  slug: products.slug,
  name: products.name,
  category: products.category,
  priceMinor: products.priceMinor,
  currency: products.currency,
  imageUrl: products.imageUrl,
  advertiserName: products.advertiserName,
  source: products.source,
  isBestSeller: products.isBestSeller,
  isEditorsPick: products.isEditorsPick,
  inStock: products.inStock,
  delistedAt: products.delistedAt,
  updatedAt: products.updatedAt,
}

/** One page of the product table. A search looks at no more than its first matches and then says `totalIsCapped`. */
export function listCatalogue(
  db: Database,
  { search, page, pageSize, sort, ...filters }: CatalogueListInput,
) {
  const found = search ? searchProducts(db, { search, isListed: filters.state === 'listed' }) : undefined
  const where = catalogueFilter(filters, found)
  const total = db.select({ total: count() }).from(products).where(where).get()?.total ?? 0
  // Its columns are in that index: other plans read and sort whole rows.
  const index = isFiltersIndexUsed(sort) && !found ? sql`indexed by products_changed` : sql``
  const ids = db
    .select({ id: sql<number>`${products.id}` })
    .from(sql`${products} ${index}`)
    .where(where)
    .orderBy(...catalogueOrder(sort))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const rows = db
    .select(COLUMNS)
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(...catalogueOrder(sort))
  return {
    rows: total === 0 ? [] : rows.all(),
    page,
    pageSize,
    total,
    totalPages: Math.ceil(total / pageSize),
    totalIsCapped: found?.isCapped ?? false,
  }
}
