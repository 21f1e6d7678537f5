import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { count, gte, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '#server/db/client.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { products } from '#server/db/schema/catalogue.ts'
import { readInThread } from '#server/operations/read-in-thread.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

const ALWAYS_IN_A_THREAD = 0
let folder = ''
let db: Database

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tuckling-reading-'))
  db = openDatabase(join(folder, 'shop.db'))
  for (const priceMinor of [100, 200, 300]) makeProduct(db, { priceMinor })
})
afterEach(() => {
  db.$client.close()
  rmSync(folder, { recursive: true, force: true })
})

const dear = () =>
  db
    .select({ found: count().as('found') })
    .from(products)
    .where(gte(products.priceMinor, 200))

test('a large catalogue is read in a thread, with the values of the query, a small one here', async () => {
  const prepare = vi.spyOn(db.$client, 'prepare')
  expect(await readInThread(db, dear(), ALWAYS_IN_A_THREAD)).toEqual([{ found: 2 }])
  const isOurs = ([source]: [string]) => source.includes('"found"')
  expect(prepare.mock.calls.some(isOurs)).toBe(false)
  expect(await readInThread(db, dear())).toEqual([{ found: 2 }])
  expect(prepare.mock.calls.some(isOurs)).toBe(true)
})

test('the thread sees what was written a moment ago', async () => {
  makeProduct(db, { priceMinor: 900 })
  expect(await readInThread(db, dear(), ALWAYS_IN_A_THREAD)).toEqual([{ found: 3 }])
})

test('what the database says against it arrives with its code', async () => {
  const broken = db.select({ found: sql<number>`no_such_column`.as('found') }).from(products)
  const reading = readInThread(db, broken, ALWAYS_IN_A_THREAD)
  await expect(reading).rejects.toBeInstanceOf(SqliteDatabase.SqliteError)
  await expect(reading).rejects.toMatchObject({ code: 'SQLITE_ERROR' })
})
