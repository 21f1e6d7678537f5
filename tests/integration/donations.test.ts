import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { fieldError } from '#client/ui/form.css.ts'
import { projectRoot } from '#server/config/project-root.ts'
import { donations, stripeEvents } from '#server/db/schema/donations.ts'
import { reconcilePayments } from '#server/features/payments/service.ts'
import { HANDLED_EVENTS } from '#server/integrations/stripe-events.ts'
import { createPayingShop, WEBHOOK_SECRET } from '#tests/helpers/create-paying-shop.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'

const gift = { amount: 25, email: 'ada@example.com', name: 'Ada', message: 'For the guides' }

type Shop = Awaited<ReturnType<typeof createPayingShop>>

async function pay(shop: Shop, values = {}) {
  const { id } = await shop.caller.donations.createSession({ ...gift, ...values })
  shop.peer.checkout.pay(id)
  await shop.peer.whenIdle()
  return id
}

const ledger = ({ db }: Shop) => db.select().from(donations).all()
const raised = async ({ caller }: Pick<Shop, 'caller'>) => (await caller.donations.progress()).raisedMinor
const intentOf = (shop: Shop, id: string) => String(shop.peer.objects.sessions[id]?.payment_intent)

function webhook({ app }: Pick<Shop, 'app'>, body: string, signature: string) {
  const headers = { 'stripe-signature': signature, 'content-type': 'application/json' }
  return app.request('/api/stripe/webhook', { method: 'POST', headers, body })
}

function signed(payload: string, options: { secret?: string; timestamp?: number } = {}) {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET, ...options })
}

function eventAbout(session: string, id = 'evt_1') {
  return JSON.stringify({
    id,
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: { id: session, object: 'checkout.session' } },
  })
}

describe('a donation', () => {
  test('opens a checkout with amount, reference, email, and addresses, and counts once paid', async () => {
    const shop = await createPayingShop()
    const { id, url } = await shop.caller.donations.createSession(gift)
    expect(url).toBe(`${shop.peer.url}/c/pay/${id}`)
    const session = shop.peer.objects.sessions[id]
    expect(session).toMatchObject({
      mode: 'payment',
      amount_total: 2_500,
      currency: 'usd',
      customer_email: 'ada@example.com',
      success_url: 'http://localhost:3000/donate?success=1&session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://localhost:3000/donate?canceled=1',
    })
    const [pending] = ledger(shop)
    const { reference } = pending ?? {}
    expect(session?.metadata).toEqual({ kind: 'donation', reference, shop: 'http://localhost:3000' })
    expect(pending).toMatchObject({ status: 'pending', amountMinor: 2_500, name: 'Ada', livemode: false })
    expect(await raised(shop)).toBe(375_000)

    shop.peer.checkout.pay(id)
    await shop.peer.whenIdle()
    expect(ledger(shop)).toMatchObject([{ status: 'paid', paymentIntentId: intentOf(shop, id) }])
    expect(await raised(shop)).toBe(377_500)
    expect(await shop.caller.donations.result({ sessionId: id })).toEqual({
      status: 'paid',
      amountMinor: 2_500,
    })
  })

  test('changes the figures on pages', async () => {
    const shop = await createPayingShop()
    const home = async () => (await shop.app.request('/')).text()
    expect(await home()).toContain('$3,750 raised')
    await pay(shop)
    expect(await home()).toContain('$3,775 raised')
  })

  test('keeps one name and one amount, with cents', async () => {
    const shop = await createPayingShop()
    await pay(shop, { amount: 12.35, name: undefined, message: '' })
    expect(ledger(shop)).toMatchObject([{ amountMinor: 1_235, name: null, message: null }])
  })

  test('expires uncounted if abandoned, and is anonymous after 30 days', async () => {
    const shop = await createPayingShop()
    const { id } = await shop.caller.donations.createSession(gift)
    shop.peer.checkout.expire(id)
    await shop.peer.whenIdle()
    expect(ledger(shop)).toMatchObject([{ status: 'expired' }])
    expect(await raised(shop)).toBe(375_000)
    const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1_000)
    shop.db.update(donations).set({ createdAt: longAgo }).run()
    await reconcilePayments(shop.deps)
    expect(ledger(shop)).toEqual([])
  })

  test('is not removed while it is being opened, and keeps its message', async () => {
    const shop = await createPayingShop()
    const { payments } = shop.deps
    if (!payments) throw new Error('This shop takes payments')
    const openDonation = payments.openDonation
    payments.openDonation = async (order) => {
      await reconcilePayments(shop.deps)
      return openDonation(order)
    }
    await pay(shop, { message: 'For the night shift' })
    expect(ledger(shop)).toMatchObject([{ status: 'paid', message: 'For the night shift' }])
  })
})

