import { count, eq, isNotNull, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/client.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { users } from '#server/db/schema/accounts.ts'
import { auditLog } from '#server/db/schema/administration.ts'
import { articlePreviewLinks } from '#server/db/schema/articles.ts'
import { campaigns } from '#server/db/schema/campaigns.ts'
import { clicks, observedPrices, products } from '#server/db/schema/catalog.ts'
import { donations } from '#server/db/schema/donations.ts'
import { feedRuns, feeds } from '#server/db/schema/feeds.ts'
import { linkChecks } from '#server/db/schema/link-checks.ts'
import { pictures } from '#server/db/schema/pictures.ts'
import { subscribers } from '#server/db/schema/subscribers.ts'
import { LINK_REASONS, LINK_STATES } from '#shared/search-params/links.ts'
import { copyMonthOfUse } from '#tests/month-of-use/copy-month.ts'

const FILLING_MS = 300_000

let month: Awaited<ReturnType<typeof copyMonthOfUse>>
let db: Database

beforeAll(async () => {
  month = await copyMonthOfUse()
  db = openDatabase(month.path)
}, FILLING_MS)

afterAll(() => {
  db.$client.close()
  month.remove()
})

test('a month of use has the data of a shop of that age', () => {
  const listed = db.select({ n: count() }).from(products).where(isNull(products.delistedAt)).get()
  expect(listed?.n).toBe(10_573)
  expect(db.select().from(feeds).all()).toHaveLength(16)
  for (const table of [users, subscribers, donations]) {
    expect(db.select({ n: count() }).from(table).get()?.n).toBe(10_000)
  }
  for (const table of [auditLog, clicks, observedPrices]) {
    expect(db.select({ n: count() }).from(table).get()?.n).toBeGreaterThanOrEqual(10_000)
  }
  const days = db.selectDistinct({ day: clicks.day }).from(clicks).all()
  expect(days).toHaveLength(90)
})

test('feeds ended in every possible way', () => {
  const ends = db.selectDistinct({ status: feedRuns.status }).from(feedRuns).all()
  expect(ends.map(({ status }) => status).sort()).toEqual([
    'canceled',
    'done',
    'failed',
    'interrupted',
    'partial',
    'rolled-back',
  ])
  const withheld = db.select().from(feedRuns).where(eq(feedRuns.status, 'partial')).all()
  expect(withheld.map((run) => run.withheld > 100)).toEqual([true])
})

test('rows are consistent: references, counts, and text index agree with the products', () => {
  expect(db.$client.pragma('foreign_key_check')).toEqual([])
  const counted = db.$client.prepare<[], number>('select sum(listed) from catalogue_counts').pluck()
  expect(counted.get()).toBe(10_573)
  const indexed = 'select count(*) from products_fts where search_text match \'"vagn"\''
  const listed = "select count(*) from products where is_shown = 1 and search_text like '%vagn%'"
  const number = (sql: string) => db.$client.prepare<[], number>(sql).pluck().get()
  expect(number(indexed)).toBe(number(listed))
  expect(number(indexed)).toBeGreaterThan(100)
})

test('one campaign is partly sent', () => {
  expect(db.select().from(campaigns).where(eq(campaigns.status, 'sending')).all()).toHaveLength(1)
})

test('retailers’ pages have every state for every reason', () => {
  const looks = db.select().from(linkChecks).where(isNotNull(linkChecks.state)).all()
  expect(looks.length).toBeGreaterThan(500)
  expect(new Set(looks.map(({ state }) => state))).toEqual(new Set(LINK_STATES))
  expect(new Set(looks.flatMap(({ history }) => history.map(({ reason }) => reason)))).toEqual(
    new Set(LINK_REASONS),
  )
  expect(looks.some(({ dismissedAt }) => dismissedAt)).toBe(true)
})

test('claims, unit prices with an own category, uploaded covers, and a draft link exist', () => {
  const productsWith = (column: typeof products.claims | typeof products.contentAmount) =>
    db.select().from(products).where(isNotNull(column)).all()
  expect(productsWith(products.claims).length).toBeGreaterThanOrEqual(60)
  const priced = productsWith(products.contentAmount).filter(({ source }) => source === 'Vardagsvaror')
  expect(new Set(priced.map(({ contentUnit }) => contentUnit))).toEqual(new Set(['piece', 'g', 'ml']))
  expect(new Set(priced.map(({ category }) => category))).toEqual(new Set(['Nappies']))
  expect(db.select().from(pictures).all()).toHaveLength(2)
  expect(db.select().from(articlePreviewLinks).all()).toHaveLength(1)
})
