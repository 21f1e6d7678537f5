import { onTestFinished } from 'vitest'
import { createDemoPayments } from '#server/integrations/demo-payments.ts'
import { createStripePayments } from '#server/integrations/stripe.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { startStripePeer } from '#tests/stripe-peer/start-stripe-peer.ts'
import { PREMIUM_PRICE } from '#tests/stripe-peer/subscription-shapes.ts'

export const WEBHOOK_SECRET = 'whsec_of_the_tests'
const PUBLIC_URL = 'http://localhost:3000'

/** The whole server with a peer as its Stripe: the SDK and the webhooks are real. */
export async function createPayingShop({ premiumPrice = PREMIUM_PRICE, env = {} } = {}) {
  let deliver = async (_: Request): Promise<Response> => new Response(null, { status: 503 })
  const peer = await startStripePeer({
    webhookUrl: 'http://shop.test/api/stripe/webhook',
    webhookSecret: WEBHOOK_SECRET,
    deliver: (request) => deliver(request),
  })
  onTestFinished(peer.close)
  const payments = paymentsAt(peer.url, { premiumPrice })
  const shop = createTestApp({ payments, env: { RATE_LIMIT_FACTOR: '1000', ...env } })
  deliver = async (request) => shop.app.fetch(request)
  return { ...shop, peer }
}

/** Returns payments for a shop at an address other than the one the peer notifies. */
export function paymentsAt(apiUrl: string, { publicUrl = PUBLIC_URL, premiumPrice = PREMIUM_PRICE } = {}) {
  return createStripePayments({
    secretKey: 'sk_test_1',
    webhookSecret: WEBHOOK_SECRET,
    apiUrl,
    publicUrl,
    siteName: () => 'Tuckling',
    premiumPrice: premiumPrice || undefined,
  })
}

interface DemoShop {
  file?: string
  database?: string
  env?: Record<string, string>
}

/** The whole server without a key at Stripe: its checkout is its own. */
export function createDemoShop({ file, env, ...place }: DemoShop = {}) {
  const demo = createDemoPayments({ publicUrl: PUBLIC_URL, file })
  return createTestApp({ demo, ...place, env: { RATE_LIMIT_FACTOR: '1000', ...env } })
}
