import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { users } from '#server/db/schema/accounts.ts'
import { products } from '#server/db/schema/catalog.ts'
import { feedRuns } from '#server/db/schema/feeds.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import { priceAlertReaders, priceAlerts } from '#server/db/schema/price-alerts.ts'
import { importFeedFile, runJob } from '#server/features/feeds/service.ts'
import { deleteProducts, restoreProducts } from '#server/features/products/editing/service.ts'
import {
  alertMail,
  countAlerts,
  forgetAlerts,
  queueDigests,
} from '#server/features/products/price-alerts/service.ts'
import { PRICE_ALERTS_MAX, type PriceAlertKind } from '#shared/prices/price-alerts.ts'
import { DAY_MS, HOUR_MS } from '#shared/time/durations.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { folderOfFile } from '#tests/helpers/own-folder.ts'

const folder = folderOfFile()
const FIRST_DAY = Date.UTC(2026, 0, 1, 6)
const HEAD = 'aw_product_id,product_name,aw_deep_link,search_price,currency,merchant_name,in_stock'

let shop: ReturnType<typeof createTestApp>
let ada: Awaited<ReturnType<(typeof shop)['signInAs']>>

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(FIRST_DAY)
  shop = createTestApp({ seeded: false, env: { SMTP_URL: 'smtp://relay.test' } })
  ada = await shop.signInAs('user')
  shop.db.update(users).set({ emailVerified: true }).where(eq(users.id, ada.user.id)).run()
  return () => vi.useRealTimers()
})

interface Row {
  id?: number
  price?: number | string
  currency?: string
  retailer?: string
  stock?: number
}

function goTo(day: number) {
  const now = new Date(FIRST_DAY + day * DAY_MS)
  vi.setSystemTime(now)
  return now
}

/** Imports a file of these rows on that day. */
function day(number: number, ...rows: Row[]) {
  const now = goTo(number)
  const path = join(folder, `${number}.csv`)
  writeFileSync(path, [HEAD, ...rows.map(lineOf), ''].join('\n'))
  return importFeedFile(shop.db, { path, source: 'wobblewick', now, overrideSafetyLimits: true })
}

function lineOf({ id = 1, price = 100, currency = 'SEK', retailer = 'Wobblewick', stock = 1 }: Row): string {
  const link = `https://wobblewick.example/${id}`
  return [id, `Rattle ${id}`, link, price, currency, retailer, stock].join(',')
}

function idOf(row: number): number {
  const productRow = shop.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.externalId, String(row)))
    .get()
  if (!productRow) throw new Error('No such product')
  return productRow.id
}

function set(kind: PriceAlertKind, more: { target?: number; percent?: number; row?: number } = {}) {
  const { row = 1, ...wish } = more
  return ada.caller.priceAlerts.set({ product: idOf(row), kind, ...wish })
}

async function digest({ isSent = true } = {}) {
  vi.setSystemTime(Date.now() + HOUR_MS)
  await queueDigests(shop.deps)
  return writeWaiting(isSent)
}

/** As the outbox does it. */
async function writeWaiting(isSent = true) {
  const due = shop.db.select().from(outbox).where(eq(outbox.state, 'waiting')).get()
  if (!due?.alertReaderId) return undefined
  const mail = await alertMail(shop.deps, due.id, due.alertReaderId)
  const state = mail && isSent ? 'sent' : 'canceled'
  shop.db.update(outbox).set({ state }).where(eq(outbox.id, due.id)).run()
  return mail
}

