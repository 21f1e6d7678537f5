import type { CategoryShort } from '#shared/categories.ts'
import { EXCERPT_LENGTH } from '#shared/limits.ts'
import { safeHttpUrl } from '#shared/links.ts'
import { excerpt } from '#shared/text-folding.ts'

export const PRODUCT_COLUMNS = `p.id, p.slug, p.name, p.description, p.category, p.price_minor as priceMinor,
  p.list_price_minor as listPriceMinor, p.currency, p.brand, p.gtin, p.external_id as externalId,
  p.image_url as imageUrl, p.affiliate_link as affiliateLink, p.advertiser_name as advertiserName,
  p.advertiser_id as advertiserId, p.advertiser_logo_url as advertiserLogoUrl,
  coalesce(p.commission, (select t.commission from partners t where t.name = p.advertiser_name)) as commission,
  p.is_best_seller as isBestSeller, p.is_editors_pick as isEditorsPick, p.rating, p.reviews, p.in_stock as inStock,
  p.source, (select json_extract(f.settings, '$.subIdParameter') from feeds f where f.name = p.source) as subIdParameter,
  p.price_read_at as priceReadAt, p.created_at as createdAt, p.updated_at as updatedAt`

/** A row as SQLite gives it for `PRODUCT_COLUMNS`: booleans as 0 and 1, times in milliseconds. */
export interface ProductRow {
  id: number
  slug: string
  name: string
  description: string
  category: CategoryShort | null
  priceMinor: number | null
  /** What it costs without the sale; null where no sale is known. */
  listPriceMinor: number | null
  currency: string
  brand: string | null
  gtin: string | null
  externalId: string | null
  imageUrl: string | null
  affiliateLink: string | null
  advertiserName: string | null
  advertiserId: string | null
  advertiserLogoUrl: string | null
  /** The product's own, else its partner's; null where neither is known. */
  commission: string | null
  isBestSeller: number
  isEditorsPick: number
  rating: number | null
  reviews: number | null
  inStock: number
  source: string
  /** What the network calls the parameter for where a click came from. */
  subIdParameter: string | null
  priceReadAt: number | null
  createdAt: number
  updatedAt: number
}

/** The one product shape of the program. Times are milliseconds since 1970; an unsafe or missing link is `#`. */
export function toProduct(row: ProductRow) {
  return {
    ...row,
    affiliateLink: safeHttpUrl(row.affiliateLink) ?? '#',
    isBestSeller: row.isBestSeller === 1,
    isEditorsPick: row.isEditorsPick === 1,
    inStock: row.inStock === 1,
  }
}

export type Product = ReturnType<typeof toProduct>

export function toBriefProduct(row: ProductRow): Product {
  return toProduct({ ...row, description: excerpt(row.description, EXCERPT_LENGTH) })
}
