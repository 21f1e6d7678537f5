import type { ProductRow } from '#server/features/products/search/product-rows.ts'
import { EXCERPT_LENGTH } from '#shared/limits.ts'
import { safeHttpUrl } from '#shared/links.ts'
import { excerpt } from '#shared/text-folding.ts'

/**
 * The one product shape of the program, as it goes into pages and answers: an unsafe or missing link is `#`, and times
 * are milliseconds since 1970, as they are stored: in a page that is half as long as a `Date`.
 */
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
