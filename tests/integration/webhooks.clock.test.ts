import { setTimeout as wait } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { inTransaction } from '#server/db/client.ts'
import { sessions } from '#server/db/schema/accounts.ts'
import { subscribers } from '#server/db/schema/subscribers.ts'
import { webhookDeliveries, webhookEndpoints } from '#server/db/schema/webhooks.ts'
import {
  deliverNextWebhook,
  queueEvent,
  queueProductChanges,
  recoverInterruptedWebhooks,
} from '#server/features/webhooks/service.ts'
import { startWebhookDelivery } from '#server/jobs/webhook-delivery.ts'
import { signLink } from '#server/mail/signed-link.ts'
import { WEBHOOK_EVENTS, type WebhookEvent } from '#shared/webhook-events.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'
import { startRemoteServer } from '#tests/helpers/remote-server.ts'

interface Arrived {
  headers: Record<string, string>
  body: string
}

/** Somebody's endpoint, which answers with what `answer` says; what arrived is kept. */
async function startReceiver(answer: () => number | Promise<number> = () => 204) {
  const arrived: Arrived[] = []
  const { url } = await startRemoteServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', async () => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([k, v]) => [k, String(v)]))
      arrived.push({ headers, body: Buffer.concat(parts).toString() })
      response.writeHead(await answer()).end()
    })
  })
  return { url: `${url}/hook`, arrived }
}

async function shopWithWebhook({
  events = [...WEBHOOK_EVENTS] as WebhookEvent[],
  answer = (): number | Promise<number> => 204,
} = {}) {
  const shop = await adminShop({ seeded: false })
  const receiver = await startReceiver(answer)
  const { id, secret } = await shop.admin.webhooks.create({ url: receiver.url, events })
  const deliver = () => deliverNextWebhook(shop.deps)
  const log = async () => (await shop.admin.webhooks.deliveries({ endpointId: id })).deliveries
  const read = ({ headers, body }: Arrived) => new Webhook(secret).verify(body, headers)
  return { ...shop, ...receiver, id, secret, deliver, deliveries: log, read }
}

const confirmed = (shop: Awaited<ReturnType<typeof shopWithWebhook>>, id = 1) =>
  inTransaction(shop.db, (tx) => queueEvent(tx, 'subscriber.confirmed', { id }))

