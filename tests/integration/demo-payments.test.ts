import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { donations } from '#server/db/schema/donations.ts'
import { endMemberships } from '#server/features/payments/memberships/service.ts'
import { reconcilePayments } from '#server/features/payments/service.ts'
import { HOUR_MS } from '#shared/time/durations.ts'
import { createDemoShop } from '#tests/helpers/create-paying-shop.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { folderOfTest } from '#tests/helpers/own-folder.ts'
import { newVisitor } from '#tests/helpers/visitor.ts'

const gift = { amount: 25, email: 'ada@example.com' }

type Shop = ReturnType<typeof createDemoShop>

const ledger = ({ db }: Shop) => db.select().from(donations).all()

/** The path and query of an address of the shop. */
function inShop(address: string): string {
  expect(address).toMatch(/^http:\/\/localhost:3000\/demo-checkout/)
  return address.replace('http://localhost:3000', '')
}

function ownPlace() {
  const folder = folderOfTest()
  return { file: join(folder, 'demo.json'), database: join(folder, 'shop.db') }
}

async function openCheckout(shop: Shop) {
  const { id, url } = await shop.caller.donations.createSession(gift)
  return { id, page: await newVisitor(shop).open(inShop(url)) }
}

async function becomeMember(
  shop: Shop,
  order: { plan: 'premium' } | { plan: 'monthly-gift'; amount: number },
) {
  const member = await shop.signInAs('user')
  const visitor = newVisitor(shop, member.headers)
  const { url } = await member.caller.memberships.checkout(order)
  const back = await (await visitor.open(inShop(url))).press(/^Pay /)
  const portal = async () => visitor.open(inShop((await member.caller.memberships.portal()).url))
  const mine = async () => (await member.caller.memberships.mine()).memberships
  return { ...member, back, portal, mine }
}

describe('a donation in the demo', () => {
  test('is paid without JavaScript on a script-free page and counts at once', async () => {
    const shop = createDemoShop()
    const form = await newVisitor(shop).open('/donate?preset=10')
    form.fill('Email', 'ada@example.com')
    const checkout = await (await form.press('Donate Now')).follow('Continue to checkout')
    expect(checkout.getByText('Demo mode: no card is charged')).toBeTruthy()
    expect(checkout.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]+='; font-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    )
    expect(checkout.headers.get('cache-control')).toBe('private, no-store')
    expect(checkout.getByRole('heading', { name: 'Donation to Tuckling' })).toBeTruthy()
    const thanks = await checkout.press('Pay $10')
    expect(thanks.address).toMatch(/\/donate\?success=1&session_id=cs_demo_[0-9a-f]{32}$/)
    expect(thanks.getByRole('heading', { name: 'Thank You!' })).toBeTruthy()
    expect((await thanks.follow('Make Another Donation')).address).toMatch(/\/donate$/)
    expect(ledger(shop)).toMatchObject([{ status: 'paid', amountMinor: 1_000, livemode: false }])
    expect((await shop.caller.donations.progress()).raisedMinor).toBe(376_000)
  })

  test('is paid in Swedish where it was begun in Swedish', async () => {
    const shop = createDemoShop({ env: { LANGUAGES: 'en,sv' } })
    const form = await newVisitor(shop).open('/sv/donate?preset=10')
    form.fill('E-post', 'ada@example.com')
    const answer = await form.press('Donera nu')
    const checkout = await answer.follow('Gå vidare till kassan')
    expect(checkout.address).toMatch(/\/sv\/demo-checkout/)
    expect(checkout.getByText('Demoläge: inget kort debiteras')).toBeTruthy()
    expect(checkout.getByRole('heading', { name: 'Gåva till Tuckling' })).toBeTruthy()
    const thanks = await checkout.press(/^Betala 10/)
    expect(thanks.address).toMatch(/\/sv\/donate\?success=1/)
  })

  test('stays open when declined, and canceling leads back', async () => {
    const shop = createDemoShop()
    const { page } = await openCheckout(shop)
    page.check('A card that is declined •••• 0002')
    const declined = await page.press('Pay $25')
    expect(declined.getByRole('alert').textContent).toMatch(/^Your card was declined/)
    const canceled = await declined.follow('Cancel and go back')
    expect(canceled.getByRole('heading', { name: 'Donation Canceled' })).toBeTruthy()
    expect(ledger(shop)).toMatchObject([{ status: 'pending' }])
  })

  test('can be paid once and within an hour', async () => {
    const place = ownPlace()
    const { id, page } = await openCheckout(createDemoShop(place))
    await page.press('Pay $25')
    expect((await page.press('Pay $25')).getByText('This has already been paid.')).toBeTruthy()
    const { id: left } = await openCheckout(createDemoShop(place))
    const hourAgo = readFileSync(place.file, 'utf8').replaceAll(
      /"createdAt":(\d+)/g,
      (_, at) => `"createdAt":${at - HOUR_MS}`,
    )
    writeFileSync(place.file, hourAgo)
    const shop = createDemoShop(place)
    const expired = await newVisitor(shop).open(`/demo-checkout?order=${left}`)
    expect(expired.getByText('This checkout has expired.')).toBeTruthy()
    expect(expired.queryByRole('button')).toBeNull()
    await reconcilePayments(shop.deps)
    expect(ledger(shop)).toMatchObject([
      { checkoutSessionId: id, status: 'paid' },
      { checkoutSessionId: left, status: 'expired' },
    ])
  })

  test('can be refunded once, also after a restart', async () => {
    const place = ownPlace()
    const { page } = await openCheckout(createDemoShop(place))
    await page.press('Pay $25')
    const shop = createDemoShop(place)
    const { caller } = await shop.signInAs('admin')
    const [donation] = ledger(shop)
    await caller.admin.donations.refund({ id: donation?.id ?? 0 })
    expect(ledger(shop)).toMatchObject([{ status: 'refunded', refundedMinor: 2_500 }])
    await expect(shop.deps.payments?.refund(donation?.paymentIntentId ?? '')).rejects.toThrow()
  })
})

