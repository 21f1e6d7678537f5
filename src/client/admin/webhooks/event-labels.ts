import type { SentEvent, WebhookEvent } from '#shared/webhook-events.ts'

export const EVENT_LABELS: Record<SentEvent, string> = {
  'products.changed': 'Products changed',
  'donation.received': 'Donation received',
  'subscriber.confirmed': 'Subscriber confirmed',
  'webhook.test': 'Test',
}

export const EVENT_HINTS: Record<WebhookEvent, string> = {
  'products.changed': 'The IDs of created, changed, and removed products, up to 500 per message',
  'donation.received': 'Amount and currency, without the name',
  'subscriber.confirmed': 'The ID, without the email address',
}
