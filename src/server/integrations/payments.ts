import type { MembershipPlan, MembershipStatus } from '#shared/donations/memberships.ts'

/** What can be asked of the card payment provider. Every call answers or fails within ten seconds. */
export interface Payments {
  /** A demo in which no card is charged. */
  isDemo: boolean
  /** Whether what is paid is real money. */
  isLive: boolean
  /** Premium Member can be bought. */
  hasPremium: boolean
  openDonation: (order: DonationOrder) => Promise<OpenCheckout>
  openMembership: (order: MembershipOrderOfUser) => Promise<OpenCheckout>
  /** Undefined when the provider does not know it. */
  readCheckout: (sessionId: string) => Promise<Checkout | undefined>
  /** The checkout session that a payment belongs to; undefined when it came from elsewhere. */
  findCheckout: (paymentIntentId: string) => Promise<string | undefined>
  /** Undefined when the provider does not know it, as the next. */
  readInvoice: (invoiceId: string) => Promise<Invoice | undefined>
  readSubscription: (subscriptionId: string) => Promise<Subscription | undefined>
  cancelSubscription: (subscriptionId: string) => Promise<void>
  /** Where a customer changes or ends what is paid monthly. */
  openPortal: (customerId: string, returnPath: string) => Promise<string>
  /** Pays back what is left of a payment. */
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
  /** From an earlier membership. */
  customerId: string | undefined
}

export interface OpenCheckout {
  sessionId: string
  /** The provider's page. */
  url: string
}

/** What the provider says of a payment. */
export interface Payment {
  paymentIntentId: string
  isPaid: boolean
  hasFailed: boolean
  refundedMinor: number
  /** The money was taken back while a dispute runs or because it was lost. */
  isDisputed: boolean
  paidAt: Date | undefined
}

export interface Checkout {
  sessionId: string
  /** Opened by this shop, and by none that shares its account. */
  isOwn: boolean
  /** What we called it; undefined when it is not ours. */
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
  /** A checkout that this shop opened. */
  isOwn: boolean
  /** Our reference of the checkout that began it. */
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

/** The pages that a checkout leads back to. */
export function returnsOf(plan: MembershipPlan | undefined) {
  return plan
    ? {
        paid: (sessionId: string) => `/account?session_id=${sessionId}#membership`,
        canceled: '/account#membership',
      }
    : {
        paid: (sessionId: string) => `/donate?success=1&session_id=${sessionId}`,
        canceled: '/donate?canceled=1',
      }
}

/** A gift's name at the checkout. */
export function giftName(siteName: string, plan: MembershipPlan | undefined): string {
  return plan ? `Monthly gift to ${siteName}` : `Donation to ${siteName}`
}

/** What happened to what: the rest is asked of the provider, so that order and repetition of events do not matter. */
export interface PaymentEvent {
  id: string
  type: string
  subject:
    | { kind: 'checkout' | 'payment' | 'subscription' | 'invoice'; id: string }
    | { kind: 'nothing of ours' }
}
