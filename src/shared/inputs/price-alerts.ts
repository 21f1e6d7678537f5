import { z } from 'zod'
import { id } from '#shared/inputs/fields.ts'
import { tokenInput } from '#shared/inputs/newsletter.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { ALERT_PERCENT, PRICE_ALERT_KINDS } from '#shared/prices/price-alerts.ts'

const PERCENT_RANGE = { error: () => fill(m.choosePercent, ALERT_PERCENT) }
const TARGET_MAX = 1_000_000

export const alertProductInput = z.object({ product: id })

export const priceAlertInput = z.object({
  product: id,
  kind: z.enum(PRICE_ALERT_KINDS, { error: () => m.chooseWhatToWaitFor }),
  /** For `target`, in the currency of the product. */
  target: z
    .number({ error: () => m.enterPrice })
    .positive({ error: () => m.enterPriceAboveZero })
    .max(TARGET_MAX, { error: () => m.enterPriceAtMost })
    .optional(),
  percent: z
    .int({ error: () => m.enterWholeNumber })
    .min(ALERT_PERCENT.min, PERCENT_RANGE)
    .max(ALERT_PERCENT.max, PERCENT_RANGE)
    .optional(),
})
export type PriceAlertInput = z.infer<typeof priceAlertInput>

export const alertIdInput = z.object({ id })
export const alertLinkInput = tokenInput
