import { z } from 'zod'
import { tokenInput } from '#shared/inputs/newsletter.ts'
import { ALERT_PERCENT, PRICE_ALERT_KINDS } from '#shared/prices/price-alerts.ts'

const PERCENT_RANGE = `Choose from ${ALERT_PERCENT.min} to ${ALERT_PERCENT.max} percent`
const TARGET_MAX = 1_000_000

const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER)

export const alertProductInput = z.object({ product: id })

export const priceAlertInput = z.object({
  product: id,
  kind: z.enum(PRICE_ALERT_KINDS, 'Choose what to wait for'),
  /** For `target`, in the currency of the product. */
  target: z
    .number('Enter a price')
    .positive('Enter a price above 0')
    .max(TARGET_MAX, 'Enter a price of at most 1,000,000')
    .optional(),
  percent: z
    .int('Enter a whole number')
    .min(ALERT_PERCENT.min, PERCENT_RANGE)
    .max(ALERT_PERCENT.max, PERCENT_RANGE)
    .optional(),
})
export type PriceAlertInput = z.infer<typeof priceAlertInput>

export const alertIdInput = z.object({ id })
export const alertLinkInput = tokenInput
