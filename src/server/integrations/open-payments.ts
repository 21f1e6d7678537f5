import type { Logger } from 'pino'
import { type Environment, isLocalInstallation } from '#server/config/env.ts'
import { createDemoPayments, type DemoPayments } from '#server/integrations/demo-payments.ts'
import type { Payments } from '#server/integrations/payments.ts'
import { paymentTraits, type StripeSettings } from '#server/integrations/stripe-settings.ts'

interface OpenedPayments {
  payments: Payments | undefined
  demo: DemoPayments | undefined
}

/**
 * Opens Stripe with the configured key. Without one, opens the demo on localhost or with DEMO, in which no card is charged.
 * Otherwise opens nothing, and the log says what is missing.
 */
export function openPayments(env: Environment, log: Logger): OpenedPayments {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, PUBLIC_URL: publicUrl } = env
  if (secretKey && webhookSecret) {
    const { STRIPE_API_URL: apiUrl, STRIPE_PREMIUM_PRICE: premiumPrice } = env
    const settings = { secretKey, webhookSecret, apiUrl, publicUrl, premiumPrice }
    return { payments: lazyStripePayments({ ...settings, siteName: () => env.SITE_NAME }), demo: undefined }
  }
  if (!env.DEMO && !isLocalInstallation(env)) {
    log.warn('STRIPE_SECRET_KEY is not set: donations and memberships are off')
    return { payments: undefined, demo: undefined }
  }
  const path = env.DATABASE_PATH
  const file = path === ':memory:' || env.DEMO ? undefined : `${path}.demo-payments.json`
  const demo = createDemoPayments({ publicUrl, file })
  return { payments: demo, demo }
}

/** Loads Stripe's SDK (several megabytes) with the first payment. */
function lazyStripePayments(settings: StripeSettings): Payments {
  let loading: Promise<Payments> | undefined
  const stripe = () => {
    loading ??= import('#server/integrations/stripe.ts').then(({ createStripePayments }) =>
      createStripePayments(settings),
    )
    return loading
  }
  return {
    ...paymentTraits(settings),
    openDonation: async (order) => (await stripe()).openDonation(order),
    openMembership: async (order) => (await stripe()).openMembership(order),
    readCheckout: async (sessionId) => (await stripe()).readCheckout(sessionId),
    findCheckout: async (paymentIntentId) => (await stripe()).findCheckout(paymentIntentId),
    readInvoice: async (invoiceId) => (await stripe()).readInvoice(invoiceId),
    readSubscription: async (subscriptionId) => (await stripe()).readSubscription(subscriptionId),
    cancelSubscription: async (subscriptionId) => (await stripe()).cancelSubscription(subscriptionId),
    openPortal: async (customerId, returnPath) => (await stripe()).openPortal(customerId, returnPath),
    refund: async (paymentIntentId) => (await stripe()).refund(paymentIntentId),
    readEvent: async (body, signature) => (await stripe()).readEvent(body, signature),
  }
}
