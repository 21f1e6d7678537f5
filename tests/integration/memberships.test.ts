import { expect, test } from 'vitest'
import { donations } from '#server/db/schema/donations.ts'
import { memberships } from '#server/db/schema/memberships.ts'
import { endMemberships } from '#server/features/payments/memberships/service.ts'
import { reconcilePayments } from '#server/features/payments/service.ts'
import { createPayingShop } from '#tests/helpers/create-paying-shop.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'

type Shop = Awaited<ReturnType<typeof createPayingShop>>
type Member = Awaited<ReturnType<Shop['signInAs']>>

async function pay(
  shop: Shop,
  { caller }: Member,
  order: Parameters<Member['caller']['memberships']['checkout']>[0],
) {
  const { id } = await caller.memberships.checkout(order)
  shop.peer.checkout.pay(id)
  await shop.peer.whenIdle()
  return { id, subscriptionId: String(shop.peer.objects.sessions[id]?.subscription) }
}

const raised = async ({ caller }: Shop) => (await caller.donations.progress()).raisedMinor

test('Premium begins with its payment, appears on the account, and changes no donation figure', async () => {
  const shop = await createPayingShop()
  const member = await shop.signInAs('user')
  expect(await member.caller.memberships.mine()).toMatchObject({
    isPremium: false,
    canManage: false,
    memberships: [],
  })
  await pay(shop, member, { plan: 'premium' })
  expect(await member.caller.memberships.mine()).toMatchObject({
    isPremium: true,
    canManage: true,
    memberships: [{ plan: 'premium', status: 'active', amountMinor: 500, endsAt: null }],
  })
  expect(await raised(shop)).toBe(375_000)
  await expect(member.caller.memberships.checkout({ plan: 'premium' })).rejects.toThrow('already')
  const other = await shop.signInAs('user')
  expect((await other.caller.memberships.mine()).isPremium).toBe(false)
})

test('a monthly gift is one donation per month minus refunds', async () => {
  const shop = await createPayingShop()
  const { subscriptionId } = await pay(shop, await shop.signInAs('user'), {
    plan: 'monthly-gift',
    amount: 12,
  })
  expect(await raised(shop)).toBe(376_200)
  shop.peer.switches.webhooks = 'shuffled'
  shop.peer.checkout.renewSubscription(subscriptionId)
  await shop.peer.whenIdle()
  const rows = shop.db.select().from(donations).all()
  expect(rows.map(({ status, amountMinor }) => [status, amountMinor])).toEqual([
    ['paid', 1_200],
    ['paid', 1_200],
  ])
  shop.peer.checkout.refund(rows[1]?.paymentIntentId ?? '')
  await shop.peer.whenIdle()
  expect(await raised(shop)).toBe(376_200)
})

test('a membership canceled in the portal runs out and ends', async () => {
  const shop = await createPayingShop()
  const member = await shop.signInAs('user')
  const { subscriptionId } = await pay(shop, member, { plan: 'premium' })
  expect((await member.caller.memberships.portal()).url).toContain(`${shop.peer.url}/p/session/`)
  shop.peer.checkout.changeSubscription(subscriptionId, 'end later')
  await shop.peer.whenIdle()
  const [running] = (await member.caller.memberships.mine()).memberships
  expect(running?.endsAt?.getTime()).toBeGreaterThan(Date.now())
  expect((await member.caller.memberships.mine()).isPremium).toBe(true)
  shop.peer.checkout.changeSubscription(subscriptionId, 'end now')
  await shop.peer.whenIdle()
  expect(await member.caller.memberships.mine()).toMatchObject({
    isPremium: false,
    memberships: [{ status: 'ended' }],
  })
})

test('a payment is recorded on return without a webhook, or else by the job', async () => {
  const shop = await createPayingShop()
  shop.peer.switches.webhooks = 'never'
  const [first, second] = [await shop.signInAs('user'), await shop.signInAs('user')]
  const { id } = await pay(shop, first, { plan: 'premium' })
  await pay(shop, second, { plan: 'premium' })
  await expect(second.caller.memberships.synchronize({ sessionId: id })).rejects.toThrow(
    'find that membership',
  )
  expect(await first.caller.memberships.synchronize({ sessionId: id })).toMatchObject({ isPremium: true })
  expect((await second.caller.memberships.mine()).isPremium).toBe(false)
  await reconcilePayments(shop.deps)
  expect((await second.caller.memberships.mine()).isPremium).toBe(true)
})

test('an abandoned checkout leaves nothing behind', async () => {
  const shop = await createPayingShop()
  const { caller } = await shop.signInAs('user')
  const { id } = await caller.memberships.checkout({ plan: 'premium' })
  shop.peer.checkout.expire(id)
  await shop.peer.whenIdle()
  expect(shop.db.select().from(memberships).all()).toEqual([])
})

test('a missing renewal ends Premium, even without a message from Stripe', async () => {
  const shop = await createPayingShop()
  const member = await shop.signInAs('user')
  await pay(shop, member, { plan: 'premium' })
  const longAgo = new Date(Date.now() - 4 * 24 * 60 * 60 * 1_000)
  shop.db.update(memberships).set({ paidUntil: longAgo }).run()
  expect((await member.caller.memberships.mine()).isPremium).toBe(false)
  await reconcilePayments(shop.deps)
  expect((await member.caller.memberships.mine()).isPremium).toBe(true)
})

test('Premium is closed without a price, and everything is without payments', async () => {
  const shop = await createPayingShop({ premiumPrice: '' })
  const { caller } = await shop.signInAs('user')
  expect(await shop.caller.memberships.plans()).toMatchObject({ isPremiumOpen: false, areGiftsOpen: true })
  await expect(caller.memberships.checkout({ plan: 'premium' })).rejects.toThrow(
    'Premium isn’t available yet',
  )
  expect(await (await shop.app.request('/')).text()).toContain('Premium isn’t available yet.')
  const closed = createTestApp()
  expect(await closed.caller.memberships.plans()).toMatchObject({ isPremiumOpen: false, areGiftsOpen: false })
  const { caller: user } = await closed.signInAs('user')
  await expect(user.memberships.checkout({ plan: 'monthly-gift', amount: 5 })).rejects.toThrow(
    'Could not create payment session.',
  )
})

test('a price other than 5 USD per month is refused and logged', async () => {
  const shop = await createPayingShop({ premiumPrice: 'price_of_something_else' })
  const { caller } = await shop.signInAs('user')
  await expect(caller.memberships.checkout({ plan: 'premium' })).rejects.toThrow('Could not create')
  expect(JSON.stringify(shop.logLines)).toContain('payment session could not be created')
})

test('deleting an account cancels at Stripe and fails while Stripe is down', async () => {
  const shop = await createPayingShop()
  const member = await shop.signInAs('user')
  const { subscriptionId } = await pay(shop, member, { plan: 'premium' })
  shop.peer.switches.api = 'error'
  await expect(endMemberships(shop.deps, member.user.id)).rejects.toThrow('couldn’t be canceled')
  shop.peer.switches.api = 'ok'
  await endMemberships(shop.deps, member.user.id)
  expect(shop.peer.objects.subscriptions[subscriptionId]?.status).toBe('canceled')
  expect((await member.caller.memberships.mine()).isPremium).toBe(false)
})