describe('an endpoint', () => {
  test('gets a signed message that the reference library accepts, and the log says so', async () => {
    const shop = await shopWithWebhook()
    confirmed(shop, 7)
    expect(await shop.deliver()).toBe('delivered')
    expect(await shop.deliver()).toBe('idle')
    const [message] = shop.arrived
    expect(message && shop.read(message)).toMatchObject({ type: 'subscriber.confirmed', data: { id: 7 } })
    expect(message?.headers['content-type']).toBe('application/json')
    const [logged] = await shop.deliveries()
    expect(logged).toMatchObject({
      state: 'delivered',
      attempts: 1,
      messageId: message?.headers['webhook-id'],
    })
    expect(logged?.tries).toMatchObject([{ status: 204, problem: null }])
  })

  test('gets only the chosen events, and none while turned off', async () => {
    const shop = await shopWithWebhook({ events: ['donation.received'] })
    confirmed(shop)
    expect(await shop.deliveries()).toEqual([])
    const { id, url } = shop
    await shop.admin.webhooks.update({ id, url, events: ['subscriber.confirmed'], enabled: false })
    confirmed(shop)
    expect(await shop.deliveries()).toEqual([])
    await expect(shop.admin.webhooks.sendTest({ id })).rejects.toThrow('turned off')
  })

  test('gets a test, and a repeated message with the same id', async () => {
    const shop = await shopWithWebhook()
    await shop.admin.webhooks.sendTest({ id: shop.id })
    await shop.deliver()
    const [logged] = await shop.deliveries()
    await shop.admin.webhooks.sendAgain({ id: logged?.id ?? 0 })
    await shop.deliver()
    expect(shop.arrived.map(({ body }) => JSON.parse(body).type)).toEqual(['webhook.test', 'webhook.test'])
    expect(new Set(shop.arrived.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect((await shop.deliveries())[0]?.tries).toHaveLength(2)
  })

  test('shows its secret once, and the database stores it encrypted', async () => {
    const { secret, admin, db, log } = await shopWithWebhook()
    expect(secret).toMatch(/^whsec_/)
    expect(JSON.stringify(await admin.webhooks.list())).not.toContain(secret)
    expect(JSON.stringify(db.select().from(webhookEndpoints).all())).not.toContain(secret.slice(6))
    expect(JSON.stringify(log())).not.toContain(secret)
    expect(log().map(({ action }) => action)).toEqual(['webhook.added'])
  })

  test('gets a new secret, shown once, and both signatures for a day', async () => {
    const shop = await shopWithWebhook()
    const { secret, oldWorksUntil } = await shop.admin.webhooks.rotateSecret({ id: shop.id })
    const accepts = (candidate: string) => {
      const { headers, body } = shop.arrived.at(-1) ?? { headers: {}, body: '' }
      try {
        return new Webhook(candidate).verify(body, headers) !== undefined
      } catch {
        return false
      }
    }
    confirmed(shop)
    await shop.deliver()
    expect([accepts(secret), accepts(shop.secret)]).toEqual([true, true])
    expect(shop.arrived[0]?.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/)
    expect(Math.round((oldWorksUntil.getTime() - Date.now()) / 3_600_000)).toBe(24)
    expect((await shop.admin.webhooks.list())[0]?.previousSecretUntil).toEqual(oldWorksUntil)

    shop.db
      .update(webhookEndpoints)
      .set({ previousSecretUntil: new Date(0) })
      .run()
    expect((await shop.admin.webhooks.list())[0]?.previousSecretUntil).toBeNull()
    confirmed(shop, 2)
    await shop.deliver()
    expect([accepts(secret), accepts(shop.secret)]).toEqual([true, false])
    const persisted = JSON.stringify([
      shop.db.select().from(webhookEndpoints).all(),
      shop.log(),
      shop.logLines,
    ])
    for (const usedSecret of [secret, shop.secret]) expect(persisted).not.toContain(usedSecret.slice(6))
    expect(shop.log().at(-1)).toMatchObject({ action: 'webhook.secret-rotated', targetName: shop.url })
  })

  test('rotated twice within a day, is signed with the last two secrets', async () => {
    const shop = await shopWithWebhook()
    const second = await shop.admin.webhooks.rotateSecret({ id: shop.id })
    const third = await shop.admin.webhooks.rotateSecret({ id: shop.id })
    confirmed(shop)
    await shop.deliver()
    const { headers, body } = shop.arrived[0] ?? { headers: {}, body: '' }
    for (const { secret } of [second, third])
      expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: 'subscriber.confirmed' })
    expect(() => new Webhook(shop.secret).verify(body, headers)).toThrow('No matching signature')
    await expect(shop.admin.webhooks.rotateSecret({ id: 999 })).rejects.toThrow('already been removed')
  })

  test.each([
    ['http://hooks.example/', 'Enter a URL that begins with https://'],
    ['ftp://hooks.example/', 'Enter a URL that begins with https://'],
    ['https://user:pass@hooks.example/', 'Leave out the user name and password'],
    ['https://hooks.example:8443/', 'Only the standard https port'],
    ['https://10.0.0.8/', 'This isn’t a public internet address'],
    ['https://2130706433/', 'localhost only works when the shop itself runs on localhost'],
    ['http://localhost:3000/', 'localhost only works when the shop itself runs on localhost'],
    ['nonsense', 'Enter a URL that begins with https://'],
    ['', 'Enter a URL'],
  ])('%s is refused', async (url, message) => {
    const { admin } = await adminShop({ env: { PUBLIC_URL: 'https://shop.example' } })
    await expect(admin.webhooks.create({ url, events: ['products.changed'] })).rejects.toThrow(message)
    expect(await admin.webhooks.list()).toEqual([])
  })

  test('in a public shop never leads into its own network', async () => {
    const { url, arrived } = await startReceiver()
    const shop = await adminShop({ env: { PUBLIC_URL: 'https://shop.example' } })
    const { id } = await shop.admin.webhooks.create({
      url: 'https://hooks.example/',
      events: ['products.changed'],
    })
    // As if the name had come to mean an address in here since it was entered.
    shop.db.update(webhookEndpoints).set({ url }).run()
    await shop.admin.webhooks.sendTest({ id })
    expect(await deliverNextWebhook(shop.deps)).toBe('failed')
    expect(arrived).toEqual([])
  })

  test('is treated as failed if it redirects', async () => {
    const shop = await shopWithWebhook({ answer: () => 302 })
    confirmed(shop)
    expect(await shop.deliver()).toBe('failed')
    expect((await shop.deliveries())[0]?.tries).toMatchObject([{ status: 302, problem: 'It answered 302' }])
  })
})

