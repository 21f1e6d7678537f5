import type { Context as HonoContext } from 'hono'
import { html, raw } from 'hono/html'
import { NOINDEX, plainDocument } from '#server/html/plain-document.ts'
import { PAGE_STYLE, pagePolicy } from '#server/integrations/stripe-demo/page-style.ts'

type Html = ReturnType<typeof html>

interface DemoPage {
  title: string
  body: Html
  /** Where the page's forms may lead in the end. */
  shopAddress: string | null
  status?: 200 | 404
}

/** A page of the peer: visibly a demo, and without a script. */
export function answerPage(c: HonoContext, { title, body, shopAddress, status = 200 }: DemoPage) {
  c.header('Content-Security-Policy', pagePolicy(shopAddress))
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('Referrer-Policy', 'no-referrer')
  c.header('Cache-Control', 'no-store')
  return c.html(
    plainDocument({
      title,
      head: html`${NOINDEX}
<link rel="icon" href="data:,">
<style>${raw(PAGE_STYLE)}</style>`,
      body: html`<header class="strip">Demo mode: no card is charged</header>
<main>${body}</main>`,
    }),
    status,
  )
}

export function formatMoney(minor: number, currency: string): string {
  const format = { style: 'currency', currency: currency.toUpperCase() } as const
  return new Intl.NumberFormat('en-US', format).format(minor / 100)
}
