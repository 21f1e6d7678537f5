import Stripe from 'stripe'
import { limitedFetch } from '#server/integrations/limited-fetch.ts'
import {
  type DonationOrder,
  giftName,
  type MembershipOrderOfUser,
  type OpenCheckout,
  type Payments,
  returnsOf,
} from '#server/integrations/payments.ts'
import { toPaymentEvent } from '#server/integrations/stripe-events.ts'
import {
  CHECKOUT_EXPANSION,
  idOf,
  isOfShop,
  toCheckout,
  toInvoice,
  toSubscription,
} from '#server/integrations/stripe-objects.ts'
import { paymentTraits, type StripeSettings } from '#server/integrations/stripe-settings.ts'
import { DONATION_CURRENCY } from '#shared/donations/donation-drive.ts'
import { type MembershipPlan, PREMIUM_PRICE_MINOR } from '#shared/donations/memberships.ts'
import { HOUR_S } from '#shared/time/durations.ts'

/** Keeps two attempts and the pause between them under ten seconds. */
const TIMEOUT_MS = 4_000
const RETRIES = 1
const WEBHOOK_TOLERANCE_SECONDS = 300
const CHECKOUT_OPEN_SECONDS = HOUR_S
const MONEY_TAKEN_BACK = ['needs_response', 'under_review', 'lost']

