import { z } from '@hono/zod-openapi'
import type { Caller } from '#server/trpc/router.ts'
import { AGE_BANDS } from '#shared/ages/age-bands.ts'
import { DEALS } from '#shared/product-filters.ts'
import { listOf } from '#shared/several.ts'

type List = Awaited<ReturnType<Caller['products']['list']>>

/** By the names of the parameters. */
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
      'Parameters that find something where a search finds nothing: without its slips, in fewer words, with filters for the price, age or size that it says',
    example: { search: 'stroller', price_to: 2000 },
  })

/** What finds something where the words of a search of the whole shop, on its first page, find nothing; otherwise null. */
export function toWireInstead({ didYouMean, relaxed }: List): z.infer<typeof wireInstead> | null {
  if (didYouMean) return { search: didYouMean }
  if (!relaxed) return null
  const { size, age, from, to, stock, ...others } = relaxed
  return {
    ...others,
    ...(size && { size: listOf(size) }),
    ...(age && { age: listOf(age) }),
    ...(from !== undefined && { price_from: from }),
    ...(to !== undefined && { price_to: to }),
    ...(stock && { in_stock: true }),
  }
}
