export const WEBHOOK_EVENTS = ['products.changed', 'donation.received', 'subscriber.confirmed'] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** Sent by hand, to test an endpoint. */
export const TEST_EVENT = 'webhook.test'
export const SENT_EVENTS = [...WEBHOOK_EVENTS, TEST_EVENT] as const
export type SentEvent = (typeof SENT_EVENTS)[number]

export const DELIVERY_STATES = ['waiting', 'claimed', 'delivered', 'failed'] as const

/** More changes than this are sent as several messages. */
export const PRODUCTS_PER_MESSAGE = 500

/** How long messages also carry a signature with the secret before a rotation. */
export const ROTATED_SECRET_HOURS = 24
