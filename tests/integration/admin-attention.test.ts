import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { products } from '#server/db/schema/catalog.ts'
import { feedRuns, feeds } from '#server/db/schema/feeds.ts'
import type { AttentionKind } from '#shared/site/attention.ts'
import { DAY_MS, SECOND_MS } from '#shared/time/durations.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'

type Shop = Awaited<ReturnType<typeof adminShop>>

const countOf = async ({ admin }: Shop, target: AttentionKind) =>
  (await admin.reports.attention()).find(({ kind }) => kind === target)?.count ?? 0

/** It is made by a thread, which a busy machine starts late. */
const BACKUP_LIMIT = { timeout: 20_000 }

const GAPS = [
  ['products-without-price', { missing: 'price' }, { priceMinor: null }],
  ['products-without-picture', { missing: 'picture' }, { imageUrl: null }],
  ['products-without-text', { missing: 'text' }, { description: '' }],
  ['products-without-category', { missing: 'category' }, { category: null }],
  ['products-with-claims', { claims: 'found' }, { claims: 'eco-friendly' }],
  ['products-out-of-stock', { stock: 'out' }, { inStock: false }],
] as const

test.each(GAPS)('%s counts the products in its list without delisted ones', async (kind, list, gap) => {
  const shop = await adminShop()
  const before = await countOf(shop, kind)
  shop.db.update(products).set(gap).where(eq(products.id, 3)).run()
  shop.db
    .update(products)
    .set({ ...gap, delistedAt: new Date() })
    .where(eq(products.id, 4))
    .run()
  expect(await countOf(shop, kind)).toBe(before + 1)
  const page = await shop.admin.catalog.list(list)
  expect(page.total).toBe(before + 1)
  expect(page.rows.map(({ id }) => id)).toContain(3)
})

test('warns until a new backup is made if the last good one is too old', async () => {
  const shop = await adminShop({ onDisk: true })
  expect(await countOf(shop, 'backup-old')).toBe(0)
  vi.spyOn(process, 'uptime').mockReturnValue((3 * DAY_MS) / SECOND_MS)
  onTestFinished(() => void vi.restoreAllMocks())
  expect(await countOf(shop, 'backup-old')).toBe(1)
  await shop.admin.backups.start()
  await vi.waitFor(async () => expect(await countOf(shop, 'backup-old')).toBe(0), BACKUP_LIMIT)
})

test('counts feeds that fail and feeds silent for longer than their schedule', async () => {
  const shop = await adminShop()
  const feed = { location: 'x.csv', schedule: '0 * * * *' }
  const [failing] = shop.db
    .insert(feeds)
    .values([
      { ...feed, name: 'failing', observedUntil: new Date(Date.now() + DAY_MS) },
      { ...feed, name: 'silent', observedUntil: new Date(Date.now() - DAY_MS) },
      { ...feed, name: 'paused', observedUntil: new Date(Date.now() - DAY_MS), enabled: false },
      { ...feed, name: 'by hand', observedUntil: new Date(Date.now() - DAY_MS), schedule: null },
    ])
    .returning()
    .all()
  shop.db
    .insert(feedRuns)
    .values({ feedId: failing?.id ?? 0, status: 'failed' })
    .run()
  expect(await countOf(shop, 'feeds-failing')).toBe(1)
  expect(await countOf(shop, 'feeds-overdue')).toBe(1)
  const listed = await shop.admin.feeds.list()
  expect(listed.filter(({ isOverdue }) => isOverdue).map(({ name }) => name)).toEqual(['silent'])
})

test('warns a shop that cannot send mail', async () => {
  expect(await countOf(await adminShop(), 'mail-missing')).toBe(1)
  const env = { SMTP_URL: 'smtp://localhost:2525', MAIL_FROM: 'shop@home.example' }
  expect(await countOf(await adminShop({ env }), 'mail-missing')).toBe(0)
})

test('finds each kind by its words, at most five results of each', async () => {
  const { admin, db } = await adminShop()
  db.insert(feeds).values({ name: 'Näst & Co', location: 'x.csv' }).run()
  for (let index = 0; index < 7; index += 1)
    await admin.products.create({ name: `Nast lamp ${index}`, description: 'warm', currency: 'SEK' })
  const results = await admin.reports.find({ search: 'nast' })
  expect(results.feeds.map(({ name }) => name)).toEqual(['Näst & Co'])
  expect(results.products).toHaveLength(5)
  expect((await admin.reports.find({ search: 'lamp nast 6' })).products).toMatchObject([
    { name: 'Nast lamp 6' },
  ])
  expect((await admin.reports.find({ search: '%' })).users).toEqual([])
  expect(Object.values(await admin.reports.find({ search: '\u0301' })).flat()).toEqual([])
  await expect(admin.reports.find({ search: ' ' })).rejects.toThrow()
})
