import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { callTRPCProcedure, TRPCError } from '@trpc/server'
import { count, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { originalContent, renderPage } from '#client/entry-server.tsx'
import { readEnvironment } from '#server/config/env.ts'
import { type Context, visitorContext } from '#server/context.ts'
import { requireOwnKind } from '#server/db/demo-mark.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { sessions } from '#server/db/schema/accounts.ts'
import { articles } from '#server/db/schema/articles.ts'
import { clicks, pageViews, products } from '#server/db/schema/catalog.ts'
import { donations } from '#server/db/schema/donations.ts'
import { feedRuns, feeds } from '#server/db/schema/feeds.ts'
import { securityEvents } from '#server/db/schema/security.ts'
import { subscribers } from '#server/db/schema/subscribers.ts'
import { resetDemo } from '#server/demo/reset.ts'
import { appRouter, createCaller } from '#server/router.ts'
import { startApp } from '#server/startup/start-app.ts'
import { OPEN_IN_DEMO } from '#server/trpc/demo-rules.ts'
import { procedureNames, procedureOf } from '#tests/helpers/refusal.ts'
import { newVisitor } from '#tests/helpers/visitor.ts'

const STARTS_MS = 300_000
const folder = mkdtempSync(join(tmpdir(), 'demo-'))
const database = join(folder, 'shop.db')
/** Nothing listens there: whatever used it would fail. */
const SMTP_URL = 'smtp://127.0.0.1:9'
const env = readEnvironment({
  DATABASE_PATH: database,
  DEMO: 'on',
  SMTP_URL,
  ALERT_MAILS: 'on',
  LOG_LEVEL: 'silent',
  RATE_LIMIT_FACTOR: '1000',
})
const assets = { entry: '/assets/entry.js', styles: [], deferredStyles: [], fonts: [], routes: {} }
let shop: Awaited<ReturnType<typeof startApp>>

beforeAll(async () => {
  shop = await startApp({ originalContent, renderPage, assets, styles: new Map(), cachesPages: true }, env)
}, STARTS_MS)
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

const rowsOf = (table: typeof feeds | typeof clicks) =>
  shop.deps.db.select({ rows: count() }).from(table).get()?.rows ?? 0

/** A visitor who came in by the one click. */
async function newGuest(): Promise<Context & { caller: ReturnType<typeof createCaller> }> {
  const visitor = visitorContext(shop.deps)
  const { user } = await createCaller(visitor).accounts.visit()
  const { db } = shop.deps
  const session = db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, user.id)).get()
  const context = { ...visitor, user, sessionId: session?.id }
  return { ...context, caller: createCaller(context) }
}

/** Calls a procedure with nothing; returns the sentence of a refusal. */
async function refusal(path: string, ctx: Context): Promise<string | undefined> {
  try {
    const { type } = procedureOf(path)
    const request = { router: appRouter, path, ctx, type, signal: undefined, batchIndex: 0 }
    await callTRPCProcedure({ ...request, getRawInput: async () => ({}), allowMethodOverride: true })
    return undefined
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error
    return error.code === 'FORBIDDEN' ? error.message : undefined
  }
}

/** Everything that visitors could have changed, without the times, which follow the clock. */
function contents() {
  const { $client } = shop.deps.db
  const tables = $client
    .prepare<[], string>(
      `select name from pragma_table_list where schema = 'main' and type = 'table'
       and name not in ('users', 'sessions', 'sqlite_schema', 'sqlite_stat1', 'sqlite_stat4', 'traffic_history')
       and name not like '%_fts%' and name not like 'products_names%'`,
    )
    .pluck()
    .all()
  return {
    rows: tables.map((name) => [name, $client.prepare(`select count(*) as rows from "${name}"`).get()]),
    products: shop.deps.db
      .select({ name: products.name, price: products.priceMinor, isListed: isNull(products.delistedAt) })
      .from(products)
      .orderBy(products.id)
      .all(),
    articles: shop.deps.db.select({ title: articles.title, text: articles.text }).from(articles).all(),
  }
}

test('has a month of feeds, clicks, views, donations, subscribers, and articles', () => {
  expect(rowsOf(feeds)).toBeGreaterThan(4)
  for (const table of [feedRuns, clicks, pageViews, donations, subscribers])
    expect(shop.deps.db.select({ rows: count() }).from(table).get()?.rows).toBeGreaterThan(100)
  expect(shop.deps.db.select({ rows: count() }).from(articles).get()?.rows).toBeGreaterThan(5)
})

test('says on each page that it is a demo, and lets anybody look around with one click', async () => {
  const visitor = newVisitor(shop)
  const home = await visitor.open('/')
  expect(home.getByText(/starts again at every full hour/)).toBeTruthy()
  const signIn = await home.follow('See the admin area')
  expect(signIn.getByText(/starts again at every full hour/)).toBeTruthy()
  const dashboard = await signIn.press('Look around as a visitor')
  expect([dashboard.status, dashboard.address.split('#')[0]]).toEqual([200, '/admin'])
  expect(dashboard.getByText(/starts again at every full hour/)).toBeTruthy()
})

test('refuses each change that is not listed, and whatever needs a confirmed identity', async () => {
  const guest = await newGuest()
  expect([...OPEN_IN_DEMO].filter((path) => !procedureNames.includes(path))).toEqual([])
  for (const path of procedureNames) {
    const { type, meta } = procedureOf(path)
    if (OPEN_IN_DEMO.has(path)) {
      expect(meta.fresh, path).not.toBe(true)
      continue
    }
    if (type === 'query' && !meta.fresh) continue
    expect(await refusal(path, guest), path).toMatch(/^The demo /)
  }
})