describe('setting an alert', () => {
  test('requires a confirmed address, a relay, and a product that a feed observes', async () => {
    await day(0, { id: 1 })
    shop.db.update(users).set({ emailVerified: false }).run()
    await expect(set('drop')).rejects.toMatchObject({ code: 'FORBIDDEN' })
    shop.db.update(users).set({ emailVerified: true }).run()
    await expect(set('stock')).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This product is already in stock',
    })
    await set('drop')
    goTo(3)
    await expect(set('drop')).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(ada.caller.priceAlerts.set({ product: 999, kind: 'drop' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('requires a price below the current one with its currency’s decimals', async () => {
    await day(0, { id: 1, price: 100 })
    for (const target of [100, 150, 10.001, undefined])
      await expect(set('target', { ...(target && { target }) })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      })
    for (const percent of [0, 1, 91, 2.5])
      await expect(set('percent', { percent })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(set('percent')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await set('target', { target: 79.9 })
    await set('target', { target: 70 })
    const { alerts } = await ada.caller.priceAlerts.mine()
    expect(alerts).toMatchObject([{ kind: 'target', targetMinor: 7_000, baseMinor: 10_000, isListed: true }])
  })

  test('is limited in number and private', async () => {
    await day(0, ...Array.from({ length: PRICE_ALERTS_MAX + 1 }, (_, index) => ({ id: index + 1 })))
    for (let row = 1; row <= PRICE_ALERTS_MAX; row += 1) await set('drop', { row })
    await expect(set('drop', { row: PRICE_ALERTS_MAX + 1 })).rejects.toMatchObject({ code: 'CONFLICT' })
    await set('drop', { row: 1 })
    const [alert] = (await ada.caller.priceAlerts.mine()).alerts
    const other = await shop.signInAs('admin')
    expect((await other.caller.priceAlerts.mine()).alerts).toEqual([])
    await expect(other.caller.priceAlerts.delete({ id: alert?.id ?? 0 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await ada.caller.priceAlerts.delete({ id: alert?.id ?? 0 })
    expect(countAlerts(shop.db)).toEqual({ alerts: PRICE_ALERTS_MAX - 1, readers: 1 })
  })
})

describe('a digest', () => {
  test('reports a lower price once, with its address, and unsubscribes with one click', async () => {
    await day(0, { price: 100 })
    await set('drop')
    await day(1, { price: 80 })
    const mail = await digest()
    expect(mail).toMatchObject({ to: ada.user.email, subject: 'Your price alert: Rattle 1' })
    expect(mail?.text).toContain('80 SEK now at Wobblewick')
    expect(mail?.text).toContain('You asked for: any lower price.')
    expect(mail?.text).not.toContain('Price drop')
    expect(mail?.text).not.toContain('100 SEK')
    await day(2, { price: 80 })
    expect(await digest()).toBeUndefined()
    await day(3, { price: 79 })
    expect(await digest()).toBeUndefined()
    await day(4, { price: 70 })
    expect(await digest()).toBeDefined()
    const [, stop = ''] = /<(.+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '') ?? []
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    const url = new URL(stop)
    const page = await shop.app.request(url.pathname + url.search)
    expect(await page.text()).toContain('Stop all price alerts?')
    const click = await shop.app.request(url.pathname + url.search, {
      method: 'POST',
      body: new TextEncoder().encode('List-Unsubscribe=One-Click'),
    })
    expect([click.status, await click.text()]).toEqual([200, 'Your price alerts are off.'])
    expect((await ada.caller.priceAlerts.mine()).isPaused).toBe(true)
    await day(5, { price: 50 })
    expect(await digest()).toBeUndefined()
    await ada.caller.priceAlerts.resume()
    expect((await digest())?.text).toContain('50 SEK now')
  })

  test('compares with an earlier price only by the thirty-day rule', async () => {
    for (let number = 0; number < 31; number += 1) await day(number, { price: 100 })
    await set('percent', { percent: 20 })
    await day(31, { price: 80 })
    const text = (await digest())?.text.replaceAll(/\s+/g, ' ')
    expect(text).toContain(
      'Price drop: 20% below 100 SEK, the lowest price we saw in the 30 days before 1 February 2026.',
    )
    expect(text).toContain('You asked for: at least 20% less.')
  })

  test('arrives at most once a day with everything there is to report', async () => {
    await day(0, { id: 1 }, { id: 2 }, { id: 3, stock: 0 })
    await set('drop', { row: 1 })
    await set('target', { row: 2, target: 60 })
    await set('stock', { row: 3 })
    await day(1, { id: 1, price: 90 }, { id: 2, price: 61 }, { id: 3, stock: 1 })
    const mail = await digest()
    expect(mail?.subject).toBe('Your price alerts: Rattle 1 and 1 more')
    expect(mail?.text).toContain('Back in stock at Wobblewick')
    await day(1.2, { id: 1, price: 90 }, { id: 2, price: 60 }, { id: 3, stock: 1 })
    expect(await digest()).toBeUndefined()
    await day(2.1, { id: 1, price: 90 }, { id: 2, price: 60 }, { id: 3, stock: 1 })
    const next = await digest()
    expect(next?.subject).toBe('Your price alert: Rattle 2')
    expect(next?.text).toContain('You asked for: 60 SEK or less.')
  })

  test('is sent again if the email could not leave', async () => {
    await day(0, {})
    await set('drop')
    await day(1, { price: 80 })
    expect(await digest({ isSent: false })).toBeDefined()
    await day(2.1, { price: 80 })
    expect(await digest()).toBeDefined()
    await day(3.2, { price: 80 })
    expect(await digest()).toBeUndefined()
  })

  test.each<[string, Row]>([
    ['a raise', { price: 120 }],
    ['a price that lost its decimals', { price: 1 }],
    ['a missing price', { price: '' }],
    ['a price of nothing', { price: 0 }],
    ['another currency', { price: 9, currency: 'EUR' }],
    ['another retailer', { price: 50, retailer: 'Other' }],
  ])('is not sent for %s', async (_, row) => {
    await day(0, { price: 100 })
    await set('drop')
    await day(1, row)
    expect(await digest()).toBeUndefined()
    await day(2.1, row)
    expect(await digest()).toBeUndefined()
  })

  test('is not sent for a delisted product or a silent feed', async () => {
    await day(0, { id: 1 }, { id: 2 })
    await set('drop', { row: 1 })
    await day(1, { id: 2 })
    expect(await digest()).toBeUndefined()
    await day(2, { id: 1, price: 50 }, { id: 2 })
    goTo(5)
    expect(await digest()).toBeUndefined()
  })

  test('omits changes that were rolled back after it was queued', async () => {
    await day(0, { price: 100 })
    await set('drop')
    await day(1, { price: 50 })
    vi.setSystemTime(Date.now() + HOUR_MS)
    expect(await queueDigests(shop.deps)).toBe(1)
    const run = shop.db.select().from(feedRuns).orderBy(feedRuns.id).all().at(-1)
    await runJob(shop.db, { kind: 'rollback', runId: run?.id ?? 0 })
    expect(await writeWaiting()).toBeUndefined()
    await day(2.1, { price: 100 })
    expect(await digest()).toBeUndefined()
    await day(3.2, { price: 90 })
    expect((await digest())?.text).toContain('90 SEK now')
  })

  test('omits stock from before a deletion until the record is read again', async () => {
    await day(0, { stock: 0 }, { id: 2 })
    await set('stock')
    await day(1, { stock: 1 }, { id: 2 })
    const id = idOf(1)
    deleteProducts(shop.db, ada.user, { ids: [id], reason: null })
    await day(1.5, { stock: 0 }, { id: 2 })
    restoreProducts(shop.db, ada.user, [id])
    expect(await digest()).toBeUndefined()
    await day(2, { stock: 0 }, { id: 2 })
    expect(await digest()).toBeUndefined()
    await day(3, { stock: 1 }, { id: 2 })
    expect((await digest())?.text).toContain('Back in stock')
  })

  test('waits for a run in progress', async () => {
    await day(0, { price: 100 })
    await set('drop')
    await day(1, { price: 50 })
    const last = shop.db.select().from(feedRuns).all().at(-1)
    shop.db
      .update(feedRuns)
      .set({ status: 'running' })
      .where(eq(feedRuns.id, last?.id ?? 0))
      .run()
    expect(await digest()).toBeUndefined()
    shop.db
      .update(feedRuns)
      .set({ status: 'done' })
      .where(eq(feedRuns.id, last?.id ?? 0))
      .run()
    expect(await digest()).toBeDefined()
  })

  test('is not repeated when the clock goes back or for future prices', async () => {
    await day(0, { price: 100 })
    await set('drop')
    await day(2, { price: 80 })
    goTo(1)
    expect(await digest()).toBeUndefined()
    goTo(2)
    expect(await digest()).toBeDefined()
    goTo(1.5)
    expect(await digest()).toBeUndefined()
  })

  test('is not sent to blocked accounts or unconfirmed new addresses', async () => {
    await day(0, { price: 100 })
    await set('drop')
    await day(1, { price: 80 })
    vi.setSystemTime(Date.now() + HOUR_MS)
    await queueDigests(shop.deps)
    shop.db.update(users).set({ emailVerified: false }).run()
    expect(await writeWaiting()).toBeUndefined()
    shop.db.update(users).set({ emailVerified: true, banned: true }).run()
    await day(2.1, { price: 70 })
    expect(await digest()).toBeUndefined()
  })
})

describe('stored alerts', () => {
  test('are deleted with the account and included in its export', async () => {
    await day(0, { price: 100 })
    await set('drop')
    const exported = await ada.caller.profile.export()
    expect(exported.priceAlerts).toMatchObject([{ productName: 'Rattle 1', kind: 'drop', baseMinor: 10_000 }])
    shop.db.delete(users).where(eq(users.id, ada.user.id)).run()
    expect(shop.db.select().from(priceAlertReaders).all()).toEqual([])
    expect(shop.db.select().from(priceAlerts).all()).toEqual([])
  })

  test('are deleted after waiting in vain', async () => {
    await day(0, { id: 1 }, { id: 2, stock: 0 })
    await set('drop', { row: 1 })
    await set('stock', { row: 2 })
    await day(1, { id: 2, stock: 1 })
    expect(await digest()).toBeDefined()
    forgetAlerts(shop.db, new Date(FIRST_DAY))
    expect((await ada.caller.priceAlerts.mine()).alerts).toMatchObject([{ kind: 'drop', isListed: false }])
    forgetAlerts(shop.db, new Date(FIRST_DAY + 2 * DAY_MS))
    expect((await ada.caller.priceAlerts.mine()).alerts).toEqual([])
  })
})

test('a product page links to alerts only with a relay', async () => {
  await day(0, { price: 100 })
  const path = `/products/${idOf(1)}`
  const page = async (app: typeof shop.app) =>
    (await app.request((await app.request(path)).headers.get('location') ?? path)).text()
  expect(await page(shop.app)).toContain('Tell me when the price drops')
  shop = createTestApp({ seeded: false })
  await day(0, { price: 100 })
  expect(await page(shop.app)).not.toContain('Tell me when')
})
