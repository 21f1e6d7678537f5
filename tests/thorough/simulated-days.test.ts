import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { products } from '#server/db/schema/catalog.ts'
import { queueDigests } from '#server/features/products/price-alerts/service.ts'
import { DAY_MS, HOUR_MS } from '#shared/time/durations.ts'
import { connectAssistant } from '#tests/helpers/assistant.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { createMailApp } from '#tests/helpers/mail-app.ts'
import { folderOfFile } from '#tests/helpers/own-folder.ts'
import { startProcess } from '#tests/helpers/start-process.ts'

const TIME_LIMIT_MS = 600_000
/** Days that lie ahead: an email is due from the database's own time on. */
const FIRST_DAY = Date.UTC(2100, 0, 1, 6)
const CLOCK = pathToFileURL(join(import.meta.dirname, '../helpers/stopped-clock.mjs')).href
const HEAD = 'aw_product_id,product_name,aw_deep_link,search_price,currency,merchant_name,in_stock'
const NAMES = { 1: 'Cot', 2: 'Pram', 3: 'Swing', 4: 'Playmat', 5: 'Highchair' }
type Id = keyof typeof NAMES

const folder = folderOfFile()

let shop: Awaited<ReturnType<typeof createMailApp>>
let assistant: Awaited<ReturnType<typeof connectAssistant>>

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(FIRST_DAY)
  shop = await createMailApp({ database: join(folder, 'shop.db') })
  assistant = await connectAssistant(shop)
  return () => {
    shop.db.$client.close()
    vi.useRealTimers()
  }
})

/** Imports what the retailer's file says on that day, as `npm run feeds:import` does, and is there an hour later. */
async function day(number: number) {
  const file = join(folder, 'wobblewick.csv')
  writeFileSync(file, [HEAD, ...linesOf(number), ''].join('\n'))
  const begins = FIRST_DAY + number * DAY_MS
  const run = startProcess(process.execPath, ['dist/server/import-feed.js', file], {
    DATABASE_PATH: shop.db.$client.name,
    NODE_OPTIONS: `--import ${CLOCK}`,
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    STOPPED_AT: new Date(begins).toISOString(),
  })
  expect([await run.ended, run.output.stderr]).toEqual([0, ''])
  vi.setSystemTime(begins + HOUR_MS)
}

/** Every other day, which is just often enough for a feed without a schedule. */
async function days(from: number, to: number) {
  for (let number = from; number <= to; number += 2) await day(number)
}

/** On the first of February, day 31, much changes at once. */
function linesOf(number: number): string[] {
  const isLater = number >= 31
  return [
    line(1, isLater ? 80 : 100),
    // Away from one run.
    ...(number === 20 ? [] : [line(2, isLater ? 50 : 100)]),
    // Without its decimals for two days.
    line(3, number === 31 || number === 32 ? 2.49 : 249),
    line(4, 300, number < 25 || number >= 33),
    // It was cheaper three weeks before.
    line(5, isLater ? 90 : number < 10 ? 80 : 100),
  ]
}

function line(id: Id, price: number, inStock = true): string {
  const link = `https://wobblewick.example/${id}`
  return [id, NAMES[id], link, price, 'SEK', 'Wobblewick', inStock ? 1 : 0].join(',')
}

function numberOf(id: Id): number {
  const product = shop.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.externalId, String(id)))
    .get()
  return product?.id ?? 0
}

/** The product page as far as it is of the product itself: similar ones have cards of their own. */
async function page(id: Id): Promise<string> {
  const path = `/products/${numberOf(id)}`
  const whole = await html((await shop.app.request(path)).headers.get('location') ?? path)
  const [own = '', similar] = whole.split('id="similar-heading"')
  expect(similar).toBeDefined()
  return own
}

async function html(path: string): Promise<string> {
  const answer = await shop.app.request(path)
  expect(answer.status).toBe(200)
  return answer.text()
}

