import type Stripe from 'stripe'
import type { Checkout, Invoice, Payment, Subscription } from '#server/integrations/payments.ts'
import { MEMBERSHIP_PLANS, type MembershipStatus } from '#shared/donations/memberships.ts'

/** With these expanded, one answer has all that is needed of a checkout session. */
export const CHECKOUT_EXPANSION = ['payment_intent.latest_charge']

const STATUSES = new Map(
  Object.entries<MembershipStatus>({
    incomplete: 'pending',
    incomplete_expired: 'ended',
    trialing: 'active',
    active: 'active',
    past_due: 'past-due',
    unpaid: 'unpaid',
    paused: 'unpaid',
    canceled: 'ended',
  }),
)

/** Checkouts carry the shop's address as a mark; older ones are recognized by their return page. */
export function isOfShop(
  publicUrl: string,
  metadata: Stripe.Metadata | null | undefined,
  returnsTo?: string | null,
): boolean {
  if (metadata?.shop !== undefined) return metadata.shop === publicUrl
  return returnsTo?.startsWith(`${publicUrl}/`) ?? false
}

export function toCheckout(
  session: Stripe.Checkout.Session,
  isDisputed: boolean,
  publicUrl: string,
): Checkout {
  const { kind, reference } = session.metadata ?? {}
  return {
    sessionId: session.id,
    isOwn: isOfShop(publicUrl, session.metadata, session.success_url),
    reference,
    kind: kind === 'donation' || kind === 'membership' ? kind : undefined,
    state: session.status === 'complete' ? 'complete' : session.status === 'expired' ? 'expired' : 'open',
    amountMinor: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    email: session.customer_details?.email ?? session.customer_email ?? undefined,
    livemode: session.livemode,
    createdAt: fromSeconds(session.created),
    payment: toPayment(session.payment_intent, isDisputed, session.payment_status === 'paid'),
    subscriptionId: idOf(session.subscription),
  }
}

function toPayment(
  intent: Stripe.PaymentIntent | string | null | undefined,
  isDisputed: boolean,
  isPaid: boolean,
): Payment | undefined {
  if (!intent || typeof intent === 'string') return undefined
  const charge = typeof intent.latest_charge === 'string' ? undefined : intent.latest_charge
  return {
    paymentIntentId: intent.id,
    isPaid,
    hasFailed: !isPaid && (intent.status === 'requires_payment_method' || intent.status === 'canceled'),
    refundedMinor: charge?.amount_refunded ?? 0,
    isDisputed,
    paidAt: isPaid ? fromSeconds(charge?.created ?? intent.created) : undefined,
  }
}

export function toInvoice(
  invoice: Stripe.Invoice,
  intent: Stripe.PaymentIntent | undefined,
  isDisputed: boolean,
  isOwn: boolean,
): Invoice {
  const details = invoice.parent?.subscription_details
  return {
    invoiceId: invoice.id,
    isOwn,
    reference: details?.metadata?.reference,
    subscriptionId: idOf(details?.subscription),
    plan: planOf(details?.metadata),
    isPaid: invoice.status === 'paid',
    amountMinor: invoice.amount_paid,
    currency: invoice.currency.toUpperCase(),
    email: invoice.customer_email ?? undefined,
    livemode: invoice.livemode,
    createdAt: fromSeconds(invoice.created),
    payment: toPayment(intent, isDisputed, invoice.status === 'paid'),
  }
}

export function toSubscription(subscription: Stripe.Subscription): Subscription {
  const item = subscription.items.data[0]
  const paidUntil = item && fromSeconds(item.current_period_end)
  const cancelAt = subscription.cancel_at ? fromSeconds(subscription.cancel_at) : undefined
  return {
    subscriptionId: subscription.id,
    reference: subscription.metadata.reference,
    plan: planOf(subscription.metadata),
    status: STATUSES.get(subscription.status) ?? 'unpaid',
    customerId: idOf(subscription.customer) ?? '',
    amountMinor: (item?.price.unit_amount ?? 0) * (item?.quantity ?? 1),
    currency: subscription.currency.toUpperCase(),
    livemode: subscription.livemode,
    paidUntil,
    endsAt: subscription.cancel_at_period_end ? paidUntil : cancelAt,
    latestInvoiceId: idOf(subscription.latest_invoice),
  }
}

function planOf(metadata: Stripe.Metadata | null | undefined) {
  return MEMBERSHIP_PLANS.find((plan) => plan === metadata?.plan)
}

export function idOf(reference: string | { id: string } | null | undefined): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id
}

function fromSeconds(seconds: number): Date {
  return new Date(seconds * 1_000)
}
