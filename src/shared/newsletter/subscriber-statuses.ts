export const SUBSCRIBER_STATUSES = ['unconfirmed', 'confirmed', 'unsubscribed', 'bounced'] as const
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number]