describe('Stripe webhooks', () => {
  test('count an event once, even a thousand times at once', async () => {
    const shop = await createPayingShop()
    shop.peer.switches.webhooks = 'never'
    const id = await pay(shop)
    const payload = eventAbout(id)
    const signature = signed(payload)
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => webhook(shop, payload, signature)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(ledger(shop)).toMatchObject([{ status: 'paid', amountMinor: 2_500 }])
    expect(shop.db.select().from(stripeEvents).all()).toHaveLength(1)
    expect(await raised(shop)).toBe(377_500)
  })

  test.each(['twice', 'shuffled'] as const)('have the same result sent %s', async (mode) => {
    const shop = await createPayingShop()
    shop.peer.switches.webhooks = mode
    const id = await pay(shop)
    shop.peer.checkout.refund(intentOf(shop, id), 1_000)
    await shop.peer.whenIdle()
    expect(ledger(shop)).toMatchObject([{ status: 'paid', refundedMinor: 1_000 }])
    expect(await raised(shop)).toBe(376_500)
  })

  test('keep a refund that arrives before its payment', async () => {
    const shop = await createPayingShop()
    shop.peer.switches.webhooks = 'never'
    const id = await pay(shop)
    shop.peer.switches.webhooks = 'in order'
    shop.peer.checkout.refund(intentOf(shop, id))
    await shop.peer.whenIdle()
    expect(ledger(shop)).toMatchObject([{ status: 'refunded', refundedMinor: 2_500 }])
    await webhook(shop, eventAbout(id), signed(eventAbout(id)))
    expect(ledger(shop)).toMatchObject([{ status: 'refunded' }])
    expect(await raised(shop)).toBe(375_000)
  })

  test('subtract a dispute and restore the amount when it is won', async () => {
    const shop = await createPayingShop()
    const id = await pay(shop)
    for (const [status, minor] of [
      ['needs_response', 375_000],
      ['won', 377_500],
    ] as const) {
      shop.peer.checkout.dispute(intentOf(shop, id), status)
      await shop.peer.whenIdle()
      expect(await raised(shop)).toBe(minor)
    }
  })

  test.each([
    ['no signature', () => ''],
    ['a senseless signature', () => 't=1,v1=00'],
    ["another's signature", (payload: string) => signed(payload, { secret: 'whsec_of_somebody_else' })],
    [
      'a signature of six minutes ago',
      (payload: string) => signed(payload, { timestamp: Math.floor(Date.now() / 1_000) - 360 }),
    ],
    ['the signature of another body', () => signed('{}')],
  ])('refuse with 400 and store nothing: %s', async (_, signatureOf) => {
    const shop = await createPayingShop()
    shop.peer.switches.webhooks = 'never'
    const payload = eventAbout(await pay(shop))
    const response = await webhook(shop, payload, signatureOf(payload))
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ code: 400, message: 'The signature isn’t valid' })
    expect(ledger(shop)).toMatchObject([{ status: 'pending' }])
    expect(shop.db.select().from(stripeEvents).all()).toEqual([])
  })

  test('accept signed but invalid, foreign, or unknown events without effect', async () => {
    const shop = await createPayingShop()
    for (const payload of [
      '{"id":"evt_2","object":"event","type":"payout.paid","data":{"object":{}}}',
      '{"id":"evt_3","object":"event","type":"charge.refunded","data":{"object":{"payment_intent":"pi_other"}}}',
      '{"id":"evt_4","object":"event","type":"checkout.session.completed","data":{"object":{"id":["x"]}}}',
      eventAbout('cs_test_of_another_site', 'evt_5'),
    ]) {
      expect((await webhook(shop, payload, signed(payload))).status, payload).toBe(200)
    }
    expect(ledger(shop)).toEqual([])
    for (const payload of ['[]', 'null', '{}', '{"id":7}', 'garbage']) {
      expect((await webhook(shop, payload, signed(payload))).status, payload).toBe(400)
    }
  })

  test('keep an event open while Stripe is unreachable, and count its repetition', async () => {
    const shop = await createPayingShop()
    shop.peer.switches.webhooks = 'never'
    const payload = eventAbout(await pay(shop))
    shop.peer.switches.api = 'error'
    expect((await webhook(shop, payload, signed(payload))).status).toBe(503)
    shop.peer.switches.api = 'ok'
    expect((await webhook(shop, payload, signed(payload))).status).toBe(200)
    expect(ledger(shop)).toMatchObject([{ status: 'paid' }])
  })
})

