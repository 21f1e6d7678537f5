import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditLog } from '#server/db/schema/administration.ts'
import { products } from '#server/db/schema/catalog.ts'
import { importFeedFile } from '#server/features/feeds/service.ts'
import { productPrices } from '#server/features/products/prices/service.ts'
import { DAY_MS } from '#shared/time/durations.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { folderOfFile } from '#tests/helpers/own-folder.ts'

const folder = folderOfFile()
const FIRST_DAY = Date.now() - 20 * DAY_MS

let shop: ReturnType<typeof createTestApp>
let desk: Awaited<ReturnType<(typeof shop)['signInAs']>>

beforeEach(async () => {
  shop = createTestApp({ seeded: false })
  desk = await shop.signInAs('admin')
})

/** Imports a file with these prices, of the products 1, 2 and so on, on that day. */
function day(number: number, ...prices: (number | string)[]) {
  const path = join(folder, 'feed.csv')
  const lines = prices.map((price, index) => {
    const id = index + 1
    return `${id},Rattle ${id},https://rattles.example/${id},${price},SEK,Rattle House`
  })
  const head = 'aw_product_id,product_name,aw_deep_link,search_price,currency,merchant_name'
  writeFileSync(path, [head, ...lines, ''].join('\n'))
  const now = new Date(FIRST_DAY + number * DAY_MS)
  return importFeedFile(shop.db, { path, source: 'rattles', now, overrideSafetyLimits: true })
}

function idOf(row: number): number {
  const product = shop.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.externalId, String(row)))
    .get()
  return product?.id ?? 0
}

const held = () => desk.caller.admin.products.heldPrices({})
const kinds = async () => (await desk.caller.admin.reports.attention()).map(({ kind }) => kind)

test('a suspicious price waits beside the previous one until confirmed or gone', async () => {
  await day(0, 249, 100)
  expect(await held()).toMatchObject({ rows: [], total: 0 })
  await day(1, 2.49, 100)
  await day(2, 2.49, 100)
  expect(await held()).toMatchObject({
    rows: [
      {
        id: idOf(1),
        name: 'Rattle 1',
        source: 'rattles',
        retailer: 'Rattle House',
        beforeMinor: 24_900,
        priceMinor: 249,
        currency: 'SEK',
        sinceAt: new Date(FIRST_DAY + DAY_MS),
        untilAt: new Date(FIRST_DAY + 31 * DAY_MS),
      },
    ],
    total: 1,
  })
  expect(await kinds()).toContain('prices-held')
  await day(3, 249, 1)
  expect((await held()).rows.map(({ name }) => name)).toEqual(['Rattle 2'])
  await day(4, 249, '')
  expect((await held()).rows).toEqual([])
  expect(await kinds()).not.toContain('prices-held')
})

test('an accepted price counts from then on, makes no drop, and is audited', async () => {
  await day(18, 249)
  await day(19, 2.49)
  const decide = (priceMinor: number) =>
    desk.caller.admin.products.decideHeldPrices({
      prices: [{ id: idOf(1), priceMinor }],
      decision: 'accept',
    })
  await expect(decide(250)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await decide(249)).toEqual({ decided: 1 })
  await expect(decide(249)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect((await held()).rows).toEqual([])
  const { observed, reduction } = productPrices(shop.db, idOf(1))
  expect(observed.map(({ priceMinor, until }) => [priceMinor, until === null])).toEqual([
    [24_900, false],
    [249, true],
  ])
  expect(reduction).toBeNull()
  expect(shop.db.select().from(auditLog).all()).toMatchObject([
    { action: 'price.accepted', targetId: String(idOf(1)), targetName: 'Rattle 1' },
  ])
  await day(20, 2.49)
  expect((await held()).rows).toEqual([])
  expect(productPrices(shop.db, idOf(1)).observed.at(-1)).toMatchObject({ priceMinor: 249, until: null })
})

test('a price kept on hold leaves the list until it changes', async () => {
  await day(0, 249, 300)
  await day(1, 2.49, 3)
  const prices = (await held()).rows.map(({ id, priceMinor }) => ({ id, priceMinor }))
  expect(await desk.caller.admin.products.decideHeldPrices({ prices, decision: 'refuse' })).toEqual({
    decided: 2,
  })
  await day(2, 2.49, 3)
  expect((await held()).total).toBe(0)
  expect(productPrices(shop.db, idOf(1)).reason).toBe('no_current_price')
  await day(3, 2.39, 3)
  expect((await held()).rows).toMatchObject([{ priceMinor: 239 }])
})
