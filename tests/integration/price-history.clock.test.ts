import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, isNull } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { observationGaps, products } from '#server/db/schema/catalog.ts'
import { feedRuns, feeds } from '#server/db/schema/feeds.ts'
import { importFeedFile, runJob, updateFeed } from '#server/features/feeds/service.ts'
import {
  deleteProducts,
  editableProduct,
  editProduct,
  restoreProducts,
} from '#server/features/products/editing/service.ts'
import { productPrices } from '#server/features/products/prices/service.ts'
import { matchDeals } from '#server/features/products/search/deals.ts'
import { feedInput } from '#shared/inputs/feeds.ts'
import { DAY_MS } from '#shared/time/durations.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { folderOfFile } from '#tests/helpers/own-folder.ts'
import { thoroughly } from '#tests/helpers/thoroughly.ts'

const folder = folderOfFile()
const FIRST_DAY = Date.UTC(2026, 0, 1, 6)
const ACTOR = { id: 'someone', email: 'admin@shop.example' }
const prices = z.object({
  currency: z.string(),
  observed: z.array(z.object({ from: z.string(), until: z.string().nullable(), price: z.number() })),
  lowest_30_days: z.object({ price: z.number() }).nullable(),
  reduction: z.object({ percent: z.number(), prior_price: z.number(), since: z.string() }).nullable(),
  reason: z.string().nullable(),
})

const productList = z.object({ products: z.array(z.object({ name: z.string() })) })

let shop: ReturnType<typeof createTestApp>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  shop = createTestApp({ seeded: false })
  return () => vi.useRealTimers()
})

interface Row {
  id?: number
  name?: string
  group?: string
  gtin?: string
  stock?: number
  price?: number | string
  currency?: string
  retailer?: string
  link?: string
}

const HEAD =
  'aw_product_id,product_name,aw_deep_link,search_price,currency,merchant_name,parent_product_id,ean,in_stock'

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
  const { name = `Rattle ${id}`, link = `https://wobblewick.example/${id}` } = row
  const { group = '', gtin = '', stock = 1 } = row
  return [id, `"${name}"`, link, price, currency, retailer, group, gtin, stock].join(',')
}

async function daily(from: number, until: number, row: Row) {
  for (let number = from; number < until; number += 1) await day(number, [row])
}

function storedOf(row: number) {
  return shop.db
    .select()
    .from(products)
    .where(eq(products.externalId, String(row)))
    .get()
}

function pricesOf(row: number) {
  return shop.app.request(`/api/products/${storedOf(row)?.id}/prices`)
}

async function read(row = 1) {
  const answer = await pricesOf(row)
  expect(answer.status).toBe(200)
  return prices.parse(await answer.json())
}

async function pageOf(row: number) {
  const path = `/products/${storedOf(row)?.id}`
  const answer = await shop.app.request((await shop.app.request(path)).headers.get('location') ?? path)
  expect(answer.status).toBe(200)
  return answer.text()
}

