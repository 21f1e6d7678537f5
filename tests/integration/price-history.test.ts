import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { products } from '#server/db/schema/catalogue.ts'
import { feedRuns } from '#server/db/schema/feeds.ts'
import { importFeedFile, runJob } from '#server/features/feeds/service.ts'
import { DAY_MS } from '#shared/durations.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'price-history-'))
const FIRST_DAY = Date.UTC(2026, 0, 1, 6)
const prices = z.object({
  currency: z.string(),
  observed: z.array(z.object({ from: z.string(), until: z.string().nullable(), price: z.number() })),
  lowest_30_days: z.object({ price: z.number() }).nullable(),
  reduction: z.object({ percent: z.number(), prior_price: z.number(), since: z.string() }).nullable(),
  reason: z.string().nullable(),
})

let shop: ReturnType<typeof createTestApp>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  shop = createTestApp({ seeded: false })
  return () => vi.useRealTimers()
})
afterAll(() => rmSync(folder, { recursive: true }))

interface Row {
  id?: number
  price?: number | string
  currency?: string
  retailer?: string
  link?: string
}

const HEAD = 'aw_product_id,product_name,aw_deep_link,search_price,currency,merchant_name'

/** Imports a file of these rows on that day. */
function day(number: number, rows: Row[]) {
  const now = new Date(FIRST_DAY + number * DAY_MS)
  vi.setSystemTime(now)
  const path = join(folder, `${number}.csv`)
  writeFileSync(path, [HEAD, ...rows.map(lineOf), ''].join('\n'))
  return importFeedFile(shop.db, { path, source: 'wobblewick', now, overrideSafetyLimits: true })
}

function lineOf(row: Row): string {
  const { id = 1, price = 100, currency = 'SEK', retailer = 'Wobblewick' } = row
  const { link = `https://wobblewick.example/${id}` } = row
  return [id, `Rattle ${id}`, link, price, currency, retailer].join(',')
}

async function daily(from: number, until: number, row: Row) {
  for (let number = from; number < until; number += 1) await day(number, [row])
}

function pricesOf(row: number) {
  const stored = shop.db
    .select()
    .from(products)
    .where(eq(products.externalId, String(row)))
    .get()
  return shop.app.request(`/api/products/${stored?.id}/prices`)
}

async function read(row = 1) {
  const answer = await pricesOf(row)
  expect(answer.status).toBe(200)
  return prices.parse(await answer.json())
}

test('a price that falls after thirty watched days is a reduction, for thirty days', async () => {
  await daily(0, 31, { price: 100 })
  expect(await read()).toMatchObject({ lowest_30_days: { price: 100 }, reduction: null, reason: null })
  await daily(31, 35, { price: 80 })
  const since = new Date(FIRST_DAY + 31 * DAY_MS).toISOString()
  expect(await read()).toMatchObject({
    lowest_30_days: { price: 80 },
    reduction: { percent: 20, prior_price: 100, since },
    reason: null,
  })
  await daily(35, 62, { price: 80 })
  expect((await read()).reduction).toBeNull()
})

test('a kept answer never outlives the label in it', async () => {
  await daily(0, 31, { price: 100 })
  await day(31, [{ price: 80 }])
  await daily(32, 61, { price: 80 })
  expect((await read()).reduction).toMatchObject({ percent: 20 })
  vi.setSystemTime(FIRST_DAY + 61 * DAY_MS)
  expect((await read()).reduction).toBeNull()
})

test('the lowest price of before decides, not the last', async () => {
  await daily(0, 31, { price: 80 })
  await daily(31, 40, { price: 100 })
  await daily(40, 42, { price: 90 })
  expect((await read()).reduction).toBeNull()
})

test('a product that was away, and a feed that was silent, have no history for thirty days', async () => {
  for (let number = 0; number < 40; number += 1) {
    await day(number, number === 20 ? [{ id: 2 }] : [{ id: 1 }, { id: 2 }])
  }
  await day(40, [{ price: 50 }, { id: 2, price: 50 }])
  expect(await read(1)).toMatchObject({ lowest_30_days: null, reduction: null, reason: 'not_enough_history' })
  expect(await read(2)).toMatchObject({ reduction: { percent: 50 } })
  vi.setSystemTime(FIRST_DAY + 43 * DAY_MS)
  expect(await read(2)).toMatchObject({ reduction: null, reason: 'feed_silent' })
  await day(44, [{ price: 50 }, { id: 2, price: 50 }])
  expect(await read(2)).toMatchObject({ lowest_30_days: null, reduction: null, reason: 'not_enough_history' })
})

test('another currency and another retailer begin anew', async () => {
  await daily(0, 35, { price: 100 })
  await day(35, [{ price: 50, currency: 'EUR' }])
  expect(await read()).toMatchObject({ currency: 'EUR', reduction: null, observed: [{ price: 50 }] })
  await daily(36, 70, { price: 50, currency: 'EUR' })
  await day(70, [{ price: 25, currency: 'EUR', retailer: 'Tumblewood' }])
  expect(await read()).toMatchObject({
    reduction: null,
    reason: 'not_enough_history',
    observed: [{ price: 25 }],
  })
})

test('a record that cannot be read is no price, although the product stays', async () => {
  await daily(0, 35, { price: 100 })
  await day(35, [{ price: 100, link: 'ftp://nowhere' }, { id: 2 }])
  expect(await read()).toMatchObject({ lowest_30_days: null, reason: 'no_current_price' })
  await day(36, [{ price: 100 }, { id: 2 }])
  expect(await read()).toMatchObject({ lowest_30_days: null, reason: 'not_enough_history' })
  expect((await read()).observed).toHaveLength(2)
})

test('a rollback takes the wrong prices of its run out of what is told', async () => {
  await daily(0, 35, { price: 100 })
  await day(35, [{ price: 1 }])
  expect((await read()).reduction).toMatchObject({ percent: 99 })
  const wrong = shop.db.select({ id: feedRuns.id }).from(feedRuns).all().at(-1)?.id ?? 0
  await runJob(shop.db, { kind: 'rollback', runId: wrong })
  expect(await read()).toMatchObject({ lowest_30_days: null, reduction: null, reason: 'no_current_price' })
  await day(36, [{ price: 100 }])
  const after = await read()
  expect(after).toMatchObject({ reduction: null, reason: 'not_enough_history' })
  expect(after.observed.map(({ price }) => price)).toEqual([100, 100])
})

test('a price of nothing and no price make no label', async () => {
  await daily(0, 35, { price: 100 })
  await day(35, [{ price: 0 }])
  expect(await read()).toMatchObject({ lowest_30_days: null, reduction: null })
})

test('unknown and delisted products say so', async () => {
  await day(0, [{ id: 1 }, { id: 2 }])
  await day(1, [{ id: 2 }])
  const delisted = await pricesOf(1)
  expect([delisted.status, await delisted.text()]).toEqual([404, expect.stringContaining('no longer listed')])
  const unknown = await shop.app.request('/api/products/99/prices')
  expect([unknown.status, await unknown.text()]).toEqual([
    404,
    expect.stringContaining('find a product with that number'),
  ])
  expect((await shop.app.request('/api/products/x/prices')).status).toBe(400)
  expect(shop.db.select().from(products).all()).toHaveLength(2)
})
