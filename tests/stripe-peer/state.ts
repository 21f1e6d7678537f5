import { randomBytes } from 'node:crypto'
import type Stripe from 'stripe'

/** Everything the peer holds, by kind and id: objects in their full wire shape. */
export type PeerObjects = ReturnType<typeof emptyObjects>

/** Evidence is for people who defend themselves: nobody does that here. */
export type PeerDispute = Omit<Stripe.Dispute, 'evidence' | 'evidence_details'>

export interface PeerOrder {
  productName: string
  amountMinor: number
  currency: string
  priceId: string | undefined
  /** For the payment intent or the subscription. */
  metadata: Record<string, string>
}

export function emptyObjects() {
  return {
    sessions: byId<Stripe.Checkout.Session>(),
    intents: byId<Stripe.PaymentIntent>(),
    charges: byId<Stripe.Charge>(),
    disputes: byId<PeerDispute>(),
    customers: byId<Stripe.Customer>(),
    subscriptions: byId<Stripe.Subscription>(),
    invoices: byId<Stripe.Invoice>(),
    /** The payments of a session or subscription: form fields that objects do not show. */
    orders: byId<PeerOrder>(),
    /** The answers to requests with an idempotency key. */
    answers: byId<unknown>(),
  }
}

function byId<T>(): Record<string, T> {
  return {}
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}

export function nowSeconds(): number {
  return Math.floor(Date.now() / 1_000)
}
