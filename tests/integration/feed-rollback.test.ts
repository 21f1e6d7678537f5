import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, isNull } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { Database } from '#server/db/client.ts'
import { observedPrices, products } from '#server/db/schema/catalog.ts'
import { feedChanges, feedRuns, feeds } from '#server/db/schema/feeds.ts'
import { foreseeRollback, importFeedFile, runJob } from '#server/features/feeds/service.ts'
import { undoChanges } from '#server/features/feeds/storing/feed-changes.ts'
import { pruneChanges } from '#server/features/feeds/storing/pruned-changes.ts'
import { listProducts } from '#server/features/products/service.ts'
import { productListInput } from '#shared/inputs/products.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'
import { folderOfFile } from '#tests/helpers/own-folder.ts'

const folder = folderOfFile()
const fixtures = join(import.meta.dirname, '../fixtures/feeds')
let db: Database

beforeEach(() => {
  db = newDatabase()
})

let days = 0
const run = (path: string, more = {}) => {
  days += 1
  return importFeedFile(db, { path, source: 'a', now: new Date(Date.UTC(2026, 0, days)), ...more })
}

function csv(rows: string[]) {
  const path = join(folder, `${Math.random()}.csv`)
  writeFileSync(
    path,
    ['aw_product_id,product_name,aw_deep_link,search_price,currency', ...rows, ''].join('\n'),
  )
  return path
}

const row = (id: number, price: number | string, name = `Rattle ${id}`) =>
  `${id},${name},https://shop.example/${id},${price},SEK`

/** Everything that an import may write and a visitor may see, and what the shop counts and finds by it. */
function withoutRecordHash(row: unknown): unknown {
  return { ...z.record(z.string(), z.unknown()).parse(row), record_hash: null }
}

/** Hashes all columns except the one that lets a run skip a record. After a rollback, every record is read again. */
function checksum() {
  const all = (sql: string) => db.$client.prepare(sql).all().map(withoutRecordHash)
  const tables = ['products where gone_at is null', 'favorites'].map((table) =>
    all(`select * from ${table} order by 1, 2, 3`),
  )
  const index = ['products_fts', 'products_names'].map((name) => {
    db.$client.exec(
      `create virtual table if not exists temp.${name}_terms using fts5vocab(main, ${name}, row)`,
    )
    return all(`select term, doc, cnt from temp.${name}_terms order by term`)
  })
  const counts = all('select * from catalogue_counts where listed > 0 order by category')
  db.$client.exec(`insert into products_fts (products_fts, rank) values ('integrity-check', 0)`)
  const facets = all('select * from catalogue_facets where listed > 0 order by 1, 2, 3, 4, 5')
  const filters = all('select * from catalogue_filters order by 1, 2')
  return createHash('sha256')
    .update(JSON.stringify([tables, index, counts, facets, filters]))
    .digest('hex')
}

const runIds = () =>
  db
    .select({ id: feedRuns.id })
    .from(feedRuns)
    .all()
    .map(({ id }) => id)

test('a rollback restores exactly the state before any earlier run', async () => {
  const sums = [checksum()]
  await run(join(fixtures, 'google-xml.xml'))
  sums.push(checksum())
  await run(join(fixtures, 'google-xml.next-day.xml'))
  sums.push(checksum())
  await run(join(fixtures, 'google-xml.xml'))
  expect(new Set([...sums, checksum()]).size).toBe(4)
  const [first, second, third] = runIds()
  for (const [runId, sum] of [
    [third, sums[2]],
    [second, sums[1]],
    [first, sums[0]],
  ] as const) {
    const report = await runJob(db, { kind: 'rollback', runId: runId ?? 0 })
    expect(report.status).toBe('done')
    expect(checksum()).toBe(sum)
  }
  expect(db.select({ status: feedRuns.status }).from(feedRuns).all().slice(0, 3)).toEqual(
    Array.from({ length: 3 }, () => ({ status: 'rolled-back' })),
  )
})