const stretch = z.object({ from: z.string(), until: z.string().nullable(), price: z.number() })
const summary = z.object({
  lowest_30_days: stretch.nullable(),
  reduction: z.unknown(),
  reason: z.string().nullable(),
})
const history = summary.extend({
  currency: z.literal('SEK'),
  observed: z.array(stretch),
})

async function pricesOf(id: Id) {
  const answer = await shop.app.request(`/api/products/${numberOf(id)}/prices`)
  expect(answer.status).toBe(200)
  const priceHistory = history.parse(await answer.json())
  const product = await assistant.callTool({ name: 'get_product', arguments: { id: numberOf(id) } })
  expect(product.structuredContent).toMatchObject({ price_history: priceHistory })
  return priceHistory
}

async function summaryOf(id: Id) {
  const { lowest_30_days: lowest, reduction, reason } = await pricesOf(id)
  return { lowest: lowest && [lowest.price, lowest.from], reduction, reason }
}

const productList = z.object({ products: z.array(z.object({ name: z.string() })) })

/** Returns price drops as listed by REST, by an assistant, and by the page with a label on each card. */
async function drops(): Promise<string[]> {
  const rest = productList.parse(await (await shop.app.request('/api/products?deal=price-drop')).json())
  const toolAnswer = await assistant.callTool({ name: 'search_products', arguments: { price_drop: true } })
  expect(productList.parse(toolAnswer.structuredContent)).toEqual(rest)
  const names = rest.products.map(({ name }) => name)
  const cards = await html('/products?deal=price-drop')
  for (const name of names) expect(cards).toContain(`>${name}</a>`)
  expect(cards.split('<b>Price drop: ')).toHaveLength(names.length + 1)
  return names
}

async function mails(count: number): Promise<string[]> {
  const before = shop.sink.mails.length
  expect(await queueDigests(shop.deps)).toBe(count)
  await eventually(() => expect(shop.sink.mails).toHaveLength(before + count))
  return shop.sink.mails.slice(before).map(({ mail }) => (mail.text ?? '').replaceAll(/\s+/g, ' '))
}

