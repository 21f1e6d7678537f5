import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { lazyStripePayments } from '#server/integrations/lazy-stripe.ts'
import type { Payments } from '#server/integrations/payments.ts'
import { type Environment, isLocalInstallation, ownAddress } from '#server/startup/env.ts'

interface OpenedPayments {
  /** Undefined where nothing can be paid. */
  payments: Payments | undefined
  close: () => void
}

const DEMO_KEY = 'sk_test_demo'

/**
 * Stripe with the configured key; without one on localhost the demo peer, in which no card is charged; otherwise
 * nothing, and the log says what is missing. A reader only says what can be paid: it is paid at the primary.
 */
export async function openPayments(env: Environment, log: Logger, isReader = false): Promise<OpenedPayments> {
  const settings = { apiUrl: env.STRIPE_API_URL, publicUrl: env.PUBLIC_URL, siteName: () => env.SITE_NAME }
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  if (secretKey && webhookSecret) {
    const premiumPrice = env.STRIPE_PREMIUM_PRICE
    const keys = { secretKey, webhookSecret, premiumPrice, isDemo: false }
    return { payments: lazyStripePayments({ ...settings, ...keys }), close: () => undefined }
  }
  if (!isLocalInstallation(env)) {
    log.warn('STRIPE_SECRET_KEY is not set: donations and memberships are closed')
    return { payments: undefined, close: () => undefined }
  }
  return openDemo(env, settings, isReader)
}

async function openDemo(
  env: Environment,
  settings: { apiUrl: string | undefined; publicUrl: string; siteName: () => string },
  isReader: boolean,
): Promise<OpenedPayments> {
  const { startStripeDemo } = await import('#server/integrations/stripe-demo/start-stripe-demo.ts')
  const { DEMO_PREMIUM_PRICE } = await import('#server/integrations/stripe-demo/subscription-shapes.ts')
  const webhookSecret = env.STRIPE_WEBHOOK_SECRET ?? `whsec_${randomBytes(24).toString('hex')}`
  const isInMemory = env.DATABASE_PATH === ':memory:'
  const hasPeer = env.STRIPE_API_URL !== undefined || isReader
  const peer = hasPeer
    ? undefined
    : await startStripeDemo({
        webhookUrl: `${ownAddress(env)}/api/stripe/webhook`,
        webhookSecret,
        ...(!isInMemory && { file: `${env.DATABASE_PATH}.demo-payments.json` }),
      })
  const payments = lazyStripePayments({
    ...settings,
    apiUrl: peer?.url ?? settings.apiUrl,
    secretKey: DEMO_KEY,
    webhookSecret,
    isDemo: true,
    premiumPrice: env.STRIPE_PREMIUM_PRICE ?? DEMO_PREMIUM_PRICE,
  })
  return { payments, close: () => peer?.close() }
}
