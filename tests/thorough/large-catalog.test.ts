import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { raiseCatalogVersion } from '#server/db/catalog-version.ts'
import type { Database } from '#server/db/client.ts'
import { catalogSources, listCatalog } from '#server/features/catalog/service.ts'
import { changesQuery, describeCatalog } from '#server/features/catalog/sitemap/service.ts'
import { gapsQuery, productGaps } from '#server/features/reports/attention/product-gaps.ts'
import { renewFigures } from '#server/jobs/catalog-upkeep.ts'
import { catalogListInput } from '#shared/inputs/catalog.ts'
import { CATALOG_SORTED, CATALOG_SORTS } from '#shared/search-params/products.ts'
import { makeCatalog } from '#tests/bench/catalog.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { folderOfTest } from '#tests/helpers/own-folder.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

const TOTAL = CATALOG_SORTED + 100
/** Changed before all others. */
const OLDEST = 30
let db: Database

beforeAll(() => {
  db = makeCatalog(':memory:', TOTAL)
  db.run(sql`update products set updated_at = 1 where id <= ${OLDEST}`)
  db.run(sql`update products set gone_at = updated_at where id = 100`)
})
afterAll(() => db.$client.close())

const list = (input: object) => listCatalog(db, catalogListInput.parse({ pageSize: 100, ...input }), 'SEK')

/** The plans of all statements that `work` runs. */
function plansOf(work: () => unknown): string[] {
  const prepare = vi.spyOn(db.$client, 'prepare')
  work()
  const statements = prepare.mock.calls.map(([source]) => source)
  prepare.mockRestore()
  return statements.flatMap((source) => {
    const explain = db.$client.prepare<unknown[], { detail: string }>(`explain query plan ${source}`)
    return explain.all(...Array.from(source.matchAll(/\?/g), () => 1)).map(({ detail }) => detail)
  })
}

test('sorting without an index covers the last changed products and says so', () => {
  for (const sort of ['name', 'retailer', 'price-down'] as const) {
    expect(list({ sort }).isOfLastChanged).toBe(true)
    const { total, totalPages, isOfLastChanged, rows } = list({ state: 'all', sort })
    expect([sort, total, totalPages, isOfLastChanged, rows.length]).toEqual([
      sort,
      TOTAL,
      CATALOG_SORTED / 100,
      true,
      100,
    ])
  }
  expect(list({ state: 'all', sort: 'name', page: 201 }).rows).toEqual([])
  expect(list({ state: 'all', sort: 'category', pageSize: 1 }).rows[0]?.id).toBeGreaterThan(OLDEST)
})

test('sorting with an index, or few products, covers all of them', () => {
  expect(list({ sort: 'changed', page: 201 })).toMatchObject({ total: TOTAL - 1, isOfLastChanged: false })
  expect(list({ sort: 'changed-up' }).rows.map(({ id }) => id)).toContain(11)
  expect(list({ sort: 'changed', page: 201 }).rows).toHaveLength(99)
  const picks = list({ pick: 'best-seller', sort: 'name' })
  expect(picks).toMatchObject({ isOfLastChanged: false, totalPages: Math.ceil(picks.total / 100) })
})

test('texts outside the index are searched in the last changed products', () => {
  expect(list({ state: 'all', search: 'quillfeather' })).toMatchObject({ total: 1, isOfLastChanged: true })
  expect(list({ search: 'quillfeather' })).toMatchObject({ total: 3, isOfLastChanged: false })
  expect(list({ state: 'gone', search: 'baby' })).toMatchObject({ total: 1, isOfLastChanged: false })
})

test('pages of the table neither sort nor read the whole catalog', () => {
  for (const sort of CATALOG_SORTS)
    for (const filter of [
      {},
      { state: 'all' },
      { category: 'Toys' },
      { missing: 'text' },
      { claims: 'found' },
    ]) {
      const plans = plansOf(() => list({ ...filter, sort }))
      expect(plans.length).toBeGreaterThan(0)
      expect(plans.filter((step) => /^SCAN products(?! USING)/.test(step))).toEqual([])
    }
})

test('sources are found by index skips', () => {
  const plans = plansOf(() => expect(catalogSources(db)).toEqual(['bench']))
  expect(plans.filter((step) => step.startsWith('SCAN products'))).toEqual([])
})

test('the sitemap and the attention list are read from the index only', async () => {
  const reads = [changesQuery(db), gapsQuery(db)].flatMap((query) =>
    plansOf(() => query.all()).filter((step) => / products\b/.test(step)),
  )
  expect(reads).toHaveLength(2)
  expect(reads.filter((step) => !step.includes('COVERING INDEX products_changed'))).toEqual([])
  expect(await describeCatalog(db)).toMatchObject({
    parts: [{ part: 1 }, { part: 2 }, { part: 3 }, { part: 4 }, { part: 5 }],
  })
  expect(await productGaps(db)).toMatchObject({ 'products-without-price': Math.ceil(TOTAL / 50) })
})

test('the job computes slow figures of a large catalog in advance and after changes', async () => {
  const folder = folderOfTest()
  const shop = createTestApp({ database: join(folder, 'shop.db'), seeded: false })
  makeProduct(shop.db, { id: 60_000, priceMinor: null })
  await renewFigures(shop.deps)
  const unpricedCount = async () => {
    const gaps = await Promise.race([productGaps(shop.db), Promise.resolve('still read')])
    return typeof gaps === 'string' ? gaps : gaps['products-without-price']
  }
  expect(await unpricedCount()).toBe(1)
  makeProduct(shop.db, { id: 60_001, priceMinor: null })
  raiseCatalogVersion(shop.db)
  await renewFigures(shop.deps)
  await eventually(async () => expect(await unpricedCount()).toBe(2))
})