test(
  'forgets all changes at the full hour, while pages are answered and visitors stay signed in',
  async () => {
    const guest = await newGuest()
    const before = contents()
    for (const path of OPEN_IN_DEMO) expect(await refusal(path, guest), path).toBeUndefined()
    await guest.caller.admin.settings.update({ SITE_NAME: 'Somebody was here' })
    const [first, second] = (await guest.caller.admin.catalog.list({})).rows
    if (!first || !second) throw new Error('There are no products')
    await guest.caller.admin.products.delete({ ids: [first.id] })
    await guest.caller.favorites.add({ productId: second.id })
    const visitor = newVisitor(shop)
    expect((await visitor.open('/')).document.title).toContain('Somebody was here')
    expect(contents()).not.toEqual(before)

    const resetting = resetDemo(shop.deps)
    let isDone = false
    void resetting.finally(() => {
      isDone = true
    })
    const statuses = new Set<number>()
    while (!isDone) {
      statuses.add((await shop.app.request('/products')).status)
      // A cached page is answered without a pause, in which the thread could say that it is done.
      await setImmediate()
    }
    await resetting
    expect([...statuses]).toEqual([200])
    // Writes of another connection may stay unseen for some milliseconds.
    const title = async () => (await visitor.open('/')).document.title
    await expect.poll(title).not.toContain('Somebody was here')
    expect(contents()).toEqual(before)
    expect((await visitor.open(`/products?search=${encodeURIComponent(first.name)}`)).html).toContain(
      first.name,
    )
    expect(await guest.caller.accounts.me()).toMatchObject({ id: guest.user?.id })
    expect(
      shop.deps.db
        .select()
        .from(sessions)
        .where(eq(sessions.userId, guest.user?.id ?? ''))
        .all(),
    ).toHaveLength(1)
  },
  STARTS_MS,
)

test('sends no email: a campaign goes to nobody', async () => {
  expect(shop.deps.env.SMTP_URL).toBeUndefined()
  const mail = { to: 'someone@elsewhere.example', subject: 'Hello', html: '', text: '' }
  await expect(shop.deps.mailer?.send(mail)).resolves.toBeUndefined()
})

test('reaches no other address', async () => {
  const { fetchFeed, fetchRetailer, fetchWebhook, pictures } = shop.deps
  for (const fetch of [fetchFeed, fetchRetailer, fetchWebhook])
    await expect(fetch('https://elsewhere.example/', { timeoutMs: 1_000, maxBytes: 1 })).rejects.toThrow(
      'The demo reaches no other addresses',
    )
  expect(await pictures.variant('https://elsewhere.example/a.jpg', 400, 'webp')).toBeUndefined()
  const { caller } = await newGuest()
  const place = { kind: 'address' as const, location: 'https://elsewhere.example/feed.csv' }
  await expect(caller.admin.feeds.detect({ place })).rejects.toThrow('The demo reaches no other addresses')
  await expect(caller.admin.feeds.create({ name: 'Mine', place })).rejects.toThrow(
    'reaches no other addresses',
  )
})

test('keeps nothing that belongs to a visitor', async () => {
  const { caller, user } = await newGuest()
  const donation = { amount: 12, email: 'real@person.example', name: 'Real Person', message: 'Hello' }
  await caller.donations.createSession(donation)
  const last = shop.deps.db.select().from(donations).where(eq(donations.amountMinor, 1_200)).get()
  expect(last).toMatchObject({ email: 'giver@visitor.example', name: null, message: null })
  await expect(caller.newsletter.subscribe({ email: 'real@person.example' })).rejects.toThrow(
    /no email addresses/,
  )
  expect(shop.deps.db.select().from(securityEvents).all()).toEqual([])
  const other = await newGuest()
  expect(other.user?.id).not.toBe(user?.id)
  expect(await other.caller.profile.sessions()).toHaveLength(1)
})

test('stores no upload and takes no backup', async () => {
  const guest = newVisitor(shop)
  await (await guest.open('/login')).press('Look around as a visitor')
  const cookie = [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, origin: shop.deps.env.PUBLIC_URL }
  const pictures = ['articles/covers', 'categories/pictures', 'settings/logos', 'settings/icons']
  for (const place of [...pictures, 'feeds/uploads', 'restore']) {
    const answer = await shop.app.request(`/api/admin/${place}`, { method: 'POST', body: 'GIF89a', headers })
    expect([place, answer.status]).toEqual([place, 403])
    expect(await answer.text()).toMatch(/The demo (stores no files|has no backups)/)
  }
})

test('never begins on the database of a shop, nor a shop on that of a demo', () => {
  const own = join(folder, 'own.db')
  openDatabase(own).$client.close()
  expect(() => requireOwnKind({ DEMO: true, DATABASE_PATH: own })).toThrow(/would overwrite it/)
  expect(() => requireOwnKind({ DEMO: false, DATABASE_PATH: own })).not.toThrow()
  expect(() => requireOwnKind({ DEMO: false, DATABASE_PATH: database })).toThrow(
    /strangers are administrators/,
  )
  expect(() => requireOwnKind({ DEMO: true, DATABASE_PATH: database })).not.toThrow()
  expect(() => requireOwnKind({ DEMO: true, DATABASE_PATH: join(folder, 'new.db') })).not.toThrow()
})

test('charges nobody: no key beside it', () => {
  const paid = {
    DEMO: 'on',
    DATABASE_PATH: database,
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  }
  expect(() => readEnvironment(paid)).toThrow('STRIPE_SECRET_KEY: must not be set with DEMO=on')
  for (const other of [{ WEB_CONCURRENCY: '2' }, { DATABASE_PATH: ':memory:' }])
    expect(() => readEnvironment({ DEMO: 'on', DATABASE_PATH: database, ...other })).toThrow(
      /^DEMO: must be off/,
    )
})