test('a price that falls after thirty observed days is a reduction for thirty days', async () => {
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

test('the page reports the same, with a chart and a table without a script', async () => {
  await daily(0, 31, { price: 100 })
  expect(await pageOf(1)).toContain('Lowest price we saw in 30 days: <b>100 SEK</b>')
  await daily(31, 33, { price: 80 })
  const html = await pageOf(1)
  expect(html).toContain('<b>Price drop: 20%</b>')
  expect(html).toContain('below 100 SEK, the lowest price we saw in the 30 days before 1 February 2026')
  expect(html).toContain('At Wobblewick, since 1 February 2026')
  expect(html).toMatch(
    /<svg role="img" aria-label="Prices we saw from 1 January 2026 to 2 February 2026: 80 SEK to 100 SEK"/,
  )
  expect(html).toMatch(/<path d="M0 8H[\d.]+V152H600"/)
  expect(html).toContain('<td>1 January 2026</td><td>1 February 2026</td><td>100 SEK</td>')
  expect(html).toContain('<td>1 February 2026</td><td>today</td><td>80 SEK</td>')
})

test('a price that lost its decimals is accepted after thirty days of the same record', async () => {
  await daily(0, 5, { price: 100 })
  await daily(5, 34, { price: 1 })
  expect((await read()).observed.map(({ price }) => price)).toEqual([100])
  const report = await day(34, [{ price: 1 }])
  expect(report).toMatchObject({ unchanged: 1, readAgainAt: FIRST_DAY + 35 * DAY_MS })
  expect(await day(35, [{ price: 1 }])).toMatchObject({ unchanged: 1, readAgainAt: null })
  expect((await read()).observed.map(({ price }) => price)).toEqual([100, 1])
  expect(storedOf(1)?.recordHash).toBeTruthy()
})

test('an unchanged price is dated by the last complete run that could read it', async () => {
  const readDay = async () => {
    const answer = await shop.app.request(`/api/products/${storedOf(1)?.id}`)
    const { price_read_at: time } = z.object({ price_read_at: z.string() }).parse(await answer.json())
    return (Date.parse(time) - FIRST_DAY) / DAY_MS
  }
  await daily(0, 10, { price: 100 })
  expect(await readDay()).toBe(9)
  await day(10, [{ price: '-1' }, { id: 2 }])
  await day(11, [{ price: '-1' }, { id: 2 }])
  expect(await readDay()).toBe(9)
  await day(12, [{ price: 100 }, { id: 2 }])
  await day(13, [{ price: 1 }, { id: 2 }])
  await day(14, [{ price: 1 }, { id: 2 }])
  expect(await readDay()).toBe(14)
})

test('a page without thirty observed days explains it', async () => {
  await daily(0, 20, { price: 100 })
  await day(20, [{ price: 50 }])
  const html = await pageOf(1)
  expect(html).toContain('Not enough price history yet')
  expect(html).toContain('once we’ve seen 30 full days of prices')
  expect(html).not.toContain('Price drop:')
  expect(html).not.toContain('Lowest price we saw')
  vi.setSystemTime(FIRST_DAY + 24 * DAY_MS)
  expect(await pageOf(1)).toContain('We haven’t heard from the retailer lately')
})

/** An administrator sets it. */
async function schedule(expression: string | null) {
  const feed = shop.db.select().from(feeds).get()
  const place = { kind: 'address' as const, location: 'https://wobblewick.example/feed.csv' }
  const input = { name: 'wobblewick', place, options: {}, enabled: true, schedule: expression ?? '' }
  await updateFeed(shop.deps, feed?.id ?? 0, feedInput.parse(input))
}

/** The number that the feed gives each product in a list, and how much its card says that it has come down. */
async function cards(input = {}) {
  const { products: listed } = await shop.caller.products.list(input)
  for (const { id, reduction } of listed)
    expect(reduction?.percent).toBe(productPrices(shop.db, id).reduction?.percent)
  return listed.map(({ externalId, reduction }) => [externalId, reduction?.percent ?? null])
}

async function drops() {
  const answer = await shop.app.request('/api/products?deal=price-drop&page_size=100')
  expect(answer.status).toBe(200)
  const { products: listed } = productList.parse(await answer.json())
  const html = await (await shop.app.request('/products?deal=price-drop')).text()
  for (const { name } of listed.slice(0, 6)) expect(html).toContain(`>${name}</a>`)
  return listed.map(({ name }) => name).sort()
}

test('the filter for price drops lists reductions only while the rule allows them', async () => {
  for (let number = 0; number < 31; number += 1) {
    await day(number, [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4, price: number < 20 ? 80 : 100 }])
  }
  expect(await drops()).toEqual([])
  const fallen = [{ id: 1, price: 80 }, { id: 2, price: 99.5 }, { id: 3 }, { id: 4, price: 90 }]
  await day(31, fallen)
  expect(await drops()).toEqual(['Rattle 1'])
  const cards = await (await shop.app.request('/products?deal=price-drop')).text()
  expect(cards).toContain('Price drop: 20%</b> below 100 SEK, the lowest price we saw in the 30 days before')
  expect((await shop.caller.products.facets({})).deals).toEqual([{ value: 'price-drop', count: 1 }])
  expect((await shop.caller.products.facets({ deal: 'price-drop' })).retailers).toMatchObject([{ count: 1 }])
  vi.setSystemTime(FIRST_DAY + 34 * DAY_MS)
  expect(await drops()).toEqual([])
  vi.setSystemTime(FIRST_DAY + 32 * DAY_MS)
  for (let number = 32; number < 60; number += 1) await day(number, fallen)
  expect(await drops()).toEqual(['Rattle 1'])
  vi.setSystemTime(FIRST_DAY + 60 * DAY_MS)
  expect(await drops()).toEqual([])
})

test('an unknown deal is refused by the API and ignored in an address', async () => {
  await day(0, [{ id: 1 }])
  expect((await shop.app.request('/api/products?deal=half-price')).status).toBe(400)
  expect(await (await shop.app.request('/products?deal=half-price')).text()).toContain('Rattle 1')
})

test('the filter lists exactly the products with a reduction, whatever a feed does', async () => {
  const step = fc.record({
    pause: fc.constantFrom(1, 1, 1, 1, 1, 1, 1, 3),
    rows: fc.array(fc.constantFrom(60, 80, 90, 100, 0, null), { minLength: 3, maxLength: 3 }),
    changes: fc.constantFrom(false, false, false, true),
    retailer: fc.constantFrom(...Array.from({ length: 15 }, () => 'Wobblewick'), 'Tumblewood'),
    rollback: fc.constantFrom(...Array.from({ length: 20 }, () => false), true),
  })
  const prices = [60, 80, 100] as const
  const drop = { pause: 1 as const, retailer: 'Wobblewick', rollback: false }
  const droppedAtFirst = Array.from({ length: 15 }, (_, index) => ({
    ...drop,
    rows: [...prices],
    changes: index === 0,
  }))
  let compared = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 30 }), async (steps) => {
      shop = createTestApp({ seeded: false })
      let number = 0
      let rows: Row[] = [1, 2, 3].map((id) => ({ id, price: 100 }))
      for (; number < 31; number += 1) await day(number, rows)
      for (const { pause, rows: next, changes, retailer, rollback } of steps) {
        number += pause - 1
        if (changes)
          rows = next.flatMap((price, index) => (price === null ? [] : [{ id: index + 1, price, retailer }]))
        await day(number, rows.length > 0 ? rows : [{ id: 4 }])
        if (rollback) {
          const last = shop.db.select({ id: feedRuns.id }).from(feedRuns).all().at(-1)?.id ?? 0
          await runJob(shop.db, { kind: 'rollback', runId: last })
        }
        number += 1
        for (const later of [0, 2.5, 35]) {
          vi.setSystemTime(FIRST_DAY + (number - 1 + later) * DAY_MS)
          compared += expectSame()
        }
      }
    }),
    { numRuns: thoroughly(3, 8), examples: [[droppedAtFirst]] },
  )
  expect(compared).toBeGreaterThan(3)
})

