import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import type Stripe from 'stripe'

/** Everything the peer knows, by kind and id: objects in their full wire shape. */
export interface DemoObjects {
  sessions: Record<string, Stripe.Checkout.Session>
  intents: Record<string, Stripe.PaymentIntent>
  charges: Record<string, Stripe.Charge>
  refunds: Record<string, Stripe.Refund>
  disputes: Record<string, DemoDispute>
  customers: Record<string, Stripe.Customer>
  subscriptions: Record<string, Stripe.Subscription>
  invoices: Record<string, Stripe.Invoice>
  portals: Record<string, Stripe.BillingPortal.Session>
  /** What a session's or subscription's payments are made with: form fields that objects do not show. */
  orders: Record<string, DemoOrder>
  /** The answers to requests with an idempotency key. */
  answers: Record<string, unknown>
}

/** Evidence is for people who defend themselves: nobody does that here. */
export type DemoDispute = Omit<Stripe.Dispute, 'evidence' | 'evidence_details'>

export interface DemoOrder {
  productName: string
  amountMinor: number
  currency: string
  priceId: string | undefined
  /** For the payment intent or the subscription. */
  metadata: Record<string, string>
}

export interface DemoState {
  objects: DemoObjects
  /** Call after every change. */
  save: () => void
}

const MAX_OF_EACH = 2_000

/** Remembers in the file, when there is one, so that a restart of the shop forgets no demo payment. */
export function createDemoState(file: string | undefined): DemoState {
  const objects = { ...emptyObjects(), ...(file && readObjects(file)) }
  // An id from an address may be `constructor`.
  for (const kind of Object.values(objects)) Object.setPrototypeOf(kind, null)
  return {
    objects,
    save() {
      for (const kind of Object.values(objects)) dropOldest(kind)
      if (!file) return
      writeFileSync(`${file}.new`, JSON.stringify(objects))
      renameSync(`${file}.new`, file)
    },
  }
}

function emptyObjects(): DemoObjects {
  return {
    sessions: {},
    intents: {},
    charges: {},
    refunds: {},
    disputes: {},
    customers: {},
    subscriptions: {},
    invoices: {},
    portals: {},
    orders: {},
    answers: {},
  }
}

function readObjects(file: string): Partial<DemoObjects> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

function dropOldest(kind: Record<string, unknown>) {
  const ids = Object.keys(kind)
  for (const id of ids.slice(0, Math.max(0, ids.length - MAX_OF_EACH))) delete kind[id]
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}

export function nowSeconds(): number {
  return Math.floor(Date.now() / 1_000)
}
