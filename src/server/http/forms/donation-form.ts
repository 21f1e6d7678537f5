import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import type { Context as HonoContext } from 'hono'
import { html } from 'hono/html'
import { type Deps, visitorContext } from '#server/context.ts'
import { clientAddress } from '#server/http/middleware/client-address.ts'
import { errorResponse } from '#server/http/middleware/errors.ts'
import { isOwn } from '#server/http/middleware/same-origin.ts'
import { createCaller } from '#server/trpc/router.ts'

const AMOUNT = /^\d{1,7}(\.\d+)?$/

/**
 * The donation form as a browser sends it by itself, without JavaScript or before it is there. Its answer is a page
 * that leads on to the checkout: our policy lets forms lead to ourselves only, redirects included.
 */
export function donationForm(deps: Deps) {
  const { origin } = new URL(deps.env.PUBLIC_URL)
  return async (c: HonoContext): Promise<Response> => {
    if (!isOwn(origin, c.req.url, c.req.header('origin'), c.req.header('sec-fetch-site')))
      return errorResponse(c, 403, 'This request came from another site')
    const caller = createCaller(visitorContext(deps, clientAddress(c, deps.env.TRUST_PROXY)))
    const { amount, email, name, message } = await textFields(c)
    try {
      const { url } = await caller.donations.createSession({
        amount: AMOUNT.test(amount ?? '') ? Number(amount) : Number.NaN,
        email: email ?? '',
        name,
        message,
      })
      return leadOn(c, url)
    } catch (error) {
      if (!(error instanceof TRPCError) || error.code === 'INTERNAL_SERVER_ERROR') throw error
      return c.redirect(`/donate?refused=${getHTTPStatusCodeFromError(error)}`, 303)
    }
  }
}

function leadOn(c: HonoContext, url: string): Response | Promise<Response> {
  c.header('Cache-Control', 'private, no-store')
  return c.html(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="0; url=${url}">
<title>On to the checkout</title>
</head>
<body>
<h1>On to the checkout</h1>
<p><a href="${url}">Continue to the checkout</a></p>
</body>
</html>`)
}

async function textFields(c: HonoContext): Promise<Record<string, string | undefined>> {
  const body = await c.req.parseBody().catch(() => ({}))
  const texts = Object.entries(body).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts)
}