describe('an unavailable endpoint', () => {
  const clock = () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    return (ms: number) => vi.setSystemTime(Date.now() + ms)
  }

  test('is retried later with the same id, and other messages wait', async () => {
    const pass = clock()
    const answers = [500, 204, 204]
    const shop = await shopWithWebhook({ answer: () => answers.shift() ?? 500 })
    confirmed(shop, 1)
    confirmed(shop, 2)
    expect(await shop.deliver()).toBe('failed')
    expect(await shop.deliver()).toBe('idle')
    expect((await shop.admin.webhooks.list())[0]).toMatchObject({ waiting: 2, enabled: true })
    expect((await shop.admin.webhooks.list())[0]?.failingSince).toBeInstanceOf(Date)
    pass(5_001)
    expect([await shop.deliver(), await shop.deliver(), await shop.deliver()]).toEqual([
      'delivered',
      'delivered',
      'idle',
    ])
    expect((await shop.admin.webhooks.list())[0]).toMatchObject({ waiting: 0, failingSince: null })
    const ids = shop.arrived.map(({ headers }) => headers['webhook-id'])
    expect(new Set(ids).size).toBe(2)
    expect(ids.filter((id) => id === ids[0])).toHaveLength(2)
  })

  test('delays other messages for at most five minutes after any number of failures', async () => {
    const pass = clock()
    const shop = await shopWithWebhook({ answer: () => 500 })
    confirmed(shop, 1)
    shop.db.update(webhookDeliveries).set({ attempts: 5 }).run()
    pass(1_000)
    confirmed(shop, 2)
    expect(await shop.deliver()).toBe('failed')
    pass(299_000)
    expect(await shop.deliver()).toBe('idle')
    pass(1_001)
    expect(await shop.deliver()).toBe('failed')
  })

  test('is turned off after three days, and waiting messages are kept', async () => {
    const pass = clock()
    let status = 503
    const shop = await shopWithWebhook({ answer: () => status })
    for (let day = 0; day < 4; day++) {
      confirmed(shop, day)
      await shop.deliver()
      pass(86_400_000)
    }
    const [off] = await shop.admin.webhooks.list()
    expect(off).toMatchObject({ enabled: false, disabledReason: 'Nothing was delivered for three days' })
    expect(await shop.deliver()).toBe('idle')
    status = 200
    const { id, url } = shop
    shop.db.update(sessions).set({ provedAt: new Date() }).run()
    await shop.admin.webhooks.update({ id, url, events: ['subscriber.confirmed'], enabled: true })
    expect(await shop.deliver()).toBe('delivered')
    expect((await shop.admin.webhooks.list())[0]).toMatchObject({ disabledReason: null, failingSince: null })
  })

  test('is turned off at once if it answers 410', async () => {
    const shop = await shopWithWebhook({ answer: () => 410 })
    confirmed(shop)
    await shop.deliver()
    expect((await shop.admin.webhooks.list())[0]).toMatchObject({ enabled: false })
    expect((await shop.deliveries())[0]?.state).toBe('failed')
  })

  test('loses nothing if the shop stops during a message', async () => {
    const shop = await shopWithWebhook()
    confirmed(shop)
    shop.db.update(webhookDeliveries).set({ state: 'claimed' }).run()
    expect(await shop.deliver()).toBe('idle')
    expect(recoverInterruptedWebhooks(shop.db)).toBe(1)
    expect(await shop.deliver()).toBe('delivered')
  })

  test('gets nothing twice while the first sender waits for an answer', async () => {
    const answer = Promise.withResolvers<number>()
    const shop = await shopWithWebhook({ answer: () => answer.promise })
    confirmed(shop)
    const sending = shop.deliver()
    expect(recoverInterruptedWebhooks(shop.db)).toBe(0)
    expect(await shop.deliver()).toBe('idle')
    answer.resolve(200)
    expect(await sending).toBe('delivered')
  })
})

