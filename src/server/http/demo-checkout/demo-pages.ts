import type { Context as HonoContext } from 'hono'
import { html, raw } from 'hono/html'
import { NOINDEX, plainDocument } from '#server/html/plain-document.ts'
import style from '#server/http/demo-checkout/demo-pages.css?raw'
import { hashSource } from '#server/http/middleware/security.ts'
import { paidUntil } from '#server/integrations/demo-objects.ts'
import type { DemoOrder } from '#server/integrations/demo-orders.ts'
import type { DemoChange } from '#server/integrations/demo-payments.ts'
import { giftName, returnsOf } from '#server/integrations/payments.ts'
import { formatDay } from '#shared/time/days.ts'

type Html = ReturnType<typeof html>
export type Status = 200 | 400 | 404

/** Allows only this style, and forms to this site. */
const POLICY = `default-src 'none'; style-src ${hashSource(style)}; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** Marks the page as a demo, and needs no script. */
export function answerDemoPage(c: HonoContext, title: string, body: Html, status: Status) {
  c.header('Content-Security-Policy', POLICY)
  c.header('Cache-Control', 'private, no-store')
  return c.html(
    plainDocument({
      title: `${title} (demo)`,
      head: html`${NOINDEX}
<link rel="icon" href="data:,">
<style>${raw(style)}</style>`,
      body: html`<header class="strip">Demo mode: no card is charged</header>
<main>${body}</main>`,
    }),
    status,
  )
}

export function checkoutForm(order: DemoOrder, siteName: string, error: string | undefined): Html {
  const amount = inDollars(order)
  return html`<div class="card">
${error && html`<p class="error" role="alert">${error}</p>`}
<h1>${titleOf(order, siteName)}</h1>
<p class="amount">${amount} ${order.plan && html`<small>every month</small>`}</p>
<dl><dt>Email</dt><dd>${order.email}</dd></dl>
<form method="post">
<fieldset><legend>Pay with</legend>
<label><input type="radio" name="card" value="4242" checked> A card that works <span>•••• 4242</span></label>
<label><input type="radio" name="card" value="0002"> A card that is declined <span>•••• 0002</span></label>
</fieldset>
<button type="submit">Pay ${amount}</button>
</form>
<a class="button quiet" href="${returnsOf(order.plan).canceled}">Cancel and go back</a>
</div>
<p class="note">These are test cards. A live shop sends you to Stripe’s own page instead.</p>`
}

export function monthlyPayments(orders: DemoOrder[], siteName: string, error: string | undefined): Html {
  return html`${error && html`<p class="error" role="alert">${error}</p>`}
<h1>Your monthly payments</h1><br>
${orders.map((order) => membershipCard(order, siteName))}
<a class="button quiet" href="${returnsOf('premium').canceled}">Back to the shop</a>`
}

function membershipCard(order: DemoOrder, siteName: string): Html {
  const until = formatDay(paidUntil(order).getTime())
  const state = { now: 'Ended', later: `Ends on ${until}`, never: `Renews on ${until}` }[order.end ?? 'never']
  const endOrKeep =
    order.end === 'later'
      ? button('resume', 'Keep it')
      : button('end later', 'Cancel at the end of the month')
  const form = html`<form method="post"><input type="hidden" name="order" value="${order.id}">
${endOrKeep} ${button('end now', 'Cancel now')} ${button('renew', 'Let a month pass (demo)')}</form>`
  return html`<div class="card">
<h2>${titleOf(order, siteName)}</h2>
<p class="muted">${inDollars(order)} every month. ${state}.</p>
${order.end !== 'now' && form}
</div>`
}

function button(change: DemoChange, label: string): Html {
  return html`<button class="quiet" type="submit" name="change" value="${change}">${label}</button>`
}

export function messageCard(title: string, text: string, back?: string): Html {
  return html`<div class="card"><h1>${title}</h1><p class="muted">${text}</p>
${back && html`<a class="button quiet" href="${back}">Back to the shop</a>`}</div>`
}

function titleOf({ plan }: DemoOrder, siteName: string): string {
  return plan === 'premium' ? 'Premium Member' : giftName(siteName, plan)
}

export function inDollars({ amountMinor }: DemoOrder): string {
  return (amountMinor / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}
