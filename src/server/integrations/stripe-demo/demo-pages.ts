import { Hono, type Context as HonoContext } from 'hono'
import { html } from 'hono/html'
import type Stripe from 'stripe'
import type { DemoCheckout } from '#server/integrations/stripe-demo/demo-checkout.ts'
import type { DemoState } from '#server/integrations/stripe-demo/demo-state.ts'
import { answerPage, formatMoney } from '#server/integrations/stripe-demo/page-layout.ts'

const DECLINED = 'Your card was declined. Choose another one, or go back.'
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** The hosted pages: checkout, and the portal where a customer changes what is paid monthly. */
export function createDemoPages({ objects }: DemoState, checkout: DemoCheckout) {
  const pages = new Hono()

  pages.get('/c/pay/:id', (c) => showCheckout(c, objects.sessions[c.req.param('id')]))
  pages.post('/c/pay/:id', async (c) => {
    const session = objects.sessions[c.req.param('id')]
    const { card } = await c.req.parseBody()
    if (session?.status === 'open' && card !== '4242') return showCheckout(c, session, DECLINED)
    if (!session || !checkout.pay(session.id)) return showCheckout(c, session)
    return c.redirect((session.success_url ?? '').replace('{CHECKOUT_SESSION_ID}', session.id), 303)
  })
  pages.get('/p/session/:id', (c) => showPortal(c, objects.portals[c.req.param('id')]))
  pages.post('/p/session/:id', async (c) => {
    const portal = objects.portals[c.req.param('id')]
    const { subscription, change } = await c.req.parseBody()
    const owned = portal && typeof subscription === 'string' && objects.subscriptions[subscription]
    if (!owned || owned.customer !== portal.customer) return showPortal(c, portal)
    if (change === 'renew') checkout.renewSubscription(owned.id)
    if (change === 'end later' || change === 'end now' || change === 'resume')
      checkout.changeSubscription(owned.id, change)
    return c.redirect(c.req.path, 303)
  })
  pages.get('/', (c) =>
    showMessage(c, 'Demo payments', 'This is where the shop sends you to pay while it is a demo.', null),
  )
  pages.notFound((c) => showMessage(c, 'Not found', 'There is nothing at this address.', null, 404))

  function showCheckout(c: HonoContext, session: Stripe.Checkout.Session | undefined, error?: string) {
    if (!session) return showMessage(c, 'Not found', 'This checkout does not exist.', null, 404)
    if (session.status !== 'open') {
      const text = session.status === 'complete' ? 'This was paid already.' : 'This checkout has expired.'
      return showMessage(c, 'Nothing to pay', text, session.cancel_url)
    }
    const order = objects.orders[session.id]
    const amount = formatMoney(session.amount_total ?? 0, session.currency ?? 'usd')
    const isMonthly = session.mode === 'subscription'
    const body = html`<div class="card">
${error && html`<p class="error" role="alert">${error}</p>`}
<h1>${order?.productName}</h1>
<p class="amount">${amount} ${isMonthly && html`<small>every month</small>`}</p>
<dl><dt>Email</dt><dd>${session.customer_email ?? emailOf(session.customer)}</dd></dl>
<form method="post">
<fieldset><legend>Pay with</legend>
<label><input type="radio" name="card" value="4242" checked> A card that works <span>•••• 4242</span></label>
<label><input type="radio" name="card" value="0002"> A card that is declined <span>•••• 0002</span></label>
</fieldset>
<button type="submit">Pay ${amount}</button>
</form>
${session.cancel_url && html`<a class="button quiet" href="${session.cancel_url}">Cancel and go back</a>`}
</div>
<p class="note">These are test cards. A real shop sends you to Stripe's own page here.</p>`
    const title = `Pay ${amount} (demo)`
    return answerPage(c, { title, body, shopAddress: session.success_url })
  }

  function showPortal(c: HonoContext, portal: Stripe.BillingPortal.Session | undefined) {
    if (!portal) return showMessage(c, 'Not found', 'This page does not exist.', null, 404)
    const owned = Object.values(objects.subscriptions).filter(({ customer }) => customer === portal.customer)
    const body = html`<h1>Your monthly payments</h1><br>
${owned.map(subscriptionCard)}
${portal.return_url && html`<a class="button quiet" href="${portal.return_url}">Back to the shop</a>`}`
    return answerPage(c, { title: 'Your monthly payments (demo)', body, shopAddress: portal.return_url })
  }

  function subscriptionCard(of: Stripe.Subscription) {
    const until = DAY.format((of.items.data[0]?.current_period_end ?? 0) * 1_000)
    const amount = formatMoney(of.items.data[0]?.price.unit_amount ?? 0, of.currency)
    const button = (change: string, label: string) =>
      html`<button class="quiet" type="submit" name="change" value="${change}">${label}</button>`
    const isEnded = of.status === 'canceled'
    const state = isEnded ? 'Ended' : of.cancel_at_period_end ? `Ends on ${until}` : `Renews on ${until}`
    const endOrKeep = of.cancel_at_period_end
      ? button('resume', 'Keep it')
      : button('end later', 'Cancel at the end of the month')
    return html`<div class="card">
<h2>${objects.orders[of.id]?.productName}</h2>
<p class="muted">${amount} every month. ${state}.</p>
${
  !isEnded &&
  html`<form method="post"><input type="hidden" name="subscription" value="${of.id}">
${endOrKeep} ${button('end now', 'Cancel at once')} ${button('renew', 'Let a month pass (demo)')}</form>`
}
</div>`
  }

  function emailOf(customer: Stripe.Checkout.Session['customer']): string {
    return (typeof customer === 'string' && objects.customers[customer]?.email) || ''
  }

  return pages
}

function showMessage(
  c: HonoContext,
  title: string,
  text: string,
  shopAddress: string | null,
  status: 200 | 404 = 200,
) {
  const body = html`<div class="card"><h1>${title}</h1><p class="muted">${text}</p>
${shopAddress && html`<a class="button quiet" href="${shopAddress}">Back to the shop</a>`}</div>`
  return answerPage(c, { title: `${title} (demo)`, body, shopAddress, status })
}
