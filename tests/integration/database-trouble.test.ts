import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import SqliteDatabase from 'better-sqlite3'
import { describe, expect, onTestFinished, test } from 'vitest'
import { visitorContext } from '#server/context.ts'
import { apiKeys, sessions } from '#server/db/schema/accounts.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import { MailError } from '#server/mail/delivery/mail-error.ts'
import { deliverNext } from '#server/mail/outbox/delivering.ts'
import { isWritable, untilWritable } from '#server/operations/write-lock.ts'
import { createCaller } from '#server/router.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { eventually } from '#tests/helpers/eventually.ts'

type Shop = Awaited<ReturnType<typeof adminShop>>

const SENTENCE = 'The shop can’t reach its data right now. Please try again in a few seconds.'
const DAY_MS = 86_400_000

/** As another process does it: a connection of its own that has begun to write. */
function lock({ folder }: Shop, how = 'immediate') {
  const other = new SqliteDatabase(join(folder, 'shop.db'))
  other.exec(`begin ${how}`)
  const release = () => other.inTransaction && other.exec('rollback')
  onTestFinished(() => {
    release()
    other.close()
  })
  return release
}

function post({ app, headers }: Shop, path: string, body: object) {
  return app.request(path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

function postForm({ app }: Shop, path: string, fields: Record<string, string>) {
  return app.request(path, {
    method: 'POST',
    headers: { origin: 'http://localhost:3000', accept: 'text/html' },
    body: new URLSearchParams(fields),
  })
}

const read = (product: string) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: product, arguments: {} },
})

function ask({ app }: Shop) {
  return app.request('/mcp', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify(read('list_categories')),
  })
}

async function expectRefusal(answer: Response) {
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  const text = await answer.text()
  expect(text).toContain(SENTENCE)
  expect(text).not.toMatch(/sqlite|locked|readonly|disk|stack/i)
}

describe('while another process writes', () => {
  test('pages and reading calls are answered, with a session or a key too', async () => {
    const shop = await adminShop({ onDisk: true })
    const { key } = await shop.admin.apiKeys.create({ name: 'Partner', scopes: ['read'], days: 30 })
    // Both would note this use: the session is due to be prolonged.
    shop.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() + 2 * DAY_MS) })
      .run()
    const noted = () => shop.db.select({ at: apiKeys.lastRequest }).from(apiKeys).get()?.at
    lock(shop)
    const paths = ['/', '/products', '/api/products', '/trpc/products.count', '/sitemap.xml', '/api/health']
    for (const path of paths) expect((await shop.app.request(path)).status, path).toBe(200)
    for (const path of ['/account', '/api/me', '/admin'])
      expect((await shop.app.request(path, { headers: shop.headers })).status, path).toBe(200)
    const headers = { authorization: `Bearer ${key}` }
    expect((await shop.app.request('/api/products', { headers })).status).toBe(200)
    expect((await shop.app.request('/api/me', { headers })).status).toBe(200)
    expect(noted()).toBeNull()
    expect((await ask(shop)).status).toBe(200)
  })

  test('a change waits its turn without delaying readers', async () => {
    const shop = await adminShop({ onDisk: true })
    const release = lock(shop)
    const order: string[] = []
    const change = (async () => {
      const answer = await post(shop, '/trpc/admin.products.create', { json: { name: 'Rattle' } })
      order.push('change')
      return answer
    })()
    expect((await shop.app.request('/api/products')).status).toBe(200)
    order.push('read')
    release()
    expect((await change).status).toBe(200)
    expect(order).toEqual(['read', 'change'])
  })

  test('a sign-in waits for the lock anew after the slow password check', async () => {
    const shop = await adminShop({ onDisk: true })
    const visitor = createCaller(visitorContext(shop.deps))
    const account = { email: 'ada@example.com', password: 'nine engines turning' }
    await visitor.accounts.signUp({ ...account, name: 'Ada' })
    const release = lock(shop)
    // A procedure called by itself has had no turn, as if another had taken it meanwhile.
    const signingIn = [account, { ...account, password: 'ten engines turning' }].map((tried) =>
      visitor.accounts.signIn(tried).then(
        ({ user }) => user?.email,
        (error: Error) => error.message,
      ),
    )
    expect((await shop.app.request('/api/products')).status).toBe(200)
    expect(await Promise.race([...signingIn, wait(300, 'still waiting')])).toBe('still waiting')
    release()
    expect(await Promise.all(signingIn)).toEqual([account.email, 'Invalid email or password'])
  })

  test('a change without its turn is 503 with Retry-After on every path', async () => {
    const shop = await adminShop({ onDisk: true })
    lock(shop)
    const { email } = shop.user
    const answers = await Promise.all([
      post(shop, '/api/products', { name: 'Rattle' }),
      post(shop, '/trpc/admin.products.create', { json: { name: 'Rattle' } }),
      post(shop, '/api/auth/sign-in/email', { email, password: 'whatever it is' }),
      postForm(shop, '/login', { email, password: 'whatever it is' }),
      postForm(shop, '/subscribe', { email: 'parent@example.com', name: 'Parent' }),
    ])
    for (const answer of answers) await expectRefusal(answer)
  }, 15_000)

  test('an email whose delivery could not be recorded is sent later and only once', async () => {
    const shop = await adminShop({ onDisk: true })
    const content = JSON.stringify({ subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' })
    shop.db.insert(outbox).values({ key: 'a', lane: 'mail', recipient: 'a@example.com', content }).run()
    const sent: string[] = []
    let release: () => unknown = () => undefined
    const mailer = {
      send: async ({ to }: { to: string }, { beforeEnd }: { beforeEnd?: () => void } = {}) => {
        if (sent.length === 0 && state() === 'claimed' && attempts === 0) release = lock(shop)
        attempts += 1
        queueMicrotask(() => release())
        beforeEnd?.()
        sent.push(to)
      },
    }
    let attempts = 0
    const state = () => shop.db.select({ state: outbox.state }).from(outbox).get()?.state
    const nothing = { write: async () => undefined, onMailboxRefused: () => undefined }
    const deliver = () => deliverNext({ ...shop.deps, mailer }, 'mail', nothing)
    expect(await deliver()).toBe('later')
    expect(state()).toBe('waiting')
    expect(await deliver()).toBe('sent')
    expect(sent).toEqual(['a@example.com'])
    expect(await deliver()).toBe('idle')
  })

  test('checking for mail takes no write lock', async () => {
    const shop = await adminShop({ onDisk: true })
    lock(shop)
    const mailer = {
      send: () => Promise.reject(new MailError('unavailable', 'Nothing is to be sent', false, undefined)),
    }
    const nothing = { write: async () => undefined, onMailboxRefused: () => undefined }
    expect(await deliverNext({ ...shop.deps, mailer }, 'mail', nothing)).toBe('idle')
  })

  test('all waiting writers get their turn', async () => {
    const shop = await adminShop({ onDisk: true })
    const release = lock(shop)
    expect(isWritable(shop.db)).toBe(false)
    const waiting = Promise.all(Array.from({ length: 500 }, () => untilWritable(shop.db, 5_000)))
    release()
    await waiting
    expect(isWritable(shop.db)).toBe(true)
  })
})