test('are all named in the readme', () => {
  const readme = readFileSync(join(projectRoot(), 'README.md'), 'utf8')
  expect(HANDLED_EVENTS.filter((type) => !readme.includes(`\`${type}\``))).toEqual([])
})

describe('a shop without a webhook', () => {
  test('records the payment on the return page', async () => {
    const shop = await createPayingShop()
    shop.peer.switches.webhooks = 'never'
    const id = await pay(shop)
    expect(await shop.caller.donations.result({ sessionId: id })).toMatchObject({ status: 'paid' })
    expect(await raised(shop)).toBe(377_500)
  })

  test('records the payment in the job, and keeps unpaid ones pending', async () => {
    const shop = await createPayingShop()
    shop.peer.switches.webhooks = 'never'
    await pay(shop)
    await shop.caller.donations.createSession(gift)
    await reconcilePayments(shop.deps)
    expect(ledger(shop).map(({ status }) => status)).toEqual(['paid', 'pending'])
  })

  test('ignores success in the address and never requests other people’s sessions', async () => {
    const shop = await createPayingShop()
    const { id } = await shop.caller.donations.createSession(gift)
    expect(await shop.caller.donations.result({ sessionId: id })).toMatchObject({ status: 'pending' })
    await expect(shop.caller.donations.result({ sessionId: 'cs_test_unknown' })).rejects.toThrow(
      'find that donation',
    )
    expect(await raised(shop)).toBe(375_000)
  })
})

describe('POST /api/create-payment', () => {
  const create = ({ app }: Pick<Shop, 'app'>, body: unknown) =>
    app.request('/api/create-payment', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })

  test('answers with the address of the checkout', async () => {
    const shop = await createPayingShop()
    const response = await create(shop, gift)
    expect(response.status).toBe(201)
    const { id, url } = await response.json()
    expect(url).toBe(`${shop.peer.url}/c/pay/${id}`)
  })

  test.each([
    ['amount', 0],
    ['amount', 0.5],
    ['amount', -5],
    ['amount', 10.005],
    ['amount', 1e9],
    ['amount', 10_000.01],
    ['amount', Number.NaN],
    ['amount', '10,50'],
    ['amount', '25'],
    ['amount', [25]],
    ['amount', null],
    ['email', 'ada'],
    ['email', 'ada@'],
    ['email', 'ada@example.com\r\nBcc: all@example.com'],
    ['email', `${'a'.repeat(300)}@example.com`],
    ['name', 'Ada\r\nBcc: all@example.com'],
    ['name', 'x'.repeat(101)],
    ['message', 'x'.repeat(100_000)],
    ['message', 'a\u0000b'],
  ])('answers %s %j with a 400 that names the field', async (field, value) => {
    const shop = await createPayingShop()
    const response = await create(shop, { ...gift, [field]: value })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 400, issues: [{ path: field }] })
    expect(ledger(shop)).toEqual([])
  })

  test.each(['', '{', '[]', 'null', '"x"'])('answers the body %j with 400', async (body) => {
    expect((await create(await createPayingShop(), body)).status).toBe(400)
  })

  test.each(['error', 'garbage', 'no address', 'endless'] as const)(
    'answers an error %s of Stripe with the specified sentence and logs it',
    async (api) => {
      const shop = await createPayingShop()
      shop.peer.switches.api = api
      const response = await create(shop, gift)
      expect(response.status).toBe(503)
      expect(await response.json()).toEqual({ code: 503, message: 'Could not create payment session.' })
      expect(shop.logLines).toContainEqual(
        expect.objectContaining({ msg: 'payment session could not be created' }),
      )
      expect(ledger(shop)).toEqual([])
    },
  )

  test('reports that Stripe is down', async () => {
    const shop = await createPayingShop()
    shop.peer.close()
    expect((await create(shop, gift)).status).toBe(503)
  })

  test('reports a missing key and logs its variable', async () => {
    const shop = createTestApp()
    const response = await create(shop, gift)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ message: 'Could not create payment session.' })
    expect(JSON.stringify(shop.logLines)).toContain('STRIPE_SECRET_KEY is not set')
  })

  test('refuses the eleventh session from one address in ten minutes', async () => {
    const shop = await createPayingShop({ env: { RATE_LIMIT_FACTOR: '1' } })
    const statuses: number[] = []
    for (let time = 0; time < 11; time += 1) statuses.push((await create(shop, gift)).status)
    expect(statuses).toEqual([...Array(10).fill(201), 429])
    expect(Object.keys(shop.peer.objects.sessions)).toHaveLength(10)
  })
})

