import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { count, gte, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '#server/db/client.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { products } from '#server/db/schema/catalog.ts'
import { createFindingThreads } from '#server/features/products/finding/finding-threads.ts'
import { readProducts } from '#server/features/products/finding/service.ts'
import { suggestProducts } from '#server/features/products/service.ts'
import { productFacetsInput } from '#shared/inputs/products.ts'
import { folderOfTest } from '#tests/helpers/own-folder.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

const ALWAYS_IN_A_THREAD = 0
let db: Database

beforeEach(() => {
  db = openDatabase(join(folderOfTest(), 'shop.db'))
  for (const priceMinor of [100, 200, 300]) makeProduct(db, { name: `Bib ${priceMinor}`, priceMinor })
})
afterEach(() => db.$client.close())

test('refuses excess searches with a sentence and answers the next', async () => {
  const ask = createFindingThreads(db.$client.name, 1)
  const question = { question: 'suggest' as const, args: ['bib'] }
  const answers = await Promise.allSettled(Array.from({ length: 4 }, () => ask(question)))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
  expect(answers[3]).toMatchObject({ reason: { code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 5 } })
  expect(await ask(question)).toEqual(suggestProducts(db, 'bib'))
})

test('passes on a refusal from the thread unchanged', async () => {
  const ask = createFindingThreads(db.$client.name)
  const unknown = productFacetsInput.parse({ category: 'Gardening' })
  await expect(ask({ question: 'facets', args: [unknown, 'SEK'] })).rejects.toMatchObject({
    name: 'DomainError',
    code: 'BAD_REQUEST',
    message: expect.stringContaining('Unknown category'),
  })
})

test('keeps the code of an SQLite error from the thread', async () => {
  const ask = createFindingThreads(db.$client.name)
  await ask({ question: 'suggest', args: ['bib'] })
  db.$client.exec('drop table products_fts')
  await expect(ask({ question: 'suggest', args: ['bib'] })).rejects.toMatchObject({
    name: 'SqliteError',
    code: 'SQLITE_ERROR',
  })
})

test('passes on an error from the thread, which keeps working', async () => {
  const ask = createFindingThreads(db.$client.name)
  await expect(ask({ question: 'list', args: [null] })).rejects.toThrow(TypeError)
  expect(await ask({ question: 'count', args: ['bib'] })).toMatchObject({ total: 3 })
})

const dear = () =>
  db
    .select({ matches: count().as('matches') })
    .from(products)
    .where(gte(products.priceMinor, 200))

test('reads a large catalog in a thread and a small one directly', async () => {
  const prepare = vi.spyOn(db.$client, 'prepare')
  expect(await readProducts(db, dear(), ALWAYS_IN_A_THREAD)).toEqual([{ matches: 2 }])
  const isOurs = ([source]: [string]) => source.includes('"matches"')
  expect(prepare.mock.calls.some(isOurs)).toBe(false)
  expect(await readProducts(db, dear())).toEqual([{ matches: 2 }])
  expect(prepare.mock.calls.some(isOurs)).toBe(true)
})

test('sees fresh writes in a thread that has read before', async () => {
  await readProducts(db, dear(), ALWAYS_IN_A_THREAD)
  makeProduct(db, { priceMinor: 900 })
  expect(await readProducts(db, dear(), ALWAYS_IN_A_THREAD)).toEqual([{ matches: 3 }])
})

test('passes on a database error during a read with its code', async () => {
  const broken = db.select({ matches: sql<number>`no_such_column`.as('matches') }).from(products)
  const reading = readProducts(db, broken, ALWAYS_IN_A_THREAD)
  await expect(reading).rejects.toBeInstanceOf(SqliteDatabase.SqliteError)
  await expect(reading).rejects.toMatchObject({ code: 'SQLITE_ERROR' })
})