test('an unreadable database is reported on every path', async () => {
  const shop = await adminShop({ onDisk: true })
  shop.db.$client.pragma('journal_mode = delete')
  lock(shop, 'exclusive')
  const accept = { accept: 'text/html' }
  await expectRefusal(await shop.app.request('/products?search=rattle', { headers: accept }))
  await expectRefusal(await shop.app.request('/account', { headers: { ...shop.headers, ...accept } }))
  await expectRefusal(await shop.app.request('/api/products?page=3'))
  await expectRefusal(await shop.app.request('/api/me', { headers: shop.headers }))
  await expectRefusal(await shop.app.request('/trpc/accounts.me', { headers: shop.headers }))
  await expectRefusal(await ask(shop))
})

describe.each([
  ['a full disk', (shop: Shop) => shop.db.$client.pragma('max_page_count = 1')],
  ['a file that may only be read', (shop: Shop) => shop.db.$client.pragma('query_only = on')],
])('a database with %s', (_, spoil) => {
  test('refuses changes with 503, keeps reading, and logs the cause', async () => {
    const shop = await adminShop({ onDisk: true })
    spoil(shop)
    const name = 'x'.repeat(200)
    for (let index = 0; index < 30; index++) {
      const answer = await post(shop, '/api/products', { name, description: 'y'.repeat(5_000) })
      if (answer.status !== 503) continue
      await expectRefusal(answer)
      break
    }
    await expectRefusal(await post(shop, '/api/products', { name, description: 'y'.repeat(5_000) }))
    expect((await shop.app.request('/api/products')).status).toBe(200)
    expect((await shop.app.request('/')).status).toBe(200)
    expect(JSON.stringify(shop.logLines)).toContain('the database refused')
  })
})

describe('two clears at once', () => {
  test('let one proceed, refuse the other, and keep one complete backup', async () => {
    const shop = await adminShop({ onDisk: true })
    const clear = () => shop.app.request('/api/products/clear', { method: 'POST', headers: shop.headers })
    const answers = await Promise.all([clear(), clear()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const backups = readdirSync(join(shop.folder, 'backups')).filter((name) => name.endsWith('.db'))
    expect(backups).toHaveLength(1)
    const backup = new SqliteDatabase(join(shop.folder, 'backups', backups[0] ?? ''))
    expect(backup.prepare('select count(*) from products').pluck().get()).toBe(10)
    backup.close()
  })

  test('allow another clear after a failed one', async () => {
    const shop = await adminShop({ onDisk: true })
    shop.db.$client.pragma('query_only = on')
    await expect(shop.admin.catalog.clear()).rejects.toThrow(SENTENCE)
    shop.db.$client.pragma('query_only = off')
    await eventually(() => expect(shop.deps.operations.running()).toBeNull())
    expect(await shop.admin.catalog.clear()).toMatchObject({ deleted: 10 })
  })
})
