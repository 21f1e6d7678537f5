import type Stripe from 'stripe'
import { customer as newCustomer } from '#tests/stripe-peer/checkout-shapes.ts'
import { charge, dispute, paymentIntent, refund } from '#tests/stripe-peer/payment-shapes.ts'
import { newId, type PeerObjects } from '#tests/stripe-peer/state.ts'
import { paidInvoice, renew, subscription } from '#tests/stripe-peer/subscription-shapes.ts'
import type { EventDraft } from '#tests/stripe-peer/webhook-sender.ts'

type Send = (events: EventDraft[]) => void

/** Events caused by people and time: each changes the objects and notifies the shop, as Stripe would. */
export function createHappenings(objects: PeerObjects, send: Send) {
  function takePayment(order: {
    amountMinor: number
    currency: string
    email: string
    customer: string | null
    metadata: Record<string, string>
    description: string
  }) {
    const chargeId = newId('ch')
    const intent = paymentIntent(order, chargeId)
    const paid = charge(order, intent.id, chargeId)
    objects.intents[intent.id] = intent
    objects.charges[paid.id] = paid
    return { intent, paid }
  }

  function payOnce(session: Stripe.Checkout.Session, email: string): EventDraft[] {
    const order = objects.orders[session.id]
    const { intent, paid } = takePayment({
      amountMinor: session.amount_total ?? 0,
      currency: session.currency ?? 'usd',
      email,
      customer: null,
      metadata: order?.metadata ?? {},
      description: order?.productName ?? '',
    })
    session.payment_intent = intent.id
    return [
      { type: 'payment_intent.succeeded', object: intent },
      { type: 'charge.succeeded', object: paid },
    ]
  }

  function payMonthly(session: Stripe.Checkout.Session, email: string): EventDraft[] {
    const order = objects.orders[session.id]
    if (!order) return []
    const customerId = typeof session.customer === 'string' ? session.customer : addCustomer(email)
    const created = subscription(order, customerId)
    objects.subscriptions[created.id] = created
    objects.orders[created.id] = order
    session.customer = customerId
    session.subscription = created.id
    const invoice = chargeMonth(created, email, 'subscription_create')
    session.invoice = invoice.id
    return [
      { type: 'customer.subscription.created', object: created },
      { type: 'invoice.paid', object: invoice },
    ]
  }

  function addCustomer(email: string): string {
    const created = newCustomer(email)
    objects.customers[created.id] = created
    return created.id
  }

  function chargeMonth(
    of: Stripe.Subscription,
    email: string,
    reason: 'subscription_create' | 'subscription_cycle',
  ): Stripe.Invoice {
    const order = objects.orders[of.id]
    const { intent } = takePayment({
      amountMinor: order?.amountMinor ?? 0,
      currency: of.currency,
      email,
      customer: typeof of.customer === 'string' ? of.customer : null,
      metadata: {},
      description: order?.productName ?? '',
    })
    const invoice = paidInvoice({ subscription: of, intent: intent.id, email, reason })
    objects.invoices[invoice.id] = invoice
    of.latest_invoice = invoice.id
    return invoice
  }

  return {
    /** Completes an open session; returns false when there is none. */
    pay(sessionId: string): boolean {
      const session = objects.sessions[sessionId]
      if (session?.status !== 'open') return false
      const email = session.customer_email ?? emailOfCustomer(session.customer) ?? 'peer@example.com'
      const events = session.mode === 'subscription' ? payMonthly(session, email) : payOnce(session, email)
      session.status = 'complete'
      session.payment_status = 'paid'
      session.url = null
      session.customer_details = {
        address: null,
        business_name: null,
        email,
        individual_name: null,
        name: null,
        phone: null,
        tax_exempt: 'none',
        tax_ids: [],
      }
      send([...events, { type: 'checkout.session.completed', object: session }])
      return true
    },

    expire(sessionId: string) {
      const session = objects.sessions[sessionId]
      if (session?.status !== 'open') return
      session.status = 'expired'
      session.url = null
      send([{ type: 'checkout.session.expired', object: session }])
    },

    refund(intentId: string, amountMinor?: number): Stripe.Refund | undefined {
      const paid = chargeOf(intentId)
      const left = (paid?.amount ?? 0) - (paid?.amount_refunded ?? 0)
      const amount = amountMinor ?? left
      if (!paid || amount <= 0 || amount > left) return undefined
      const created = refund(paid, amount)
      paid.amount_refunded += amount
      paid.refunded = paid.amount_refunded === paid.amount
      send([{ type: 'charge.refunded', object: paid }])
      return created
    },

    /** Opens a dispute, or ends the one that is open. */
    dispute(intentId: string, status: 'needs_response' | 'won' | 'lost') {
      const paid = chargeOf(intentId)
      if (!paid) return
      const open = Object.values(objects.disputes).find(({ charge: id }) => id === paid.id)
      const subject = open ?? dispute(paid, status)
      subject.status = status
      objects.disputes[subject.id] = subject
      paid.disputed = true
      send([{ type: open ? 'charge.dispute.closed' : 'charge.dispute.created', object: subject }])
    },

    /** Ends a subscription now or with what is paid; `resume` takes the latter back. */
    changeSubscription(id: string, change: 'end now' | 'end later' | 'resume') {
      const subject = objects.subscriptions[id]
      if (!subject || subject.status === 'canceled') return subject
      const now = Math.floor(Date.now() / 1_000)
      subject.cancel_at_period_end = change === 'end later'
      subject.canceled_at = change === 'resume' ? null : now
      if (change === 'end now') Object.assign(subject, { status: 'canceled', ended_at: now })
      const type = change === 'end now' ? 'customer.subscription.deleted' : 'customer.subscription.updated'
      send([{ type, object: subject }])
      return subject
    },

    /** A month passes. */
    renewSubscription(id: string) {
      const subject = objects.subscriptions[id]
      if (subject?.status !== 'active') return
      renew(subject)
      const email = emailOfCustomer(subject.customer) ?? 'peer@example.com'
      const invoice = chargeMonth(subject, email, 'subscription_cycle')
      send([
        { type: 'customer.subscription.updated', object: subject },
        { type: 'invoice.paid', object: invoice },
      ])
    },
  }

  function chargeOf(intentId: string): Stripe.Charge | undefined {
    const charged = objects.intents[intentId]?.latest_charge
    return typeof charged === 'string' ? objects.charges[charged] : undefined
  }

  function emailOfCustomer(reference: Stripe.Checkout.Session['customer']): string | undefined {
    return (typeof reference === 'string' && objects.customers[reference]?.email) || undefined
  }
}

export type Happenings = ReturnType<typeof createHappenings>
