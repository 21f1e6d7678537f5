import { onTestFinished } from 'vitest'
import { createStripePayments } from '#server/integrations/stripe.ts'
import { startStripeDemo } from '#server/integrations/stripe-demo/start-stripe-demo.ts'
import { DEMO_PREMIUM_PRICE } from '#server/integrations/stripe-demo/subscription-shapes.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'

export const WEBHOOK_SECRET = 'whsec_of_the_tests'

/** The whole server with the demo peer as its Stripe: the SDK and the webhooks are real. */
export async function createPayingShop({ premiumPrice = DEMO_PREMIUM_PRICE, env = {} } = {}) {
  let deliver = async (_: Request): Promise<Response> => new Response(null, { status: 503 })
  const peer = await startStripeDemo({
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

/** Of a shop at the address, which need not be the one that the peer tells of payments. */
export function paymentsAt(
  apiUrl: string,
  { publicUrl = 'http://localhost:3000', premiumPrice = DEMO_PREMIUM_PRICE } = {},
) {
  return createStripePayments({
    secretKey: 'sk_test_demo',
    webhookSecret: WEBHOOK_SECRET,
    apiUrl,
    publicUrl,
    siteName: () => 'Tuckling',
    isDemo: true,
    premiumPrice: premiumPrice || undefined,
  })
}
