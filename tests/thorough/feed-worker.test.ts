import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asc, count } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '#server/db/client.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { products } from '#server/db/schema/catalog.ts'
import { feedRuns } from '#server/db/schema/feeds.ts'
import { importFeedFile, runCategoriesJob, runJob } from '#server/features/feeds/service.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'
import { folderOfTest } from '#tests/helpers/own-folder.ts'

const ROWS = 5_000
const TIME_LIMIT_MS = 60_000
const command = join(import.meta.dirname, '../../src/server/cli/import-feed.ts')
let folder: string
let path: string
let db: Database

beforeEach(() => {
  folder = folderOfTest()
  path = join(folder, 'feed.csv')
  const rows = Array.from(
    { length: ROWS },
    (_, id) => `${id},Rattle ${id},https://shop.example/${id},${id + 1}`,
  )
  writeFileSync(path, ['aw_product_id,product_name,aw_deep_link,search_price', ...rows].join('\n'))
  db = openDatabase(join(folder, 'shop.db'))
})

afterEach(() => db.$client.close())

function contents(database: Database) {
  const { id, externalId, name, priceMinor, slug, searchText, contentHash, delistedAt } = products
  const columns = { id, externalId, name, priceMinor, slug, searchText, contentHash, delistedAt }
  return database.select(columns).from(products).orderBy(asc(externalId)).all()
}

const countsOf = ({ $client }: Database) =>
  ['catalogue_counts', 'catalogue_facets'].map((table) =>
    $client.prepare(`select * from ${table} where listed > 0 order by 1, 2`).all(),
  )

const stored = () => db.select({ n: count() }).from(products).get()?.n ?? 0
const statuses = () =>
  db
    .select({ status: feedRuns.status })
    .from(feedRuns)
    .all()
    .map(({ status }) => status)

test('a run after kill -9 ends with the same result', {
  timeout: TIME_LIMIT_MS,
}, async () => {
  const child = spawn(process.execPath, [command, path, '--source', 'a'], {
    env: { ...process.env, DATABASE_PATH: join(folder, 'shop.db') },
    stdio: 'ignore',
  })
  await vi.waitFor(() => expect(stored()).toBeGreaterThan(300), { timeout: TIME_LIMIT_MS, interval: 5 })
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(stored()).toBeLessThan(ROWS)
  expect(statuses()).toEqual(['running'])

  const report = await runJob(db, { kind: 'import', options: { path, source: 'a' } })
  expect(report).toMatchObject({ status: 'done', records: ROWS, changed: 0, delisted: 0 })
  expect(report.added + report.unchanged).toBe(ROWS)
  expect(statuses()).toEqual(['interrupted', 'done'])
  db.$client.exec(`insert into products_fts (products_fts) values ('integrity-check')`)

  const other = newDatabase()
  await importFeedFile(other, { path, source: 'a' })
  expect(contents(db)).toEqual(contents(other))
  expect(countsOf(db)).toEqual(countsOf(other))
  expect(countsOf(db)[1]).not.toEqual([])
})

test('a worker excludes another, stops on request, and the rest follows later', {
  timeout: TIME_LIMIT_MS,
}, async () => {
  const job = { kind: 'import' as const, options: { path, source: 'a' } }
  const stop = new AbortController()
  const begun = Promise.withResolvers<number>()
  const first = runJob(db, job, {
    signal: stop.signal,
    onProgress: ({ report, bytesTotal }) => {
      expect(bytesTotal).toBeGreaterThan(100_000)
      begun.resolve(report.records)
    },
  })
  expect(await begun.promise).toBe(0)
  stop.abort()
  await expect(importFeedFile(db, job.options)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await first).toMatchObject({ status: 'canceled', delisted: 0 })
  expect(await runJob(db, job)).toMatchObject({ status: 'done', records: ROWS })
  expect(statuses()).toEqual(['canceled', 'done'])
})

test('a file with a new long category in every row fits the worker’s memory', {
  timeout: TIME_LIMIT_MS,
}, async () => {
  const rows = Array.from(
    { length: 120_000 },
    (_, id) => `${id},Rattle,https://shop.example/${id},1,${id} ${'Department > '.repeat(40)}`,
  )
  writeFileSync(
    path,
    ['aw_product_id,product_name,aw_deep_link,search_price,merchant_category', ...rows].join('\n'),
  )
  const { categories, products, unlisted } = await runCategoriesJob(db, { path, source: 'a' }, {})
  expect({ listed: categories.length, products, unlisted }).toEqual({
    listed: 10_000,
    products: 120_000,
    unlisted: 110_000,
  })
})
