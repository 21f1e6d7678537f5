import type { Context as HonoContext } from 'hono'
import { html, raw } from 'hono/html'
import type { Environment } from '#server/config/env.ts'
import { NOINDEX, plainDocument } from '#server/html/plain-document.ts'
import style from '#server/http/demo-checkout/demo-pages.css?raw'
import { hashSource } from '#server/http/middleware/security.ts'
import { paidUntil } from '#server/integrations/demo-objects.ts'
import type { DemoOrder } from '#server/integrations/demo-orders.ts'
import type { DemoChange } from '#server/integrations/demo-payments.ts'
import { giftName, returnsOf } from '#server/integrations/payments.ts'
import { formatDollars } from '#shared/donations/donation-drive.ts'
import { fill } from '#shared/messages/fill.ts'
import { formatDay } from '#shared/messages/formats.ts'
import { currentLanguage, localPath } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'
import { accentPalette } from '#shared/site/accent-palette.ts'

type Html = ReturnType<typeof html>
export type Status = 200 | 400 | 404

interface DemoPage {
  title: string
  body: Html
  status: Status
}

export function answerDemoPage(c: HonoContext, env: Environment, fonts: string[], page: DemoPage) {
  const sheet = [...fonts.map(fontFace), style, ownColors(env.ACCENT_COLOR)].join('\n')
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src ${hashSource(sheet)}; font-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  )
  c.header('Cache-Control', 'private, no-store')
  return c.html(
    plainDocument({
      language: currentLanguage(),
      title: fill(m.demoTitle, { title: page.title }),
      head: html`${NOINDEX}
<link rel="icon" href="data:,">
<style>${raw(sheet)}</style>`,
      body: html`<header><p class="strip">${m.demoMode}</p>
<a class="shop" href="${localPath('/')}">${env.SITE_NAME}</a></header>
<main>${page.body}</main>`,
    }),
    page.status,
  )
}

function fontFace(file: string): string {
  const [family, weights] = file.includes('figtree') ? ['Figtree', '300 900'] : ['Bricolage', '700']
  return `@font-face{font-family:${family};src:url("${file}") format("woff2");font-weight:${weights};font-display:swap}`
}

function ownColors(accent: string | undefined): string {
  if (!accent) return ''
  const { solid, contrast, subtle } = accentPalette(accent)
  return `:root{--solid:light-dark(${solid});--contrast:light-dark(${contrast});--soft:light-dark(${subtle})}`
}

export function checkoutForm(order: DemoOrder, siteName: string, error: string | undefined): Html {
  const amount = formatDollars(order.amountMinor)
  return html`<div class="card">
${error && html`<p class="error" role="alert">${error}</p>`}
<h1>${titleOf(order, siteName)}</h1>
<p class="amount">${amount} ${order.plan && html`<small>${m.demoEveryMonth}</small>`}</p>
<dl><dt>${m.email}</dt><dd>${order.email}</dd></dl>
<form method="post">
<fieldset><legend>${m.demoPayWith}</legend>
<label><input type="radio" name="card" value="4242" checked> ${m.demoCardThatWorks} <span>•••• 4242</span></label>
<label><input type="radio" name="card" value="0002"> ${m.demoCardDeclinedChoice} <span>•••• 0002</span></label>
</fieldset>
<button type="submit">${fill(m.demoPay, { amount })}</button>
</form>
<a class="button quiet" href="${returnsOf(order.plan).canceled}">${m.demoCancel}</a>
</div>
<p class="note">${m.demoTestCards}</p>`
}

export function monthlyPayments(orders: DemoOrder[], siteName: string, error: string | undefined): Html {
  return html`${error && html`<p class="error" role="alert">${error}</p>`}
<h1>${m.demoMonthlyPayments}</h1>
${orders.map((order) => membershipCard(order, siteName))}
<a class="button quiet" href="${returnsOf('premium').canceled}">${m.demoBackToShop}</a>`
}

function membershipCard(order: DemoOrder, siteName: string): Html {
  const day = formatDay(paidUntil(order))
  const states = {
    now: m.membershipEnded,
    later: fill(m.membershipEndsOn, { day }),
    never: fill(m.membershipRenewsOn, { day }),
  }
  const state = states[order.end ?? 'never']
  const endOrKeep = order.end === 'later' ? button('resume', m.demoKeep) : button('end later', m.demoEndLater)
  const form = html`<form method="post"><input type="hidden" name="order" value="${order.id}">
${endOrKeep} ${button('end now', m.demoEndNow)} ${button('renew', m.demoLetMonthPass)}</form>`
  return html`<div class="card">
<h2>${titleOf(order, siteName)}</h2>
<p class="muted">${fill(m.demoAmountAndState, { amount: formatDollars(order.amountMinor), state })}</p>
${order.end !== 'now' && form}
</div>`
}

function button(change: DemoChange, label: string): Html {
  return html`<button class="quiet" type="submit" name="change" value="${change}">${label}</button>`
}

export function messageCard(title: string, text: string, back?: string): Html {
  return html`<div class="card"><h1>${title}</h1><p class="muted">${text}</p>
${back && html`<a class="button quiet" href="${back}">${m.demoBackToShop}</a>`}</div>`
}

function titleOf({ plan }: DemoOrder, siteName: string): string {
  return plan === 'premium' ? m.premiumMember : giftName(siteName, plan)
}
