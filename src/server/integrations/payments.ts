import type { MembershipPlan, MembershipStatus } from '#shared/donations/memberships.ts'
import { fill } from '#shared/messages/fill.ts'
import { localPath } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'

/** Calls to the card payment provider. Each answers or fails within ten seconds. */
export interface Payments {
  isDemo: boolean
  isLive: boolean
  hasPremium: boolean
  openDonation: (order: DonationOrder) => Promise<OpenCheckout>
  openMembership: (order: MembershipOrderOfUser) => Promise<OpenCheckout>
  readCheckout: (sessionId: string) => Promise<Checkout | undefined>
  /** The checkout session that a payment belongs to; undefined when it came from elsewhere. */
  findCheckout: (paymentIntentId: string) => Promise<string | undefined>
  readInvoice: (invoiceId: string) => Promise<Invoice | undefined>
  readSubscription: (subscriptionId: string) => Promise<Subscription | undefined>
  cancelSubscription: (subscriptionId: string) => Promise<void>
  /** A page where a customer changes or ends monthly payments. */
  openPortal: (customerId: string, returnPath: string) => Promise<string>
  refund: (paymentIntentId: string) => Promise<void>
  /** The event in a webhook call; undefined when it is not signed by the provider within the last five minutes. */
  readEvent: (body: string, signature: string) => Promise<PaymentEvent | undefined>
}

export interface DonationOrder {
  reference: string
  amountMinor: number
  email: string
}

export interface MembershipOrderOfUser {
  reference: string
  plan: MembershipPlan
  amountMinor: number
  email: string
  customerId: string | undefined
}

export interface OpenCheckout {
  sessionId: string
  url: string
}

export interface Payment {
  paymentIntentId: string
  isPaid: boolean
  hasFailed: boolean
  refundedMinor: number
  /** True if the money was taken back, during a dispute or because it was lost. */
  isDisputed: boolean
  paidAt: Date | undefined
}

export interface Checkout {
  sessionId: string
  /** True if this shop opened it, and not another that shares its account. */
  isOwn: boolean
  /** Our reference; undefined for a payment that is not ours. */
  reference: string | undefined
  kind: 'donation' | 'membership' | undefined
  state: 'open' | 'complete' | 'expired'
  amountMinor: number
  currency: string
  email: string | undefined
  livemode: boolean
  createdAt: Date
  payment: Payment | undefined
  subscriptionId: string | undefined
}

export interface Invoice {
  invoiceId: string
  isOwn: boolean
  reference: string | undefined
  subscriptionId: string | undefined
  plan: MembershipPlan | undefined
  isPaid: boolean
  amountMinor: number
  currency: string
  email: string | undefined
  livemode: boolean
  createdAt: Date
  payment: Payment | undefined
}

export interface Subscription {
  subscriptionId: string
  reference: string | undefined
  plan: MembershipPlan | undefined
  status: MembershipStatus
  customerId: string
  amountMinor: number
  currency: string
  livemode: boolean
  paidUntil: Date | undefined
  endsAt: Date | undefined
  latestInvoiceId: string | undefined
}

/** Returns the ways back from a checkout, in the language in which it was opened. */
export function returnsOf(plan: MembershipPlan | undefined) {
  return plan
    ? {
        paid: (sessionId: string) => localPath(`/account?session_id=${sessionId}#membership`),
        canceled: localPath('/account#membership'),
      }
    : {
        paid: (sessionId: string) => localPath(`/donate?success=1&session_id=${sessionId}`),
        canceled: localPath('/donate?canceled=1'),
      }
}

export function giftName(siteName: string, plan: MembershipPlan | undefined): string {
  return fill(plan ? m.monthlyGiftTo : m.donationTo, { shop: siteName })
}

/** All else is read from the provider, so that order and repetition of events do not matter. */
export interface PaymentEvent {
  id: string
  type: string
  subject:
    | { kind: 'checkout' | 'payment' | 'subscription' | 'invoice'; id: string }
    | { kind: 'nothing of ours' }
}
