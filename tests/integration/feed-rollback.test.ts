import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '#server/db/client.ts'
import { products } from '#server/db/schema/catalogue.ts'
import { feedRuns, feeds } from '#server/db/schema/feeds.ts'
import { importFeedFile, runJob } from '#server/features/feeds/service.ts'
import { undoChanges } from '#server/features/feeds/storing/feed-changes.ts'
import { listProducts } from '#server/features/products/service.ts'
import { productListInput } from '#shared/products.ts'

const folder = mkdtempSync(join(tmpdir(), 'feed-rollback-'))
const fixtures = join(import.meta.dirname, '../fixtures/feeds')
let db: Database

beforeEach(() => {
  db = openDatabase(':memory:')
})

afterAll(() => rmSync(folder, { recursive: true }))

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

/** Everything that an import may write, and what the shop counts and finds by it. */
function checksum() {
  const all = (sql: string) => db.$client.prepare(sql).all()
  const tables = ['products', 'price_history', 'favorites'].map((table) =>
    all(`select * from ${table} order by 1, 2, 3`),
  )
  const index = all('select term, doc, cnt from products_fts_terms order by term')
  const counts = all('select * from catalogue_counts where listed > 0 order by category')
  db.$client.exec(`insert into products_fts (products_fts, rank) values ('integrity-check', 0)`)
  const facets = all('select * from catalogue_facets where listed > 0 order by 1, 2, 3, 4, 5')
  return createHash('sha256')
    .update(JSON.stringify([tables, index, counts, facets]))
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

test('several runs go back at once, products that had gone come back, and what an administrator set stays', async () => {
  await run(csv([row(1, 10), row(2, 20)]))
  const before = db.select().from(products).all()
  const sum = checksum()
  await run(csv([row(1, 11, 'Renamed')]))
  await run(csv([row(1, 12), row(2, 20), row(3, 30)]))
  db.update(products).set({ isEditorsPick: true }).run()
  expect(await runJob(db, { kind: 'rollback', runId: runIds()[1] ?? 0 })).toMatchObject({
    message: '5 products as before, 2 runs undone.',
  })
  expect(db.select().from(products).all()).toEqual(
    before.map((one) => ({ ...one, isEditorsPick: true, pickRank: 1 })),
  )
  db.update(products).set({ isEditorsPick: false }).run()
  expect(checksum()).toBe(sum)
  const found = listProducts(db, productListInput.parse({ search: 'rattle' }))
  expect(found.products.map(({ name }) => name).sort()).toEqual(['Rattle 1', 'Rattle 2'])
})

test('a rollback that was cut off in the middle is begun again and ends as if nothing had happened', async () => {
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

test('a run that has been undone, or whose changes are no longer kept, cannot be undone', async () => {
  const path = csv([row(1, 10)])
  for (let count = 0; count < 12; count++) await run(path)
  const [first, , third] = runIds()
  await expect(runJob(db, { kind: 'rollback', runId: first ?? 0 })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  await runJob(db, { kind: 'rollback', runId: third ?? 0 })
  await expect(runJob(db, { kind: 'rollback', runId: third ?? 0 })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  await expect(runJob(db, { kind: 'rollback', runId: 999 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('too many rejections leave the catalogue as it was', async () => {
  const rows = Array.from({ length: 60 }, (_, id) => row(id, 10))
  await run(csv(rows))
  const sum = checksum()
  const changed = csv(rows.map((_, id) => row(id, id < 40 ? 'cheap' : 11)))
  expect(await run(changed)).toMatchObject({
    status: 'failed',
    added: 0,
    changed: 0,
    rejectedCount: 40,
    message: '40 of 60 records were rejected, which is too many. Nothing was changed.',
  })
  expect(checksum()).toBe(sum)
  expect(await run(changed, { overrideBrakes: true })).toMatchObject({ status: 'done', changed: 20 })
})

test('a dry run says what a run would do and writes nothing at all', async () => {
  await run(csv([row(1, 10), row(2, 20), row(3, 30)]))
  const path = csv([row(1, 10), row(2, 21), row(4, 40), row(4, 41), row(5, 'cheap')])
  const bytes = db.$client.serialize()
  const dry = await runJob(db, { kind: 'dry-run', options: { path, source: 'a' } })
  expect(db.$client.serialize().equals(bytes)).toBe(true)
  expect(dry).toMatchObject({ added: 1, changed: 1, unchanged: 1, gone: 1, rejectedCount: 2 })
  expect(dry.rejected).toMatchObject([
    { line: 5, externalId: '4', field: 'externalId' },
    { line: 6, externalId: '5', field: 'price' },
  ])
  expect(await run(path)).toMatchObject({ added: 1, changed: 1, unchanged: 1, gone: 1, rejectedCount: 2 })
})