function expectSame(): number {
  const listed = shop.db.select({ id: products.id }).from(products).where(isNull(products.delistedAt)).all()
  const byRule = listed
    .filter(({ id }) => productPrices(shop.db, id).reduction)
    .map(({ id }) => id)
    .sort()
  const { ids } = matchDeals(shop.db, {}, [])
  expect(ids.sort()).toEqual(byRule)
  return byRule.length
}

test('a cached answer never outlives its label', async () => {
  await daily(0, 31, { price: 100 })
  await day(31, [{ price: 80 }])
  await daily(32, 60, { price: 80 })
  expect((await read()).reduction).toMatchObject({ percent: 20 })
  vi.setSystemTime(FIRST_DAY + 60 * DAY_MS)
  expect((await read()).reduction).toBeNull()
})

test.each([
  ['a schedule that asks more often', '0 6 * * *'],
  ['no schedule any more', null],
])('%s applies from its change on', async (_, after) => {
  await day(0, [{ price: 100 }])
  await schedule('0 6 * * 1')
  for (const number of [1, 8, 15, 22, 29, 36]) await day(number, [{ price: number < 36 ? 100 : 80 }])
  vi.setSystemTime(FIRST_DAY + 40 * DAY_MS)
  expect((await read()).reduction).toMatchObject({ percent: 20 })
  await schedule(after)
  expect((await read()).reduction).toMatchObject({ percent: 20 })
  vi.setSystemTime(FIRST_DAY + 43 * DAY_MS)
  expect(await read()).toMatchObject({ reduction: null, reason: 'feed_silent' })
  expect(await drops()).toEqual([])
})

test('a less frequent schedule applies from the last run and restores nothing ended', async () => {
  await daily(0, 35, { price: 100 })
  await day(35, [{ price: 80 }])
  await schedule('0 6 * * 1')
  vi.setSystemTime(FIRST_DAY + 45 * DAY_MS)
  expect((await read()).reduction).toMatchObject({ percent: 20 })
  vi.setSystemTime(FIRST_DAY + 47 * DAY_MS)
  expect(await read()).toMatchObject({ reduction: null, reason: 'feed_silent' })
  await schedule('0 6 1 * *')
  expect(await read()).toMatchObject({ reduction: null, reason: 'feed_silent' })
})

