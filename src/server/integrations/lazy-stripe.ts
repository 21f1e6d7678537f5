import type { Payments } from '#server/integrations/payments.ts'
import { paymentTraits, type StripeSettings } from '#server/integrations/stripe-settings.ts'

/** Loads Stripe's SDK (several megabytes) with the first payment. */
export function lazyStripePayments(settings: StripeSettings): Payments {
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