export function createStripePayments(settings: StripeSettings): Payments {
  const stripe = new Stripe(settings.secretKey, {
    ...apiAddress(settings.apiUrl),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(limitedFetch),
  })

  async function openCheckout(
    params: Stripe.Checkout.SessionCreateParams,
    reference: string,
  ): Promise<OpenCheckout> {
    const created = await stripe.checkout.sessions.create(
      { expires_at: Math.floor(Date.now() / 1_000) + CHECKOUT_OPEN_SECONDS, ...params },
      { idempotencyKey: reference },
    )
    const url = created.url && URL.parse(created.url)
    if (!created.id || !url || !/^https?:$/.test(url.protocol))
      throw new Error('Stripe returned no checkout URL')
    return { sessionId: created.id, url: url.href }
  }

  function returnAddresses(plan?: MembershipPlan) {
    const { paid, canceled } = returnsOf(plan)
    return {
      success_url: `${settings.publicUrl}${paid('{CHECKOUT_SESSION_ID}')}`,
      cancel_url: `${settings.publicUrl}${canceled}`,
    }
  }

  async function isDisputed(intent: Stripe.PaymentIntent | string | null | undefined): Promise<boolean> {
    if (!intent || typeof intent === 'string' || typeof intent.latest_charge === 'string') return false
    if (!intent.latest_charge?.disputed) return false
    const { data } = await stripe.disputes.list({ payment_intent: intent.id, limit: 10 })
    return data.some(({ status }) => MONEY_TAKEN_BACK.includes(status))
  }

  /** A subscription from before the mark is recognized by its checkout. */
  async function isOwnInvoice({ parent }: Stripe.Invoice): Promise<boolean> {
    const { metadata, subscription } = parent?.subscription_details ?? {}
    const subscriptionId = idOf(subscription)
    if (metadata?.shop !== undefined || !metadata?.plan || !subscriptionId)
      return isOfShop(settings.publicUrl, metadata)
    const begun = await ifExists(stripe.checkout.sessions.list({ subscription: subscriptionId, limit: 1 }))
    const checkout = begun?.data.find((session) => idOf(session.subscription) === subscriptionId)
    return isOfShop(settings.publicUrl, checkout?.metadata, checkout?.success_url)
  }

  /** The page promises one price, so a different price in Stripe is a mistake. */
  async function checkPremiumPrice(id: string): Promise<void> {
    const { unit_amount, currency, recurring } = await stripe.prices.retrieve(id)
    const isPromised =
      unit_amount === PREMIUM_PRICE_MINOR &&
      currency === DONATION_CURRENCY.toLowerCase() &&
      recurring?.interval === 'month' &&
      recurring.interval_count === 1
    if (!isPromised) throw new Error(`STRIPE_PREMIUM_PRICE: ${id} is not 5 USD per month`)
  }

  async function membershipItem({ plan, amountMinor }: MembershipOrderOfUser) {
    if (plan === 'monthly-gift') return { ...giftItem(settings.siteName(), amountMinor, plan), quantity: 1 }
    if (!settings.premiumPrice) throw new Error('STRIPE_PREMIUM_PRICE is not set')
    await checkPremiumPrice(settings.premiumPrice)
    return { price: settings.premiumPrice, quantity: 1 }
  }

  return {
    ...paymentTraits(settings),

    openDonation: ({ reference, amountMinor, email }: DonationOrder) =>
      openCheckout(
        {
          mode: 'payment',
          submit_type: 'donate',
          line_items: [{ ...giftItem(settings.siteName(), amountMinor), quantity: 1 }],
          customer_email: email,
          client_reference_id: reference,
          metadata: { kind: 'donation', reference, shop: settings.publicUrl },
          payment_intent_data: { metadata: { kind: 'donation', reference, shop: settings.publicUrl } },
          ...returnAddresses(),
        },
        reference,
      ),

    async openMembership(order: MembershipOrderOfUser) {
      const { reference, plan, email, customerId } = order
      const metadata = { kind: 'membership', plan, reference, shop: settings.publicUrl }
      return openCheckout(
        {
          mode: 'subscription',
          line_items: [await membershipItem(order)],
          ...(customerId ? { customer: customerId } : { customer_email: email }),
          client_reference_id: reference,
          metadata,
          subscription_data: { metadata },
          ...returnAddresses(plan),
        },
        reference,
      )
    },

    async readCheckout(sessionId) {
      const session = await ifExists(
        stripe.checkout.sessions.retrieve(sessionId, { expand: CHECKOUT_EXPANSION }),
      )
      return session && toCheckout(session, await isDisputed(session.payment_intent), settings.publicUrl)
    },

    async findCheckout(paymentIntentId) {
      const { data } = await stripe.checkout.sessions.list({ payment_intent: paymentIntentId, limit: 1 })
      return data[0]?.id
    },

    async readInvoice(invoiceId) {
      const invoice = await ifExists(stripe.invoices.retrieve(invoiceId, { expand: ['payments'] }))
      if (!invoice) return undefined
      const paid = invoice.payments?.data.find(({ status }) => status === 'paid') ?? invoice.payments?.data[0]
      const intentId = idOf(paid?.payment.payment_intent)
      const intent = intentId
        ? await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] })
        : undefined
      return toInvoice(invoice, intent, await isDisputed(intent), await isOwnInvoice(invoice))
    },

    async readSubscription(subscriptionId) {
      const subscription = await ifExists(stripe.subscriptions.retrieve(subscriptionId))
      return subscription && toSubscription(subscription)
    },

    async cancelSubscription(subscriptionId) {
      await stripe.subscriptions.cancel(subscriptionId)
    },

    async openPortal(customerId, returnPath) {
      const portal = await stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: `${settings.publicUrl}${returnPath}`,
      })
      return portal.url
    },

    async refund(paymentIntentId) {
      await stripe.refunds.create(
        { payment_intent: paymentIntentId, reason: 'requested_by_customer' },
        { idempotencyKey: `refund-${paymentIntentId}` },
      )
    },

    async readEvent(body, signature) {
      try {
        const event = stripe.webhooks.constructEvent(
          body,
          signature,
          settings.webhookSecret,
          WEBHOOK_TOLERANCE_SECONDS,
        )
        return toPaymentEvent(event)
      } catch {
        return undefined
      }
    },
  }
}

/** Undefined for objects that Stripe does not know. */
async function ifExists<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return undefined
    throw error
  }
}

function giftItem(siteName: string, amountMinor: number, plan?: MembershipPlan) {
  return {
    price_data: {
      currency: DONATION_CURRENCY.toLowerCase(),
      unit_amount: amountMinor,
      product_data: { name: giftName(siteName, plan) },
      ...(plan && { recurring: { interval: 'month' as const } }),
    },
  }
}

function apiAddress(apiUrl: string | undefined): Stripe.StripeConfig {
  if (!apiUrl) return {}
  const { hostname, port, protocol } = new URL(apiUrl)
  const isPlain = protocol === 'http:'
  return { host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' }
}
