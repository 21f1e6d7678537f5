import { Hono, type Context as HonoContext } from 'hono'
import { z } from 'zod'
import type { Deps } from '#server/context.ts'
import { handlePaymentEvent } from '#server/features/payments/service.ts'
import {
  answerDemoPage,
  checkoutForm,
  messageCard,
  monthlyPayments,
  type Status,
} from '#server/http/demo-checkout/demo-pages.ts'
import { formPosts, goOn } from '#server/http/forms/posted-form.ts'
import { shortRedirect } from '#server/http/middleware/short-redirect.ts'
import { stateOf } from '#server/integrations/demo-objects.ts'
import {
  DEMO_CHANGES,
  DEMO_CHECKOUT,
  DEMO_PORTAL,
  type DemoPayments,
} from '#server/integrations/demo-payments.ts'
import { returnsOf } from '#server/integrations/payments.ts'
import { formatDollars } from '#shared/donations/donation-drive.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

const WORKING_CARD = '4242'
const text = z.string().optional()
const paymentInput = z.object({ order: text, card: text })
const changeInput = z.object({ customer: text, order: text, change: text })

export function demoCheckout(deps: Deps, demo: DemoPayments, fonts: string[]) {
  const { postedForm } = formPosts(deps, async (c, { message }) => show(c, message, 400))

  const pay = postedForm(paymentInput, async ({ c, input: { order: sessionId = '', card } }) => {
    const order = demo.orderOf(sessionId)
    if (order && card !== WORKING_CARD) return show(c, m.demoCardDeclined)
    const event = demo.pay(sessionId)
    if (!order || !event) return show(c)
    await handlePaymentEvent(deps, event)
    return shortRedirect(c, returnsOf(order.plan).paid(sessionId), 303)
  })

  const change = postedForm(changeInput, async ({ c, input: { customer = '', order = '', change } }) => {
    const chosen = DEMO_CHANGES.find((name) => name === change)
    const event = chosen && demo.change(customer, order, chosen)
    if (event) await handlePaymentEvent(deps, event)
    return goOn(c, DEMO_PORTAL, { customer })
  })

  function show(c: HonoContext, error?: string, status: Status = 200) {
    return c.req.path === DEMO_PORTAL ? showPortal(c, error, status) : showCheckout(c, error, status)
  }

  function showCheckout(c: HonoContext, error: string | undefined, status: Status) {
    const order = demo.orderOf(c.req.query('order') ?? '')
    if (!order) {
      const title = m.demoCheckoutUnknown
      return answer(c, { title, body: messageCard(title, m.demoCheckoutUnknownText), status: 404 })
    }
    const state = stateOf(order)
    if (state === 'open') {
      const title = fill(m.demoPay, { amount: formatDollars(order.amountMinor) })
      return answer(c, { title, body: checkoutForm(order, deps.env.SITE_NAME, error), status })
    }
    const title = m.demoNothingToPay
    const message = state === 'complete' ? m.demoAlreadyPaid : m.demoCheckoutExpired
    return answer(c, { title, body: messageCard(title, message, returnsOf(order.plan).canceled), status })
  }

  function showPortal(c: HonoContext, error: string | undefined, status: Status) {
    const orders = demo.ordersOf(c.req.query('customer') ?? '')
    const body = monthlyPayments(orders, deps.env.SITE_NAME, error)
    return answer(c, { title: m.demoMonthlyPayments, body, status })
  }

  function answer(c: HonoContext, page: Parameters<typeof answerDemoPage>[3]) {
    return answerDemoPage(c, deps.env, fonts, page)
  }

  return new Hono()
    .get(DEMO_CHECKOUT, (c) => show(c))
    .post(DEMO_CHECKOUT, pay)
    .get(DEMO_PORTAL, (c) => show(c))
    .post(DEMO_PORTAL, change)
}
