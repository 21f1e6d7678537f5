import { z } from 'zod'
import { CATEGORY_SHORTS, parseCategory } from '#shared/categories.ts'
import { COMPARED_AT_MOST } from '#shared/compare-search.ts'
import { MAX_PAGE, MAX_PAGE_SIZE, SEARCH_MAX_LENGTH, SHOP_PAGE_SIZE } from '#shared/limits.ts'
import { DEALS, PICKS, PRICE_BAND_VALUES, RETAILER_MAX_LENGTH } from '#shared/product-filters.ts'
import { PRODUCT_SORTS } from '#shared/product-sort.ts'

export const categoryInput = z
  .string()
  .max(100)
  .transform((value, context) => {
    const category = parseCategory(value)
    if (category) return category
    context.addIssue({
      code: 'custom',
      message: `Unknown category. Use one of: ${CATEGORY_SHORTS.join(', ')}`,
    })
    return z.NEVER
  })

const searchInput = z
  .string()
  .trim()
  .max(SEARCH_MAX_LENGTH, `Search for at most ${SEARCH_MAX_LENGTH} characters`)

const productFilterInput = z.object({
  category: categoryInput.optional(),
  search: searchInput.optional(),
  /** The retailer's name as the products have it. */
  retailer: z.string().trim().min(1).max(RETAILER_MAX_LENGTH).optional(),
  price: z.enum(PRICE_BAND_VALUES).optional(),
  pick: z.enum(PICKS).optional(),
  deal: z.enum(DEALS).optional(),
})

export const productListInput = productFilterInput.extend({
  sort: z.enum(PRODUCT_SORTS).default('featured'),
  page: z.int().min(1).max(MAX_PAGE).default(1),
  pageSize: z.int().min(1).max(MAX_PAGE_SIZE).default(SHOP_PAGE_SIZE),
  /** Cuts descriptions to what a card shows. */
  brief: z.boolean().default(false),
})

/** The filters in force; each facet is counted with all of them but its own. */
export const productFacetsInput = productFilterInput

export const productSuggestInput = z.object({ search: searchInput })

export const productIdInput = z.object({ id: z.int().min(1).max(Number.MAX_SAFE_INTEGER) })

export const productCompareInput = z.object({ ids: z.array(productIdInput.shape.id).max(COMPARED_AT_MOST) })

export type ProductFilterInput = z.infer<typeof productFilterInput>
export type ProductListInput = z.infer<typeof productListInput>
