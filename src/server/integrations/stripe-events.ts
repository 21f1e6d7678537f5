import type Stripe from 'stripe'
import type { PaymentEvent } from '#server/integrations/payments.ts'

type StripeEvent = Pick<Stripe.Event, 'id' | 'type'> & { data: { object: object } }

const CHECKOUT_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
]
const PAYMENT_EVENTS = [
  'charge.refunded',
  'charge.refund.updated',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
]
const SUBSCRIPTION_EVENTS = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
]
const INVOICE_EVENTS = ['invoice.paid', 'invoice.payment_failed']

export const HANDLED_EVENTS = [
  ...CHECKOUT_EVENTS,
  ...PAYMENT_EVENTS,
  ...SUBSCRIPTION_EVENTS,
  ...INVOICE_EVENTS,
]

/** The subject of a Stripe event. Other types, and objects without an id, do not concern the shop. */
export function toPaymentEvent({ id, type, data: { object } }: StripeEvent): PaymentEvent {
  const subject = (
    kind: 'checkout' | 'payment' | 'subscription' | 'invoice',
    subjectId: string | undefined,
  ) => (subjectId ? { kind, id: subjectId } : { kind: 'nothing of ours' as const })
  if (CHECKOUT_EVENTS.includes(type)) return { id, type, subject: subject('checkout', textIn(object, 'id')) }
  if (PAYMENT_EVENTS.includes(type))
    return { id, type, subject: subject('payment', textIn(object, 'payment_intent')) }
  if (SUBSCRIPTION_EVENTS.includes(type))
    return { id, type, subject: subject('subscription', textIn(object, 'id')) }
  if (INVOICE_EVENTS.includes(type)) return { id, type, subject: subject('invoice', textIn(object, 'id')) }
  return { id, type, subject: { kind: 'nothing of ours' } }
}

function textIn(object: object, key: string): string | undefined {
  const value: unknown = Object.entries(object).find(([name]) => name === key)?.[1]
  return typeof value === 'string' ? value : undefined
}