describe('messages about the catalog', () => {
  const changes = async (shop: Awaited<ReturnType<typeof shopWithWebhook>>) =>
    (await shop.deliveries()).map(({ payload }) => JSON.parse(payload).data)

  test('combine any number of changes to a product', async () => {
    const shop = await shopWithWebhook()
    const first = makeProduct(shop.db)
    const second = makeProduct(shop.db)
    expect(queueProductChanges(shop.db)).toBe(2)
    shop.db.$client.prepare('update products set name = ?, updated_at = 1 where id = ?').run('A', first.id)
    shop.db.$client.prepare('update products set name = ?, updated_at = 2 where id = ?').run('B', first.id)
    await shop.admin.products.delete({ ids: [second.id] })
    const third = makeProduct(shop.db)
    shop.db.$client.prepare('update products set name = ?, updated_at = 3 where id = ?').run('C', third.id)
    expect(queueProductChanges(shop.db)).toBe(3)
    expect(queueProductChanges(shop.db)).toBe(0)
    expect(await changes(shop)).toEqual([
      { created: [third.id], updated: [first.id], gone: [second.id] },
      { created: [first.id, second.id], updated: [], gone: [] },
    ])
  })

  test('about a whole catalog are few, and clearing it reports all as removed', async () => {
    const shop = await shopWithWebhook()
    inTransaction(shop.db, (tx) => {
      for (let i = 0; i < 510; i++) makeProduct(tx)
    })
    expect([1, 2, 3].map(() => queueProductChanges(shop.db))).toEqual([500, 10, 0])
    await shop.admin.catalog.clear()
    expect([1, 2, 3].map(() => queueProductChanges(shop.db))).toEqual([500, 10, 0])
    const sent = await changes(shop)
    expect(sent.flatMap((change) => change.gone)).toHaveLength(510)
    expect(sent.flatMap(({ created }) => created)).toHaveLength(510)
  })

  test('are not recorded without a subscriber', async () => {
    const shop = await shopWithWebhook({ events: ['donation.received'] })
    makeProduct(shop.db)
    expect(queueProductChanges(shop.db)).toBe(0)
  })
})

test('a confirmed subscriber is reported by id only', async () => {
  const shop = await shopWithWebhook()
  await shop.caller.newsletter.subscribe({ email: 'parent@home.example', name: 'Maja' })
  const subscriber = shop.db.select().from(subscribers).get()
  const token = signLink(subscriber?.linkKey ?? '', 'confirm', subscriber?.id ?? 0, Date.now())
  await shop.caller.newsletter.confirm({ token })
  await shop.caller.newsletter.confirm({ token })
  const sentDeliveries = await shop.deliveries()
  expect(sentDeliveries.map(({ payload }) => JSON.parse(payload).data)).toEqual([{ id: subscriber?.id }])
})

test('the job delivers by itself until it is stopped', async () => {
  const shop = await shopWithWebhook()
  const stop = startWebhookDelivery(shop.deps)
  onTestFinished(stop)
  makeProduct(shop.db)
  while (shop.arrived.length === 0) await wait(20)
  expect(JSON.parse(shop.arrived[0]?.body ?? '{}')).toMatchObject({ type: 'products.changed' })
})
