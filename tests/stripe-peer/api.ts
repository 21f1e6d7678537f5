import { Hono, type Context as HonoContext } from 'hono'
import { DAY_S } from '#shared/time/durations.ts'
import { checkoutSession, portalSession } from '#tests/stripe-peer/checkout-shapes.ts'
import { type FormFields, fieldsAt, parseFormBody, textAt, textsAt } from '#tests/stripe-peer/form-body.ts'
import type { Happenings } from '#tests/stripe-peer/happenings.ts'
import { nowSeconds, type PeerObjects } from '#tests/stripe-peer/state.ts'
import { monthlyPrice, PREMIUM_PRICE } from '#tests/stripe-peer/subscription-shapes.ts'

interface ApiSettings {
  objects: PeerObjects
  checkout: Happenings
  peerUrl: () => string
}

/** The part of Stripe's API that the shop uses, in Stripe's own shapes. */
export function createPeerApi({ objects, checkout, peerUrl }: ApiSettings) {
  const api = new Hono()

  api.use(async (c, next) => {
    if (!/^Bearer [sr]k_/.test(c.req.header('authorization') ?? '')) return refuse(c, 401, 'Invalid API Key')
    return next()
  })

  api.post('/checkout/sessions', async (c) => {
    const key = c.req.header('idempotency-key')
    const stored = key && objects.answers[key]
    if (stored) return c.json(stored)
    const fields = parseFormBody(await c.req.text())
    const order = orderIn(fields)
    if (!order) return refuse(c, 400, 'Missing or invalid line_items')
    const mode = textAt(fields, 'mode') === 'subscription' ? 'subscription' : 'payment'
    const session = checkoutSession({
      mode,
      amountMinor: order.amountMinor,
      currency: order.currency,
      email: textAt(fields, 'customer_email') ?? null,
      customer: textAt(fields, 'customer') ?? null,
      clientReferenceId: textAt(fields, 'client_reference_id') ?? null,
      metadata: textsAt(fields, 'metadata'),
      successUrl: textAt(fields, 'success_url') ?? '',
      cancelUrl: textAt(fields, 'cancel_url') ?? null,
      expiresAt: Number(textAt(fields, 'expires_at') ?? nowSeconds() + DAY_S),
      submitType: textAt(fields, 'submit_type') === 'donate' ? 'donate' : null,
      peerUrl: peerUrl(),
    })
    const metadataOf = mode === 'subscription' ? 'subscription_data' : 'payment_intent_data'
    objects.sessions[session.id] = session
    objects.orders[session.id] = { ...order, metadata: textsAt(fields, metadataOf, 'metadata') }
    if (key) objects.answers[key] = structuredClone(session)
    return c.json(session)
  })
  api.get('/checkout/sessions', (c) => {
    const { payment_intent: intent, subscription } = c.req.query()
    return list(
      c,
      Object.values(objects.sessions).filter((session) =>
        subscription ? session.subscription === subscription : session.payment_intent === intent,
      ),
    )
  })
  api.get('/checkout/sessions/:id', (c) => answerObject(c, objects.sessions[c.req.param('id')]))
  api.get('/payment_intents/:id', (c) => answerObject(c, objects.intents[c.req.param('id')]))
  api.get('/charges/:id', (c) => answerObject(c, objects.charges[c.req.param('id')]))
  api.get('/customers/:id', (c) => answerObject(c, objects.customers[c.req.param('id')]))
  api.get('/invoices/:id', (c) => answerObject(c, objects.invoices[c.req.param('id')]))
  api.get('/subscriptions/:id', (c) => answerObject(c, objects.subscriptions[c.req.param('id')]))
  api.delete('/subscriptions/:id', (c) =>
    answerObject(c, checkout.changeSubscription(c.req.param('id'), 'end now')),
  )
  api.get('/prices/:id', (c) =>
    answerObject(
      c,
      c.req.param('id') === PREMIUM_PRICE ? monthlyPrice(PREMIUM_PRICE, 500, 'usd') : undefined,
    ),
  )
  api.get('/disputes', (c) => {
    const intent = c.req.query('payment_intent')
    return list(
      c,
      Object.values(objects.disputes).filter(({ payment_intent }) => payment_intent === intent),
    )
  })
  api.post('/refunds', async (c) => {
    const fields = parseFormBody(await c.req.text())
    const created = checkout.refund(textAt(fields, 'payment_intent') ?? '', numberAt(fields, 'amount'))
    return created ? c.json(created) : refuse(c, 400, 'Charge has already been refunded.')
  })
  api.post('/billing_portal/sessions', async (c) => {
    const fields = parseFormBody(await c.req.text())
    const customer = objects.customers[textAt(fields, 'customer') ?? '']
    if (!customer) return refuse(c, 404, 'No such customer')
    return c.json(portalSession(customer.id, textAt(fields, 'return_url') ?? null, peerUrl()))
  })
  api.all('*', (c) => refuse(c, 404, 'Unrecognized request URL'))

  /** The object with what `expand[]` asks for in place of its ids. */
  function answerObject(c: HonoContext, object: object | undefined) {
    if (!object) return refuse(c, 404, 'No such object')
    const paths = [...new URL(c.req.url).searchParams]
      .filter(([name]) => name.startsWith('expand['))
      .map(([, path]) => path.split('.'))
    const answer: Record<string, unknown> = structuredClone({ ...object })
    for (const path of paths) expand(answer, path)
    return c.json(answer)
  }

  function expand(object: Record<string, unknown>, [name = '', ...rest]: string[]) {
    const value = object[name]
    if (typeof value !== 'string') return
    const kinds = [
      objects.intents,
      objects.charges,
      objects.customers,
      objects.invoices,
      objects.subscriptions,
    ]
    const whole = kinds.map((kind) => kind[value]).find(Boolean)
    if (!whole) return
    const copy: Record<string, unknown> = structuredClone({ ...whole })
    object[name] = copy
    if (rest.length > 0) expand(copy, rest)
  }

  return api
}

function orderIn(fields: FormFields) {
  const item = fieldsAt(fields, 'line_items', '0')
  if (textAt(item, 'price') === PREMIUM_PRICE) {
    return { productName: 'Premium Member', amountMinor: 500, currency: 'usd', priceId: PREMIUM_PRICE }
  }
  const data = fieldsAt(item, 'price_data')
  const amountMinor = numberAt(data, 'unit_amount')
  const productName = textAt(data, 'product_data', 'name')
  if (!amountMinor || amountMinor < 50 || !productName) return undefined
  return { productName, amountMinor, currency: textAt(data, 'currency') ?? 'usd', priceId: undefined }
}

function numberAt(fields: FormFields | undefined, name: string): number | undefined {
  const number = Number(textAt(fields, name))
  return Number.isInteger(number) ? number : undefined
}

function list(c: HonoContext, data: object[]) {
  return c.json({ object: 'list', data, has_more: false, url: new URL(c.req.url).pathname })
}

function refuse(c: HonoContext, status: 400 | 401 | 404, message: string) {
  return c.json({ error: { type: 'invalid_request_error', message } }, status)
}
