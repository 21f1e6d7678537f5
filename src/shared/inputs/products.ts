import { z } from 'zod'
import { AGE_BANDS } from '#shared/ages/age-bands.ts'
import { MAX_PAGE, MAX_PAGE_SIZE, SEARCH_MAX_LENGTH, SHOP_PAGE_SIZE } from '#shared/limits.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { parsePriceBand } from '#shared/prices/price-bands.ts'
import { CATEGORY_TEXT_MAX_LENGTH } from '#shared/products/categories.ts'
import {
  DEALS,
  FILTER_NAME_MAX_LENGTH,
  PICKS,
  PRICE_LIMIT_MAX,
  STOCKS,
} from '#shared/products/product-filters.ts'
import { PRODUCT_SORTS } from '#shared/products/product-sort.ts'
import { asChosen, MOST_CHOSEN } from '#shared/products/several.ts'
import { COMPARED_AT_MOST } from '#shared/search-params/compare.ts'
import { withoutControls } from '#shared/text/search-text.ts'
import { sizeValue } from '#shared/variants/size-value.ts'

/** Accepts short, long or former names in any letter case: only the service knows which exist. */
const categoryInput = z.string().trim().min(1).max(CATEGORY_TEXT_MAX_LENGTH)

/** Reports issues about the value, not about its two possible forms. */
function oneOrMore<Value extends z.ZodType>(value: Value) {
  const several = z
    .array(value)
    .min(1)
    .max(MOST_CHOSEN, {
      error: () => fill(m.chooseAtMost, { n: MOST_CHOSEN }),
    })
  return z
    .custom<z.input<Value> | z.input<Value>[]>()
    .transform((chosen) => [chosen].flat())
    .pipe(several)
    .transform((chosen) => asChosen(chosen) as z.output<Value> | z.output<Value>[])
}

const searchInput = z
  .string()
  .overwrite(withoutControls)
  .trim()
  .max(SEARCH_MAX_LENGTH, {
    error: () => fill(m.searchForAtMost, { n: SEARCH_MAX_LENGTH }),
  })

const priceBandInput = z
  .string()
  .max(30)
  .transform((value, context) => {
    const band = parsePriceBand(value)
    if (band) return band
    context.addIssue({ code: 'custom', message: 'Use a range such as under-200, 200-500, or over-2000' })
    return z.NEVER
  })

const nameInput = z.string().trim().min(1).max(FILTER_NAME_MAX_LENGTH)
const priceLimitInput = z.int().min(0).max(PRICE_LIMIT_MAX)

export const productFilterInput = z.object({
  category: oneOrMore(categoryInput).optional(),
  search: searchInput.optional(),
  retailer: oneOrMore(nameInput).optional(),
  brand: oneOrMore(nameInput).optional(),
  /** Accepts every spelling: `62-68 cm` becomes `62/68`; a text that is not a size finds nothing. */
  size: oneOrMore(nameInput.transform((text) => sizeValue(text) ?? text)).optional(),
  age: oneOrMore(z.enum(AGE_BANDS, `Use one of ${AGE_BANDS.join(', ')}`)).optional(),
  price: priceBandInput.optional(),
  /** Both inclusive, in whole units of the shop's currency. */
  from: priceLimitInput.optional(),
  to: priceLimitInput.optional(),
  stock: z.enum(STOCKS).optional(),
  pick: z.enum(PICKS).optional(),
  deal: z.enum(DEALS).optional(),
})

export const ABOVE = { path: ['from'], error: () => m.lowestAboveHighest }

export function isInOrder({ from, to }: { from?: number | undefined; to?: number | undefined }): boolean {
  return from === undefined || to === undefined || from <= to
}

export const productListInput = productFilterInput
  .extend({
    sort: z.enum(PRODUCT_SORTS).default('featured'),
    page: z.int().min(1).max(MAX_PAGE).default(1),
    pageSize: z.int().min(1).max(MAX_PAGE_SIZE).default(SHOP_PAGE_SIZE),
    /** Keeps the words unchanged, even if they find nothing. */
    exact: z.literal(true).optional(),
  })
  .refine(isInOrder, ABOVE)

/** The filters in force; each facet is counted with all of them but its own. */
export const productFacetsInput = productFilterInput.refine(isInOrder, ABOVE)

export const productSuggestInput = z.object({ search: searchInput })

export const productIdInput = z.object({ id: z.int().min(1).max(Number.MAX_SAFE_INTEGER) })

export const productCompareInput = z.object({ ids: z.array(productIdInput.shape.id).max(COMPARED_AT_MOST) })

export type ProductFilterInput = z.infer<typeof productFilterInput>
export type ProductListInput = z.infer<typeof productListInput>