describe('the ledger', () => {
  test('lists newest first, subtracts refunds, and exports', async () => {
    const shop = await createPayingShop()
    const { caller, headers } = await shop.signInAs('admin')
    await pay(shop)
    const second = await pay(shop, { amount: 10, name: '=HYPERLINK("x")' })
    shop.peer.checkout.refund(intentOf(shop, second), 400)
    await shop.peer.whenIdle()
    const { donations: rows, total, counts } = await caller.admin.donations.list({})
    expect(counts).toEqual([{ status: 'paid', count: 2 }])
    expect(total).toBe(2)
    expect(rows.map(({ amountMinor, refundedMinor }) => [amountMinor, refundedMinor])).toEqual([
      [1_000, 400],
      [2_500, 0],
    ])
    expect(await caller.admin.donations.totals()).toEqual({
      live: { donations: 0, receivedMinor: 0, refundedMinor: 0, disputedMinor: 0 },
      demo: { donations: 2, receivedMinor: 3_100, refundedMinor: 400, disputedMinor: 0 },
      mode: 'test',
    })
    expect(await caller.admin.donations.csv()).toContain(`"'=HYPERLINK(""x"")"`)
    const file = await shop.app.request('/api/admin/export/donations.csv', { headers })
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="donations.csv"')
    expect((await file.text()).split('\r\n')).toHaveLength(4)
    const chosen = (ids: string) =>
      shop.app.request(`/api/admin/export/donations.csv?ids=${ids}`, { headers })
    expect((await (await chosen(String(rows[0]?.id))).text()).split('\r\n')).toHaveLength(3)
    for (const ids of ['', 'x', '1&ids=-1']) expect((await chosen(ids)).status).toBe(400)
  })

  test('refunds the full amount and refuses a second time', async () => {
    const shop = await createPayingShop()
    const { caller } = await shop.signInAs('admin')
    await pay(shop)
    const id = ledger(shop)[0]?.id ?? 0
    await caller.admin.donations.refund({ id })
    expect(ledger(shop)).toMatchObject([{ status: 'refunded', refundedMinor: 2_500 }])
    const { entries } = await caller.admin.audit.list({ subject: 'donation' })
    expect(entries).toMatchObject([{ action: 'donation.refunded', targetId: String(id) }])
    await expect(caller.admin.donations.refund({ id })).rejects.toThrow(
      'Only a paid donation can be refunded',
    )
  })

  test('counts only real money with a live key', async () => {
    const shop = await createPayingShop()
    await pay(shop)
    const live = { ...shop.deps, payments: shop.deps.payments && { ...shop.deps.payments, isLive: true } }
    const { donationProgress } = await import('#server/features/donations/service.ts')
    expect(donationProgress(live).raisedMinor).toBe(375_000)
  })
})

describe('the donation form without JavaScript', () => {
  const send = ({ app }: Pick<Shop, 'app'>, body: Record<string, string>) =>
    app.request('/donate', {
      method: 'POST',
      headers: { origin: 'http://localhost:3000' },
      body: new URLSearchParams(body),
    })
  const form = { amount: '25.50', email: 'ada@example.com', name: '', message: '' }

  test('answers with a page that leads to the checkout', async () => {
    const shop = await createPayingShop()
    const response = await send(shop, form)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(`content="0; url=${shop.peer.url}/c/pay/cs_test_`)
    expect(ledger(shop)).toMatchObject([{ amountMinor: 2_550 }])
  })

  test.each([
    [{ ...form, amount: '10,50' }, 400],
    [{ ...form, amount: 'NaN' }, 400],
    [{ ...form, amount: '1e3' }, 400],
    [{ ...form, email: 'nobody' }, 400],
    [{}, 400],
  ])('returns %j with %i, its errors, and the typed values', async (body, status) => {
    const response = await send(await createPayingShop(), body)
    expect(response.status).toBe(status)
    const html = await response.text()
    expect(html).toContain('aria-invalid="true"')
    expect(html).toMatch(new RegExp(`<p id="[^"]+-error" class="${fieldError}">(Enter|The smallest)`))
    if ('email' in body) expect(html).toContain(`value="${body.email}"`)
  })

  test('returns the sentence without payments', async () => {
    const shop = createTestApp()
    const response = await send(shop, form)
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('Could not create payment session.')
  })
})
