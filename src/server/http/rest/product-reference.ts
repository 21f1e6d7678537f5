import { z } from '@hono/zod-openapi'
import { parsedJson } from '#shared/text/unless-broken.ts'

const id = z.union([
  z.int().positive(),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
])
const link = z.string().min(1).max(2_000)

/** Accepted shapes of a product: those of the database, the samples and affiliate feeds. */
const supportedShapes = z.union([
  z.object({ id }).transform((product) => ({ productId: product.id })),
  z.object({ affiliate_link: link }).transform((product) => ({ link: product.affiliate_link })),
  z.object({ link }).transform((product) => ({ link: product.link })),
  z.object({ url: link }).transform((product) => ({ link: product.url })),
])

/** A product as a JSON string, identified by its `id` or else by its link to the retailer. */
export const productReference = z
  .string()
  .max(20_000)
  .transform((text, context) => {
    const product = supportedShapes.safeParse(parsedJson(text))
    if (product.success) return product.data
    context.addIssue({
      code: 'custom',
      message: 'Must be a product as a JSON string, with its ID or its link',
    })
    return z.NEVER
  })
  .openapi({ type: 'string', example: '{"id":3}' })
