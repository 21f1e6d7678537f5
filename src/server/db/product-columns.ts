import { products } from '#server/db/schema/catalog.ts'
import { LABEL_FIELDS } from '#shared/feeds/feed-labels.ts'

/** Product columns, each in the lists that concern it (docs/adding/a-product-column.md). */
type ProductColumn = keyof typeof products.$inferSelect

export const CARD_COLUMNS = [
  'id',
  'slug',
  'name',
  'description',
  'priceMinor',
  'currency',
  'contentAmount',
  'contentUnit',
  'variantGroup',
  'variantCount',
  'variantKind',
  'imageUrl',
  'affiliateLink',
  'advertiserName',
  'advertiserLogoUrl',
  'isBestSeller',
  'isEditorsPick',
  'rating',
  'reviews',
  'inStock',
  'source',
] as const satisfies ProductColumn[]

/** Read additionally for a product's own page, the API and the export. */
export const PAGE_COLUMNS = [
  'moreImageUrls',
  'listPriceMinor',
  'deliveryMinor',
  'brand',
  'gtin',
  'externalId',
  'itemGroupId',
  ...LABEL_FIELDS,
  'ageFromMonths',
  'ageToMonths',
  'advertiserId',
  'createdAt',
  'updatedAt',
] as const satisfies ProductColumn[]

/** Written by every import; rolling one back restores them. */
export const FEED_COLUMNS = [
  'name',
  'slug',
  'nameSort',
  'searchText',
  'thing',
  'claims',
  'description',
  'category',
  'priceMinor',
  'listPriceMinor',
  'currency',
  'imageUrl',
  'moreImageUrls',
  'deliveryMinor',
  'affiliateLink',
  'retailerLink',
  'advertiserName',
  'advertiserId',
  'advertiserLogoUrl',
  'brand',
  'gtin',
  'itemGroupId',
  ...LABEL_FIELDS,
  'contentAmount',
  'contentUnit',
  'ageFromMonths',
  'ageToMonths',
  'filterValues',
  'variantGroup',
  'inStock',
  'contentHash',
  'recordHash',
] as const satisfies ProductColumn[]

/** Set by an administrator, unless the feed's settings name a column for them. */
export const SHOP_COLUMNS = [
  'commission',
  'rating',
  'reviews',
  'isBestSeller',
  'isEditorsPick',
] as const satisfies ProductColumn[]

export function sqlNames(columns: readonly ProductColumn[]): string[] {
  return columns.map((column) => sqlName(column))
}

export function sqlName(column: ProductColumn): string {
  return products[column].name
}
