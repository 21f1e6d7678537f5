import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { donations, stripeEvents } from '#server/db/schema/donations.ts'
import { memberships } from '#server/db/schema/memberships.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import { createPayingShop, paymentsAt } from '#tests/helpers/create-paying-shop.ts'

const GIVER = { amountMinor: 2_500, email: 'giver@mail.test' }
const SMTP = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'shop@home.test' }

type Shop = Awaited<ReturnType<typeof createPayingShop>>

/** A shop that Stripe tells of all payments of the account, and another one that opens checkouts there. */
async function besideAnotherShop() {
  const shop = await createPayingShop({ env: SMTP })
  const other = paymentsAt(shop.peer.url, { publicUrl: 'https://other-shop.test' })
  return { shop, other }
}

async function pay({ peer }: Shop, sessionId: string) {
  peer.checkout.pay(sessionId)
  await peer.whenIdle()
  return peer.objects.sessions[sessionId]
}

/** Makes the checkout one from before shops marked theirs. */
function takeMark({ peer: { objects } }: Shop, sessionId: string) {
  delete objects.sessions[sessionId]?.metadata?.shop
  delete objects.orders[sessionId]?.metadata.shop
}

function booksOf({ db }: Shop) {
  return {
    amounts: db
      .select()
      .from(donations)
      .all()
      .map(({ status, amountMinor }) => [status, amountMinor]),
    mails: db.select().from(outbox).all().length,
    memberships: db.select().from(memberships).all().length,
  }
}

const NOTHING = { amounts: [], mails: 0, memberships: 0 }

test.each([
  ['marked', false],
  ['from before there were marks', true],
])('a donation to another shop, %s, is not recorded, and neither is its refund', async (_, isUnmarked) => {
  const { shop, other } = await besideAnotherShop()
  const { sessionId } = await other.openDonation({ ...GIVER, reference: randomUUID() })
  if (isUnmarked) takeMark(shop, sessionId)
  const session = await pay(shop, sessionId)
  shop.peer.checkout.refund(String(session?.payment_intent), 1_000)
  await shop.peer.whenIdle()
  expect(booksOf(shop)).toEqual(NOTHING)
  expect(shop.db.select().from(stripeEvents).all()).not.toEqual([])
})

test.each([
  ['marked', false],
  ['from before there were marks', true],
])('the months of a gift to another shop, %s, are not recorded', async (_, isUnmarked) => {
  const { shop, other } = await besideAnotherShop()
  const order = { ...GIVER, reference: randomUUID(), customerId: undefined }
  const { sessionId } = await other.openMembership({ ...order, plan: 'monthly-gift' })
  if (isUnmarked) takeMark(shop, sessionId)
  const session = await pay(shop, sessionId)
  shop.peer.checkout.renewSubscription(String(session?.subscription))
  await shop.peer.whenIdle()
  expect(booksOf(shop)).toEqual(NOTHING)
  expect(shop.db.select().from(stripeEvents).all()).not.toEqual([])
})

test.each([
  ['marked', false],
  ['from before there were marks', true],
])('the shop’s own payments, %s, are recorded, even after their loss', async (_, isUnmarked) => {
  const { shop } = await besideAnotherShop()
  const donation = await shop.caller.donations.createSession({ amount: 25, email: GIVER.email })
  const { caller } = await shop.signInAs('user')
  const gift = await caller.memberships.checkout({ plan: 'monthly-gift', amount: 12 })
  if (isUnmarked) for (const { id } of [donation, gift]) takeMark(shop, id)
  shop.db.delete(donations).run()
  shop.db.delete(memberships).run()
  await pay(shop, donation.id)
  const session = await pay(shop, gift.id)
  shop.peer.checkout.renewSubscription(String(session?.subscription))
  await shop.peer.whenIdle()
  expect(booksOf(shop).amounts).toEqual([
    ['paid', 2_500],
    ['paid', 1_200],
    ['paid', 1_200],
  ])
})

test('months of a stored gift are recorded even after the shop moved', async () => {
  const { shop } = await besideAnotherShop()
  const { caller } = await shop.signInAs('user')
  const { id } = await caller.memberships.checkout({ plan: 'monthly-gift', amount: 12 })
  const [order] = [shop.peer.objects.orders[id]]
  if (order) order.metadata.shop = 'https://former-address.test'
  await pay(shop, id)
  expect(booksOf(shop)).toMatchObject({ amounts: [['paid', 1_200]], memberships: 1 })
})
