import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { products } from '#server/db/schema/catalog.ts'
import { feedRuns } from '#server/db/schema/feeds.ts'
import { type FeedFileImport, importFeedFile, runJob } from '#server/features/feeds/service.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { folderOfFile } from '#tests/helpers/own-folder.ts'

const folder = folderOfFile()
let shop: ReturnType<typeof createTestApp>

beforeEach(() => {
  shop = createTestApp({ seeded: false })
})

const HEADER =
  'aw_product_id,product_name,aw_deep_link,search_price,currency,merchant_name,pay,stars,voices,best,ours'
const mapping = {
  commission: ['pay'],
  rating: ['stars'],
  reviews: ['voices'],
  isBestSeller: ['best'],
  isEditorsPick: ['ours'],
}

function run(rows: string[], more: Partial<FeedFileImport> = {}) {
  const path = join(folder, 'feed.csv')
  const lines = rows.map((row, id) => `${id + 1},Rattle ${id + 1},https://shop.example/${id + 1},${row}`)
  writeFileSync(path, [HEADER, ...lines, ''].join('\n'))
  return importFeedFile(shop.db, { path, source: 'a', ...more })
}

const pathOf = (id: number) => `/products/${id}-rattle-1`
const stored = () => shop.db.select().from(products).all()
const idOf = (place: number) => stored()[place - 1]?.id ?? 0
const displayed = (place: number) => shop.caller.products.byId({ id: idOf(place) })

async function partner(name: string, commission: string) {
  const { caller } = await shop.signInAs('admin')
  const fields = {
    name,
    description: 'Prams',
    website: 'https://shop.example',
    category: 'General',
    logo: null,
  } as const
  return caller.admin.partners.create({ ...fields, commission })
}

describe('the commission of a feed’s product', () => {
  test('is shown nowhere if unknown', async () => {
    await run(['100,SEK,Sovstugan,8%,4,2,1,1'])
    expect(await displayed(1)).toMatchObject({
      commission: null,
      rating: null,
      reviews: null,
      isBestSeller: false,
    })
    const rest = await shop.app.request(`/api/products/${idOf(1)}`)
    expect(await rest.json()).toMatchObject({ commission: null })
    const page = await (await shop.app.request(pathOf(idOf(1)))).text()
    expect(page).toContain('Sovstugan')
    expect(page).not.toMatch(/Commission<|to Tuckling if you buy|5%/)
  })

  test('comes from its column, or else from the feed’s setting', async () => {
    await run(['100,SEK,Sovstugan,"8,5 %",,,,', '100,SEK,Sovstugan,much,,,,', '100,SEK,Sovstugan,,,,,'], {
      mapping,
      commission: '4%',
    })
    expect(stored().map(({ commission }) => commission)).toEqual(['8.5%', '4%', '4%'])
  })

  test('falls back to its partner’s current one', async () => {
    await run(['100,SEK,Sovstugan,,,,,', '100,SEK,Other,,,,,'])
    await partner('Sovstugan', '6%')
    expect((await displayed(1)).commission).toBe('6%')
    expect((await displayed(2)).commission).toBeNull()
    const page = await (await shop.app.request(pathOf(idOf(1)))).text()
    expect(page).toContain('6% to Tuckling if you buy')
  })

  test('is not estimated if unknown', async () => {
    await run(['100,SEK,Sovstugan,,,,,', '100,SEK,Other,,,,,'])
    await partner('Sovstugan', '10%')
    const day = new Date().toISOString().slice(0, 10)
    const click = shop.db.$client.prepare(
      `insert into clicks (day, product_id, placement, advertiser_name, count) values (?, ?, 'card', ?, 100)`,
    )
    click.run(day, idOf(1), 'Sovstugan')
    click.run(day, idOf(2), 'Other')
    const { caller } = await shop.signInAs('admin')
    const range = { from: day, to: day }
    expect(await caller.admin.clicks.report({ ...range, groupBy: 'retailer' })).toMatchObject([
      { key: 'Other', clicks: 100, estimatedMinor: null },
      { key: 'Sovstugan', clicks: 100, estimatedMinor: 2_000 },
    ])
    expect(await caller.admin.clicks.report({ ...range, groupBy: 'day' })).toMatchObject([
      { estimatedMinor: 2_000 },
    ])
  })

  test('can be cleared by an administrator and is not invented by other edits', async () => {
    await run(['100,SEK,Sovstugan,,,,,'])
    const { caller } = await shop.signInAs('admin')
    const { id, version, product } = await caller.admin.products.byId({ id: idOf(1) })
    const edited = await caller.admin.products.update({ id, version, product: { ...product, rating: 4 } })
    expect(edited.product).toMatchObject({ commission: null, rating: 4 })
    const set = await caller.admin.products.update({
      id,
      version: edited.version,
      product: { ...product, commission: '7 %' },
    })
    expect(set.product.commission).toBe('7%')
  })

  test.each(['101%', 'much'])('cannot be %s in the setting', async (commission) => {
    const { caller } = await shop.signInAs('admin')
    const place = { kind: 'address' as const, location: 'https://feeds.example/a.csv' }
    await expect(
      caller.admin.feeds.create({ name: 'b', place, options: { commission } }),
    ).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })
})

describe('ratings, reviews and picks', () => {
  test('are mapped by the settings, and unreadable ones are omitted', async () => {
    const report = await run(
      [
        '100,SEK,S,,"4,5","1,204",yes,0',
        '100,SEK,S,,4.25/5,12,no,TRUE',
        '100,SEK,S,,9.1,many,,',
        '100,SEK,S,,-1,-3,maybe,ja',
      ],
      { mapping },
    )
    expect(report).toMatchObject({ added: 4, rejectedCount: 0 })
    expect(
      stored().map(({ rating, reviews, isBestSeller, isEditorsPick }) => [
        rating,
        reviews,
        isBestSeller,
        isEditorsPick,
      ]),
    ).toEqual([
      [4.5, 1_204, true, false],
      [4.25, 12, false, true],
      [null, null, false, false],
      [null, null, false, true],
    ])
  })

  test('follow the feed and are restored by a rollback', async () => {
    await run(['100,SEK,S,5%,4,2,1,0'], { mapping })
    const [before] = stored()
    expect(await run(['100,SEK,S,,3,9,0,1'], { mapping })).toMatchObject({ changed: 1 })
    expect(stored()).toMatchObject([
      { commission: null, rating: 3, reviews: 9, isBestSeller: false, isEditorsPick: true },
    ])
    const last = shop.db.select().from(feedRuns).all().at(-1)
    await runJob(shop.db, { kind: 'rollback', runId: last?.id ?? 0 })
    const { updatedAt: _updated, ...rest } = before ?? { updatedAt: null }
    expect(stored()).toMatchObject([{ ...rest, recordHash: null }])
  })

  test('set by an administrator stay if the feed has no such column', async () => {
    await run(['100,SEK,S,,,,,'])
    shop.db
      .update(products)
      .set({ commission: '9%', rating: 5, reviews: 1, isBestSeller: true, isEditorsPick: true })
      .run()
    expect(await run(['90,SEK,S,5%,1,1,0,0'])).toMatchObject({ changed: 1 })
    expect(stored()).toMatchObject([
      { priceMinor: 9_000, commission: '9%', rating: 5, reviews: 1, isBestSeller: true, isEditorsPick: true },
    ])
  })
})
