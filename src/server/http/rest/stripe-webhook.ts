import type { Context as HonoContext } from 'hono'
import type { Deps } from '#server/context.ts'
import { handlePaymentEvent } from '#server/features/payments/service.ts'
import { errorResponse } from '#server/http/middleware/errors.ts'

/**
 * Receives Stripe's events, verified by `readEvent` in `integrations/stripe.ts`. Answers 400 to anything not signed within
 * five minutes. `handlePaymentEvent` ignores an event that it has handled before. Answers 503, so that Stripe tries
 * again, when its current state could not be read.
 */
export function stripeWebhook(deps: Deps) {
  return async (c: HonoContext): Promise<Response> => {
    const event = await deps.payments?.readEvent(await c.req.text(), c.req.header('stripe-signature') ?? '')
    if (!event) return errorResponse(c, 400, 'The signature isn’t valid')
    try {
      await handlePaymentEvent(deps, event)
    } catch (error) {
      deps.log.error({ reason: String(error), event: event.id, type: event.type }, 'payment event failed')
      return errorResponse(c, 503, 'The event could not be handled right now')
    }
    return c.json({ received: true })
  }
}
