import { expect, onTestFinished, test } from 'vitest'
import { inLanguage } from '#server/config/languages.ts'
import { users } from '#server/db/schema/accounts.ts'
import { donations } from '#server/db/schema/donations.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import { startMailDelivery } from '#server/jobs/mail-delivery.ts'
import { queueMail } from '#server/mail/outbox/queueing.ts'
import { createPayingShop } from '#tests/helpers/create-paying-shop.ts'
import { header } from '#tests/helpers/mail-app.ts'
import { openMailSink } from '#tests/helpers/mail-sink.ts'

type Shop = Awaited<ReturnType<typeof mailingShop>>

const gift = { amount: 25, email: 'ada@example.com', name: 'Ada' }

/** A shop with a relay. The emails about payments leave when the test says so. */
async function mailingShop(env: Record<string, string> = {}) {
  const sink = await openMailSink()
  const shop = await createPayingShop({ env: { SMTP_URL: sink.url, ...env } })
  const stops: (() => Promise<void>)[] = []
  onTestFinished(async () => {
    for (const stop of stops) await stop()
    await sink.close()
  })
  return { ...shop, sink, deliver: () => void stops.push(startMailDelivery(shop.deps)) }
}

/** All that left so far: a last email shows that the outbox has got to its end. */
async function mailsOf({ deps, sink, deliver }: Shop, expected: number) {
  deliver()
  const last = { language: 'en' as const, subject: 'Last', html: '', text: 'Last' }
  queueMail(deps, { key: 'last', to: 'last@example.com', content: last })
  return (await sink.received(expected + 1)).filter(({ to }) => to !== 'last@example.com')
}

async function give(shop: Shop, values = {}) {
  const { id } = await shop.caller.donations.createSession({ ...gift, ...values })
  shop.peer.checkout.pay(id)
  await shop.peer.whenIdle()
  return { id, paymentIntentId: String(shop.peer.objects.sessions[id]?.payment_intent) }
}

test('a donation reported many times gets one email of thanks', async () => {
  const shop = await mailingShop()
  shop.peer.switches.webhooks = 'twice'
  const { id, paymentIntentId } = await give(shop)
  await shop.caller.donations.result({ sessionId: id })
  shop.peer.checkout.refund(paymentIntentId, 500)
  await shop.peer.whenIdle()
  const [mail, ...others] = await mailsOf(shop, 1)
  expect(others).toEqual([])
  expect(mail?.to).toBe('ada@example.com')
  expect(mail?.mail.subject).toBe('Demo: Thank you for your donation to Tuckling')
  for (const line of ['Hello Ada,', 'Amount: 25 USD', `Reference: ${paymentIntentId}`, 'no card was charged'])
    expect(mail?.mail.text).toContain(line)
})

test('a receipt is in the language in which the donation was made', async () => {
  const shop = await mailingShop({ LANGUAGES: 'en,sv' })
  await inLanguage({ language: 'sv', prefix: '/sv' }, () => give(shop))
  const member = await shop.signInAs('user', { email: 'maja@example.com' })
  shop.db.update(users).set({ language: 'sv' }).run()
  const { id } = await member.caller.memberships.checkout({ plan: 'monthly-gift', amount: 12 })
  shop.peer.checkout.pay(id)
  await shop.peer.whenIdle()
  const mails = await mailsOf(shop, 2)
  for (const received of mails) {
    expect(received.mail.text).toContain('US$')
    expect(header('content-language', received)).toBe('sv')
  }
})

test('a gift refunded before its mail left gets no thanks', async () => {
  const shop = await mailingShop()
  const { paymentIntentId } = await give(shop)
  shop.peer.checkout.refund(paymentIntentId)
  shop.peer.switches.webhooks = 'never'
  await shop.peer.whenIdle()
  const unheard = await give(shop)
  shop.peer.checkout.refund(unheard.paymentIntentId)
  await shop.caller.donations.result({ sessionId: unheard.id })
  expect(shop.db.select().from(donations).all()).toMatchObject([
    { status: 'refunded' },
    { status: 'refunded' },
  ])
  expect(await mailsOf(shop, 0)).toEqual([])
})

test('an abandoned checkout gets no thanks', async () => {
  const shop = await mailingShop()
  const { id } = await shop.caller.donations.createSession(gift)
  shop.peer.checkout.expire(id)
  await shop.peer.whenIdle()
  expect(shop.db.select().from(outbox).all()).toEqual([])
})

test('each month of a monthly gift has a receipt, and a Premium month has none', async () => {
  const shop = await mailingShop()
  const member = await shop.signInAs('user', { email: 'maja@example.com' })
  const subscribed = async (order: { plan: 'premium' } | { plan: 'monthly-gift'; amount: number }) => {
    const { id } = await member.caller.memberships.checkout(order)
    shop.peer.checkout.pay(id)
    await shop.peer.whenIdle()
    return String(shop.peer.objects.sessions[id]?.subscription)
  }
  shop.peer.checkout.renewSubscription(await subscribed({ plan: 'monthly-gift', amount: 12 }))
  await shop.peer.whenIdle()
  await subscribed({ plan: 'premium' })
  const mails = await mailsOf(shop, 2)
  expect(mails.map(({ to }) => to)).toEqual(['maja@example.com', 'maja@example.com'])
  for (const { mail } of mails) expect(mail.text).toContain('Amount: 12 USD each month')
  expect(new Set(mails.map(({ mail }) => mail.messageId)).size).toBe(2)
})

test('a name inserts neither headers nor markup into the receipt', async () => {
  const shop = await mailingShop()
  const name = 'Ada\r\nBcc: victim@example.com <b>'
  await expect(shop.caller.donations.createSession({ ...gift, name })).rejects.toThrow()
  await give(shop)
  shop.db.update(donations).set({ name }).run()
  const [mail] = await mailsOf(shop, 1)
  const head = mail?.raw.slice(0, mail.raw.indexOf('\r\n\r\n'))
  expect(head).not.toContain('Bcc')
  expect(mail?.mail.html).not.toContain('<b>')
  expect(mail?.mail.html).toContain('&lt;b&gt;')
})

test('nothing is queued without a relay', async () => {
  const shop = await createPayingShop()
  const { id } = await shop.caller.donations.createSession(gift)
  shop.peer.checkout.pay(id)
  await shop.peer.whenIdle()
  expect(shop.db.select().from(donations).all()).toMatchObject([{ status: 'paid' }])
  expect(shop.db.select().from(outbox).all()).toEqual([])
})
