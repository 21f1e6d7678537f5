import { z } from '@hono/zod-openapi'
import { AGE_BANDS } from '#shared/ages/age-bands.ts'
import { DEALS } from '#shared/products/product-filters.ts'
import { listOf, onlyOne } from '#shared/products/several.ts'
import type { AlternativeSearch } from '#shared/search-params/shop.ts'

export const wireInstead = z
  .object({
    search: z.string(),
    category: z.string(),
    size: z.array(z.string()),
    age: z.array(z.enum(AGE_BANDS)),
    price_from: z.int(),
    price_to: z.int(),
    in_stock: z.literal(true),
    deal: z.enum(DEALS),
  })
  .partial()
  .openapi('Instead', {
    description:
      'The search that found these products when the words found none: corrected, or with fewer words, or with filters for the price, age, or size they mention. Other parameters of the request still apply',
    example: { search: 'stroller', price_to: 2000 },
  })

export function toWireInstead(instead: AlternativeSearch | null): z.infer<typeof wireInstead> | null {
  if (!instead) return null
  const { category, size, age, from, to, stock, ...others } = instead
  return {
    ...others,
    ...(category && { category: onlyOne(category) }),
    ...(size && { size: listOf(size) }),
    ...(age && { age: listOf(age) }),
    ...(from !== undefined && { price_from: from }),
    ...(to !== undefined && { price_to: to }),
    ...(stock && { in_stock: true }),
  }
}
