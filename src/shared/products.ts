import { z } from 'zod'
import { CATEGORY_SHORTS, parseCategory } from '#shared/categories.ts'
import { MAX_PAGE, MAX_PAGE_SIZE, SEARCH_MAX_LENGTH, SHOP_PAGE_SIZE } from '#shared/limits.ts'
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

export const productListInput = z.object({
  category: categoryInput.optional(),
  search: z
    .string()
    .trim()
    .max(SEARCH_MAX_LENGTH, `Search for at most ${SEARCH_MAX_LENGTH} characters`)
    .optional(),
  sort: z.enum(PRODUCT_SORTS).default('featured'),
  page: z.int().min(1).max(MAX_PAGE).default(1),
  pageSize: z.int().min(1).max(MAX_PAGE_SIZE).default(SHOP_PAGE_SIZE),
  /** Cuts descriptions to what a card shows. */
  brief: z.boolean().default(false),
})

export const productIdInput = z.object({ id: z.int().min(1).max(Number.MAX_SAFE_INTEGER) })

export type ProductListInput = z.infer<typeof productListInput>
