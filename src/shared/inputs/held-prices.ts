import { z } from 'zod'
import { page, pageSize } from '#shared/inputs/fields.ts'
import { BULK_LIMIT } from '#shared/inputs/several.ts'

const integer = z.int().min(0).max(Number.MAX_SAFE_INTEGER)

export const heldPriceListInput = z.strictObject({
  page,
  pageSize,
})
export type HeldPriceListInput = z.infer<typeof heldPriceListInput>

export const heldPriceDecisionInput = z.strictObject({
  /** With the displayed price: a price that has changed since is left undecided. */
  prices: z
    .array(z.strictObject({ id: integer, priceMinor: integer }))
    .min(1)
    .max(BULK_LIMIT),
  decision: z.enum(['accept', 'refuse']),
})
export type HeldPriceDecision = z.infer<typeof heldPriceDecisionInput>