test('a deleted and restored product starts anew, regardless of its feed', async () => {
  const both = (price: number) => [{ price }, { id: 2, price: 10 }]
  for (let number = 0; number < 35; number += 1) await day(number, both(100))
  await day(35, both(80))
  expect(await drops()).toEqual(['Rattle 1'])
  const id = storedOf(1)?.id ?? 0
  deleteProducts(shop.db, ACTOR, { ids: [id], reason: null })
  expect(await drops()).toEqual([])
  await day(36, both(70))
  restoreProducts(shop.db, ACTOR, [id])
  expect(await read()).toMatchObject({ lowest_30_days: null, reduction: null, reason: 'no_current_price' })
  expect(await drops()).toEqual([])
  for (let number = 37; number < 67; number += 1) {
    await day(number, both(60))
    expect(await read()).toMatchObject({ reduction: null, reason: 'not_enough_history' })
  }
  await day(67, both(60))
  expect(await read()).toMatchObject({ lowest_30_days: { price: 60 }, reduction: null, reason: null })
  await day(68, both(54))
  expect(await drops()).toEqual(['Rattle 1'])
  expect((await read()).reduction).toMatchObject({ percent: 10, prior_price: 60 })
})

test('a group’s card reports the history of the variant in front', async () => {
  const sizes = (small: Row, large: Row) => [
    { id: 1, group: 'suit', name: 'Rain suit Alva size 50/56', ...small },
    { id: 2, group: 'suit', name: 'Rain suit Alva size 62/68', ...large },
  ]
  for (let number = 0; number < 31; number += 1) await day(number, sizes({}, { price: 90 }))
  await day(31, sizes({ price: 80 }, { price: 90 }))
  expect(await cards()).toEqual([['1', 20]])
  await day(32, sizes({ price: 80 }, { price: 70 }))
  expect(await cards()).toEqual([['2', 22]])
  await day(33, sizes({ price: 80 }, { price: 89.5 }))
  expect(await cards()).toEqual([['1', 20]])
  await day(34, sizes({ price: 80, stock: 0 }, { price: 89.5 }))
  expect(await cards()).toEqual([['2', null]])
  expect(await cards({ deal: 'price-drop' })).toEqual([['1', 20]])
  await day(35, sizes({ price: 120 }, { price: 89.5 }))
  expect(await cards()).toEqual([['2', null]])
  expect(await cards({ deal: 'price-drop' })).toEqual([])
})

test.each<[string, Row, Row]>([
  ['another GTIN', { gtin: '4006381333931' }, { gtin: '5901234123457' }],
  ['another content', { name: 'Nappies size 4, 88 pcs' }, { name: 'Nappies size 4, 44 pcs' }],
])('an id with %s is a new product without earlier prices', async (_, before, after) => {
  await daily(0, 35, before)
  await day(35, [{ ...after, price: 60 }])
  expect(await read()).toMatchObject({
    observed: [{ price: 60 }],
    reduction: null,
    reason: 'not_enough_history',
  })
  expect(await drops()).toEqual([])
})

test('two merged records report the history of the remaining one', async () => {
  for (let number = 0; number < 31; number += 1) await day(number, [{ id: 1 }, { id: 2, price: 80 }])
  await day(31, [{ id: 1, price: 90 }])
  expect((await read()).reduction).toMatchObject({ percent: 10, prior_price: 100 })
  await day(32, [{ id: 2, price: 90 }])
  expect((await pricesOf(1)).status).toBe(404)
  expect(await read(2)).toMatchObject({ reduction: null, reason: 'not_enough_history' })
  expect(await drops()).toEqual([])
})

test('the first price of a duplicate record is the observed one', async () => {
  for (let number = 0; number < 31; number += 1) await day(number, [{ price: 100 }, { price: 80 }])
  await day(31, [{ price: 80 }, { price: 100 }])
  expect((await read()).observed.map(({ price }) => price)).toEqual([100, 80])
})

test('a price typed by an administrator for a feed’s product is not observed', async () => {
  await daily(0, 35, { price: 100 })
  const { product, ...edit } = editableProduct(shop.db, storedOf(1)?.id ?? 0)
  editProduct(shop.db, ACTOR, { ...edit, product: { ...product, price: 50 } }, 'SEK')
  expect(await read()).toMatchObject({ lowest_30_days: null, reduction: null, reason: 'no_current_price' })
  expect(await drops()).toEqual([])
  await day(36, [{ price: 80 }])
  expect(await read()).toMatchObject({ reduction: null, reason: 'not_enough_history' })
})

