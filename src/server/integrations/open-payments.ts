import type { Logger } from 'pino'
import { type Environment, isLocalInstallation } from '#server/config/env.ts'
import { createDemoPayments, type DemoPayments } from '#server/integrations/demo-payments.ts'
import { lazyStripePayments } from '#server/integrations/lazy-stripe.ts'
import type { Payments } from '#server/integrations/payments.ts'

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
