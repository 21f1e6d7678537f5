import { z } from 'zod'
import { page } from '#shared/inputs/fields.ts'
import { WEBHOOK_EVENTS } from '#shared/webhook-events.ts'

const ADDRESS_MAX_LENGTH = 500

const address = z
  .string('Enter a URL')
  .trim()
  .min(1, 'Enter a URL')
  .max(ADDRESS_MAX_LENGTH, `Use at most ${ADDRESS_MAX_LENGTH} characters`)
  .refine(
    (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
    'Enter a URL that begins with https://',
  )
  .refine(
    (text) => !URL.parse(text)?.username && !URL.parse(text)?.password,
    'Leave out the user name and password',
  )

const events = z
  .array(z.enum(WEBHOOK_EVENTS, 'Choose at least one event'))
  .min(1, 'Choose at least one event')
  .max(WEBHOOK_EVENTS.length)

const id = z.int().positive()

export const newWebhookInput = z.strictObject({ url: address, events })
export const webhookChangeInput = z.strictObject({ id, url: address, events, enabled: z.boolean() })
export const webhookIdInput = z.strictObject({ id })
export const webhookDeliveriesInput = z.strictObject({
  /** Omitted: all endpoints. */
  endpointId: id.optional(),
  page,
})

export type NewWebhook = z.infer<typeof newWebhookInput>
export type WebhookChange = z.infer<typeof webhookChangeInput>
export type WebhookDeliveriesInput = z.infer<typeof webhookDeliveriesInput>