test('forty simulated days of a feed are reported alike by page, REST, assistant, and mail', {
  timeout: TIME_LIMIT_MS,
}, async () => {
  await days(0, 10)
  expect(await summaryOf(1)).toEqual({ lowest: null, reduction: null, reason: 'not_enough_history' })
  expect(await page(1)).toContain('Not enough price history yet')

  await days(12, 30)
  expect(await summaryOf(1)).toEqual({
    lowest: [100, '2100-01-01T06:00:00.000Z'],
    reduction: null,
    reason: null,
  })
  expect(await page(1)).toContain('Lowest price we saw in 30 days: <b>100 SEK</b>')
  expect(await summaryOf(5)).toEqual({
    lowest: [80, '2100-01-01T06:00:00.000Z'],
    reduction: null,
    reason: 'not_enough_history',
  })
  expect((await summaryOf(2)).reason).toBe('not_enough_history')
  expect(await page(4)).toContain('Out of stock')
  expect(await drops()).toEqual([])
  const ada = await shop.signInAs('user', { email: 'ada@home.example' })
  for (const id of [1, 2, 3, 5] as const)
    await ada.caller.priceAlerts.set({ product: numberOf(id), kind: 'drop' })
  await ada.caller.priceAlerts.set({ product: numberOf(4), kind: 'stock' })
  expect(await mails(0)).toEqual([])

  await day(31)
  expect(await pricesOf(1)).toEqual({
    currency: 'SEK',
    observed: [
      { from: '2100-01-01T06:00:00.000Z', until: '2100-02-01T06:00:00.000Z', price: 100 },
      { from: '2100-02-01T06:00:00.000Z', until: null, price: 80 },
    ],
    lowest_30_days: { from: '2100-02-01T06:00:00.000Z', until: null, price: 80 },
    reduction: { percent: 20, prior_price: 100, since: '2100-02-01T06:00:00.000Z' },
    reason: null,
  })
  const reduced = await page(1)
  expect(reduced).toContain('<b>Price drop: 20%</b>')
  expect(reduced).toContain('below 100 SEK, the lowest price we saw in the 30 days before 1 February 2100')
  expect(reduced).toContain('<td>1 January 2100</td><td>1 February 2100</td><td>100 SEK</td>')
  expect(reduced).toContain('<td>1 February 2100</td><td>today</td><td>80 SEK</td>')
  expect(await pricesOf(2)).toMatchObject({
    observed: [
      { until: '2100-01-21T06:00:00.000Z', price: 100 },
      { from: '2100-01-23T06:00:00.000Z', until: '2100-02-01T06:00:00.000Z', price: 100 },
      { from: '2100-02-01T06:00:00.000Z', until: null, price: 50 },
    ],
    reduction: null,
  })
  expect(await page(2)).toContain('Not enough price history yet')
  expect(await summaryOf(3)).toEqual({ lowest: null, reduction: null, reason: 'no_current_price' })
  expect(await summaryOf(5)).toEqual({
    lowest: [80, '2100-01-01T06:00:00.000Z'],
    reduction: null,
    reason: null,
  })
  for (const id of [2, 3, 4, 5] as const) expect(await page(id)).not.toContain('Price drop:')
  expect(await drops()).toEqual(['Cot'])
  const desk = await shop.signInAs('admin')
  const held = { name: 'Swing', beforeMinor: 24_900, priceMinor: 249 }
  expect(await desk.caller.admin.products.heldPrices({})).toMatchObject({ rows: [held], total: 1 })
  const [digest = ''] = await mails(1)
  expect(digest).toMatch(
    /Cot \S+ 80 SEK now at Wobblewick Price drop: 20% below 100 SEK, the lowest price we saw in the 30 days before 1 February 2100\. You asked/,
  )
  expect(digest).toMatch(/Pram \S+ 50 SEK now at Wobblewick You asked/)
  expect(digest).toMatch(
    /Highchair \S+ 90 SEK now at Wobblewick Lowest price we saw in 30 days: 80 SEK\. You asked/,
  )
  expect(digest).not.toMatch(/Swing|Playmat/)

  await day(32)
  expect(await mails(0)).toEqual([])
  await day(33)
  expect(await pricesOf(3)).toMatchObject({
    observed: [
      { until: '2100-02-01T06:00:00.000Z', price: 249 },
      { from: '2100-02-03T06:00:00.000Z', until: null, price: 249 },
    ],
    lowest_30_days: null,
    reduction: null,
    reason: 'not_enough_history',
  })
  expect(await desk.caller.admin.products.heldPrices({})).toMatchObject({ rows: [] })
  expect(await page(4)).not.toContain('Out of stock')
  const [back = ''] = await mails(1)
  expect(back).toMatch(
    /Playmat \S+ Back in stock at Wobblewick, 300 SEK Lowest price we saw in 30 days: 300 SEK\. You asked/,
  )
  expect(back).not.toMatch(/Cot|Pram|Swing|Highchair/)

  vi.setSystemTime(FIRST_DAY + 36 * DAY_MS)
  expect(await summaryOf(1)).toEqual({ lowest: null, reduction: null, reason: 'feed_silent' })
  expect(await page(1)).toContain('We haven’t heard from the retailer lately')
  expect(await drops()).toEqual([])

  await days(38, 40)
  expect(await pricesOf(1)).toMatchObject({
    observed: [
      { price: 100 },
      { from: '2100-02-01T06:00:00.000Z', until: '2100-02-03T06:00:00.000Z', price: 80 },
      { from: '2100-02-08T06:00:00.000Z', until: null, price: 80 },
    ],
    lowest_30_days: null,
    reduction: null,
    reason: 'not_enough_history',
  })
  expect(await page(1)).not.toContain('Price drop:')
  expect(await drops()).toEqual([])
  expect(await mails(0)).toEqual([])
})