test('the lowest earlier price decides instead of the last', async () => {
  await daily(0, 31, { price: 80 })
  await daily(31, 40, { price: 100 })
  await daily(40, 42, { price: 90 })
  expect((await read()).reduction).toBeNull()
})

test('a product or feed that was away has no history for thirty days', async () => {
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

test('a feed that was silent too often reports nothing of earlier days', async () => {
  await daily(0, 35, { price: 100 })
  await day(35, [{ price: 80 }])
  expect((await read()).reduction).toMatchObject({ percent: 20 })
  const begin = FIRST_DAY + 34 * DAY_MS
  const gaps = Array.from({ length: 200 }, (_, index) => ({
    source: 'wobblewick',
    fromAt: new Date(begin + index * 1_000),
    untilAt: new Date(begin + index * 1_000 + 1),
  }))
  shop.db.insert(observationGaps).values(gaps).run()
  expect(productPrices(shop.db, storedOf(1)?.id ?? 0)).toMatchObject({
    lowest30Days: null,
    reduction: null,
    reason: 'not_enough_history',
  })
  expect(productPrices(shop.db, storedOf(1)?.id ?? 0).observed[0]?.from).toBeGreaterThan(begin)
})

test('another currency and another retailer start anew even without a price', async () => {
  await daily(0, 35, { price: 100 })
  await day(35, [{ price: '', currency: 'EUR' }])
  expect(await read()).toMatchObject({ currency: 'EUR', observed: [], reason: 'no_current_price' })
  await day(36, [{ price: 90, currency: 'EUR' }])
  await day(37, [{ price: 0, currency: 'EUR', retailer: 'Tumblewood' }])
  await day(38, [{ price: 80, currency: 'EUR', retailer: 'Tumblewood' }])
  expect(await read()).toMatchObject({
    observed: [{ price: 80 }],
    reduction: null,
    reason: 'not_enough_history',
  })
})

test('another currency and another retailer start anew', async () => {
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

test('an unreadable record has no price, although the product stays', async () => {
  await daily(0, 35, { price: 100 })
  await day(35, [{ price: 100, link: 'ftp://nowhere' }, { id: 2 }])
  expect(await read()).toMatchObject({ lowest_30_days: null, reason: 'no_current_price' })
  await day(36, [{ price: 100 }, { id: 2 }])
  expect(await read()).toMatchObject({ lowest_30_days: null, reason: 'not_enough_history' })
  expect((await read()).observed).toHaveLength(2)
})

test('a rollback removes its run’s wrong prices from the history', async () => {
  await daily(0, 35, { price: 100 })
  await day(35, [{ price: 2 }])
  expect((await read()).reduction).toMatchObject({ percent: 98 })
  const wrong = shop.db.select({ id: feedRuns.id }).from(feedRuns).all().at(-1)?.id ?? 0
  await runJob(shop.db, { kind: 'rollback', runId: wrong })
  expect(await read()).toMatchObject({ lowest_30_days: null, reduction: null, reason: 'no_current_price' })
  await day(36, [{ price: 100 }])
  const after = await read()
  expect(after).toMatchObject({ reduction: null, reason: 'not_enough_history' })
  expect(after.observed.map(({ price }) => price)).toEqual([100, 100])
})

test('a price that lost its decimals makes neither a label nor a lowest price', async () => {
  await daily(0, 35, { price: 100 })
  await daily(35, 37, { price: 1 })
  expect(await read()).toMatchObject({ lowest_30_days: null, reduction: null, reason: 'no_current_price' })
  expect(await drops()).toEqual([])
  expect(await pageOf(1)).toContain('Not enough price history yet')
  await day(37, [{ price: 100 }])
  expect(await read()).toMatchObject({ lowest_30_days: null, reduction: null, reason: 'not_enough_history' })
  expect((await read()).observed.map(({ price }) => price)).toEqual([100, 100])
})

test('zero and missing prices make no label', async () => {
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
    expect.stringContaining('find a product with that ID'),
  ])
  expect((await shop.app.request('/api/products/x/prices')).status).toBe(400)
  expect(shop.db.select().from(products).all()).toHaveLength(2)
})