test('several runs roll back at once, restore products, and keep an administrator’s values', async () => {
  await run(csv([row(1, 10), row(2, 20)]))
  const before = db.select().from(products).all()
  const sum = checksum()
  await run(csv([row(1, 11, 'Renamed')]))
  await run(csv([row(1, 12), row(2, 20), row(3, 30)]))
  db.update(products).set({ isEditorsPick: true }).run()
  expect(await runJob(db, { kind: 'rollback', runId: runIds()[1] ?? 0 })).toMatchObject({
    message: '5 products reverted, 2 runs undone.',
  })
  const listed = db.select().from(products).where(isNull(products.delistedAt)).orderBy(products.id).all()
  expect(listed).toEqual(
    before.map((one) => ({
      ...one,
      recordHash: null,
      isEditorsPick: true,
      shopRank: 2 + Number(one.inStock),
    })),
  )
  db.update(products).set({ isEditorsPick: false }).run()
  expect(checksum()).toBe(sum)
  const results = listProducts(db, productListInput.parse({ search: 'rattle' }), 'SEK')
  expect(results.products.map(({ name }) => name).sort()).toEqual(['Rattle 1', 'Rattle 2'])
})

test('an interrupted rollback starts again and ends with the same result', async () => {
  await run(csv(Array.from({ length: 40 }, (_, id) => row(id, 10))))
  const sum = checksum()
  await run(csv(Array.from({ length: 60 }, (_, id) => row(id + 10, 11))))
  const { id, startedAt } = db.select().from(feedRuns).all()[1] ?? { id: 0, startedAt: new Date(0) }
  expect(undoChanges(db, { runId: id, startedAt }, 25)).toBe(25)
  expect(checksum()).not.toBe(sum)
  expect(await runJob(db, { kind: 'rollback', runId: id })).toMatchObject({ status: 'done', changed: 45 })
  expect(checksum()).toBe(sum)
})

test('the same file is read again after a rollback', async () => {
  await run(csv([row(1, 10)]))
  db.update(feeds).set({ etag: '"1"', fileHash: 'x' }).run()
  await runJob(db, { kind: 'rollback', runId: runIds()[0] ?? 0 })
  expect(db.select().from(feeds).all()).toMatchObject([{ etag: null, fileHash: null }])
})

const rollBack = (runId = 0) => runJob(db, { kind: 'rollback', runId })
const storedRuns = () =>
  db
    .select()
    .from(feedRuns)
    .all()
    .filter(({ undoable, undoBytes }) => undoable && undoBytes > 0)
    .map(({ id }) => id)

