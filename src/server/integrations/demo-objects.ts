import type { DemoOrder } from '#server/integrations/demo-orders.ts'
import type { Checkout, Invoice, Payment, Subscription } from '#server/integrations/payments.ts'
import { DONATION_CURRENCY } from '#shared/donations/donation-drive.ts'
import { DAY_MS, HOUR_MS } from '#shared/time/durations.ts'

const OPEN_MS = HOUR_MS
const MONTH_MS = 30 * DAY_MS
const COMMON = { currency: DONATION_CURRENCY, livemode: false }

export function sessionOf({ id }: Pick<DemoOrder, 'id'>): string {
  return `cs_demo_${id}`
}

export function stateOf({ charges, createdAt }: DemoOrder): Checkout['state'] {
  if (charges.length > 0) return 'complete'
  return createdAt + OPEN_MS > Date.now() ? 'open' : 'expired'
}

export function paidUntil({ charges }: DemoOrder): Date {
  return new Date((charges[0]?.paidAt ?? 0) + charges.length * MONTH_MS)
}

function toPayment({ id, amountMinor, charges }: DemoOrder, month: number): Payment | undefined {
  const paid = charges[month]
  return (
    paid && {
      paymentIntentId: `pi_demo_${id}_${month}`,
      isPaid: true,
      hasFailed: false,
      refundedMinor: paid.isRefunded ? amountMinor : 0,
      isDisputed: false,
      paidAt: new Date(paid.paidAt),
    }
  )
}

export function toCheckout(order: DemoOrder): Checkout {
  const { id, reference, plan, amountMinor, email, createdAt } = order
  const state = stateOf(order)
  return {
    ...COMMON,
    sessionId: sessionOf(order),
    isOwn: true,
    reference,
    kind: plan ? 'membership' : 'donation',
    state,
    amountMinor,
    email,
    createdAt: new Date(createdAt),
    payment: plan ? undefined : toPayment(order, 0),
    subscriptionId: plan && state === 'complete' ? `sub_demo_${id}` : undefined,
  }
}

export function toInvoice(order: DemoOrder, month: number): Invoice {
  const { id, reference, plan, amountMinor, email, charges, createdAt } = order
  return {
    ...COMMON,
    invoiceId: `in_demo_${id}_${month}`,
    isOwn: true,
    reference,
    subscriptionId: `sub_demo_${id}`,
    plan,
    isPaid: true,
    amountMinor,
    email,
    createdAt: new Date(charges[month]?.paidAt ?? createdAt),
    payment: toPayment(order, month),
  }
}

export function toSubscription(order: DemoOrder): Subscription {
  const { id, reference, plan, amountMinor, customerId, charges } = order
  return {
    ...COMMON,
    subscriptionId: `sub_demo_${id}`,
    reference,
    plan,
    status: order.end === 'now' ? 'ended' : 'active',
    customerId,
    amountMinor,
    paidUntil: paidUntil(order),
    endsAt: order.end === 'later' ? paidUntil(order) : undefined,
    latestInvoiceId: `in_demo_${id}_${charges.length - 1}`,
  }
}