describe('monthly payments in the demo', () => {
  test('let Premium be bought, canceled, kept, and ended on the account’s page', async () => {
    const { back, portal, mine, caller } = await becomeMember(createDemoShop(), { plan: 'premium' })
    expect(back.address).toMatch(/^\/account\?session_id=cs_demo_\w+#membership$/)
    const [first] = await mine()
    expect(first).toMatchObject({ plan: 'premium', status: 'active', amountMinor: 500, endsAt: null })
    const canceled = await (await portal()).press('Cancel at the end of the month')
    expect(canceled.getByText(/^\$5 every month\. Ends on /)).toBeTruthy()
    expect((await mine())[0]?.endsAt).toEqual(first?.paidUntil)
    const resumed = await canceled.press('Keep it')
    expect(resumed.getByText(/Renews on /)).toBeTruthy()
    expect((await mine())[0]?.endsAt).toBeNull()
    const ended = await resumed.press('Cancel now')
    expect(ended.getByText(/Ended\.$/)).toBeTruthy()
    expect(ended.queryByRole('button')).toBeNull()
    expect((await ended.follow('Back to the shop')).address).toBe('/account#membership')
    expect((await caller.memberships.mine()).isPremium).toBe(false)
  })

  test('make a separate donation of each month of a gift', async () => {
    const shop = createDemoShop()
    const { portal, caller } = await becomeMember(shop, { plan: 'monthly-gift', amount: 12 })
    await (await portal()).press('Let a month pass (demo)')
    const gifts = ledger(shop)
    expect(gifts.map(({ status, amountMinor }) => [status, amountMinor])).toEqual([
      ['paid', 1_200],
      ['paid', 1_200],
    ])
    const administrator = await shop.signInAs('admin')
    await administrator.caller.admin.donations.refund({ id: gifts[1]?.id ?? 0 })
    expect(ledger(shop).map(({ status }) => status)).toEqual(['paid', 'refunded'])
    const { url } = await caller.memberships.checkout({ plan: 'premium' })
    await (await newVisitor(shop).open(inShop(url))).press('Pay $5')
    expect((await portal()).getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
      'Monthly gift to Tuckling',
      'Premium Member',
    ])
  })

  test('can be changed by their owner only and end with the account', async () => {
    const shop = createDemoShop()
    const member = await becomeMember(shop, { plan: 'premium' })
    const other = await becomeMember(shop, { plan: 'premium' })
    const page = await member.portal()
    const foreign = (await other.portal()).document.querySelector('input')?.value ?? ''
    page.document.querySelector('input')?.setAttribute('value', foreign)
    await page.press('Cancel now')
    expect(await other.mine()).toMatchObject([{ status: 'active' }])
    await endMemberships(shop.deps, other.user.id)
    expect(await other.mine()).toMatchObject([{ status: 'ended' }])
    expect(await member.mine()).toMatchObject([{ status: 'active' }])
  })
})

describe('the pages of the demo', () => {
  test.each(['/demo-checkout', '/demo-checkout/monthly'])('are absent without it: %s', async (path) => {
    const { app, deps } = createTestApp()
    expect((await app.request(path)).status).toBe(404)
    const headers = { origin: deps.env.PUBLIC_URL }
    expect((await app.request(path, { method: 'POST', headers })).status).toBe(405)
  })

  test.each([
    '/demo-checkout',
    '/demo-checkout?order=constructor',
    '/demo-checkout?order=cs_demo_1%0d%0aa:b',
    '/demo-checkout/monthly',
    '/demo-checkout/monthly?customer=__proto__',
  ])('accept any query: %s', async (path) => {
    const shop = createDemoShop()
    const status = path.includes('monthly') ? 200 : 404
    expect((await shop.app.request(path)).status).toBe(status)
    const headers = { origin: shop.deps.env.PUBLIC_URL }
    const send = (body: BodyInit) => shop.app.request(path, { method: 'POST', headers, body })
    expect([404, 303]).toContain((await send(new URLSearchParams({ card: '4242', change: 'renew' }))).status)
    expect([400, 404]).toContain((await send(new URLSearchParams('order=a&order=b'))).status)
    expect((await send('{}')).status).toBe(415)
  })

  test('accept forms from the shop only', async () => {
    const shop = createDemoShop()
    const { url } = await shop.caller.donations.createSession(gift)
    for (const origin of ['https://evil.example', 'null']) {
      const body = new URLSearchParams({ card: '4242' })
      const answer = await shop.app.request(inShop(url), { method: 'POST', headers: { origin }, body })
      expect(answer.status).toBe(403)
    }
    expect(ledger(shop)).toMatchObject([{ status: 'pending' }])
  })
})