test('an undone or unknown run cannot be undone', async () => {
  await run(csv([row(1, 10)]))
  const [first] = runIds()
  await rollBack(first)
  await expect(rollBack(first)).rejects.toMatchObject({ code: 'CONFLICT' })
  await expect(rollBack(999)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a run can be undone after any number of runs without changes', async () => {
  const path = csv([row(1, 10)])
  await run(path)
  const sum = checksum()
  const changed = csv([row(1, 11)])
  await run(changed)
  for (let count = 0; count < 30; count++) await run(changed)
  expect(storedRuns()).toEqual(runIds().slice(0, 2))
  expect(foreseeRollback(db, runIds()[1] ?? 0)).toEqual({ runs: 1, added: 0, changed: 1, delisted: 0 })
  expect(await rollBack(runIds()[1])).toMatchObject({ message: '1 product reverted, 1 run undone.' })
  expect(checksum()).toBe(sum)
})

test('twenty-five runs with changes are undone at once', async () => {
  const sum = checksum()
  for (let price = 1; price <= 25; price++) await run(csv([row(1, price)]))
  const [first] = runIds()
  expect(await rollBack(first)).toMatchObject({ message: '25 products reverted, 25 runs undone.' })
  expect(checksum()).toBe(sum)
})

test('a run cannot be undone after ninety days, and its changes are removed', async () => {
  for (const price of [1, 2, 3]) await run(csv([row(1, price)]))
  const [first, second, third] = runIds()
  const day = 24 * 60 * 60_000
  db.update(feedRuns)
    .set({ finishedAt: new Date(Date.now() - 91 * day) })
    .where(eq(feedRuns.id, second ?? 0))
    .run()
  pruneChanges(db)
  expect(storedRuns()).toEqual([third])
  expect(db.select().from(feedChanges).all()).toHaveLength(1)
  for (const runId of [first, second])
    await expect(rollBack(runId)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await rollBack(third)).toMatchObject({ message: '1 product reverted, 1 run undone.' })
})

test('the oldest runs are removed above the size limit, except each feed’s last', async () => {
  await run(csv([row(1, 1)]), { source: 'b' })
  for (const price of [1, 2, 3, 3, 4]) await run(csv([row(1, price)]))
  const sizes = db.select({ bytes: feedRuns.undoBytes }).from(feedRuns).all()
  const [ofB = 0, first = 0, second = 0, , empty = 1, last = 0] = sizes.map(({ bytes }) => bytes)
  expect(first).toBeGreaterThanOrEqual(32)
  expect(second).toBeGreaterThan(200)
  expect(empty).toBe(0)
  pruneChanges(db, Date.now(), ofB + second + last)
  const [b, , , third, , fifth] = runIds()
  expect(storedRuns()).toEqual([b, third, fifth])
  pruneChanges(db, Date.now(), 0)
  expect(storedRuns()).toEqual([b, fifth])
})

test('prices of a rolled-back run are kept as withdrawn, and favorites stay', async () => {
  await run(csv([row(1, 10)]))
  await run(csv([row(1, 8), row(2, 20)]))
  const [one, two] = db.select().from(products).all()
  await rollBack(runIds()[1])
  expect(db.select().from(observedPrices).all()).toMatchObject([
    { productId: one?.id, priceMinor: 1_000, isWithdrawn: false, untilAt: expect.any(Date) },
    { productId: one?.id, priceMinor: 800, isWithdrawn: true, untilAt: expect.any(Date) },
    { productId: two?.id, priceMinor: 2_000, isWithdrawn: true, untilAt: expect.any(Date) },
  ])
  expect(db.select().from(products).all()).toMatchObject([
    { priceMinor: 1_000, delistedAt: null },
    { id: two?.id, delistedAt: expect.any(Date) },
  ])
  expect(await run(csv([row(1, 10), row(2, 20)]))).toMatchObject({ added: 0, changed: 1, unchanged: 1 })
  const lasting = db.select().from(observedPrices).where(isNull(observedPrices.untilAt)).all()
  expect(lasting.map(({ priceMinor }) => priceMinor)).toEqual([1_000, 2_000])
  expect(
    db
      .select()
      .from(products)
      .all()
      .map(({ id }) => id),
  ).toEqual([one?.id, two?.id])
})

test('too many rejections leave the catalog unchanged', async () => {
  const rows = Array.from({ length: 60 }, (_, id) => row(id, 10))
  await run(csv(rows))
  const sum = checksum()
  const changed = csv(rows.map((_, id) => row(id, id < 40 ? '-1' : 11)))
  expect(await run(changed)).toMatchObject({
    status: 'failed',
    added: 0,
    changed: 0,
    rejectedCount: 40,
    message: '40 of 60 products were rejected, which is too many. Nothing was changed.',
  })
  expect(checksum()).toBe(sum)
  expect(await run(changed, { overrideSafetyLimits: true })).toMatchObject({ status: 'done', changed: 20 })
})

test('a dry run reports the result of a run and writes nothing', async () => {
  await run(csv([row(1, 10), row(2, 20), row(3, 30)]))
  const path = csv([row(1, 10), row(2, 21), row(4, 40), row(4, 41), row(5, '-1')])
  const bytes = db.$client.serialize()
  const dry = await runJob(db, { kind: 'dry-run', options: { path, source: 'a' } })
  expect(db.$client.serialize().equals(bytes)).toBe(true)
  expect(dry).toMatchObject({ added: 1, changed: 1, unchanged: 1, delisted: 1, rejectedCount: 2 })
  expect(dry.rejected).toMatchObject([
    { line: 5, externalId: '4', field: 'externalId' },
    { line: 6, externalId: '5', field: 'price' },
  ])
  expect(await run(path)).toMatchObject({ added: 1, changed: 1, unchanged: 1, delisted: 1, rejectedCount: 2 })
})
