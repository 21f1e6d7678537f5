import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/db/client.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { createFindingThreads } from '#server/features/products/finding/finding-threads.ts'
import { suggestProducts } from '#server/features/products/service.ts'
import { productFacetsInput } from '#shared/inputs/products.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

let folder = ''
let db: Database

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tuckling-finding-'))
  db = openDatabase(join(folder, 'shop.db'))
  for (const priceMinor of [100, 200, 300]) makeProduct(db, { name: `Bib ${priceMinor}`, priceMinor })
})
afterEach(() => {
  db.$client.close()
  rmSync(folder, { recursive: true, force: true })
})

test('what is too much is refused with a sentence, and the next is answered', async () => {
  const ask = createFindingThreads(db.$client.name, 1)
  const question = { question: 'suggest' as const, asked: ['bib'] }
  const answers = await Promise.allSettled(Array.from({ length: 4 }, () => ask(question)))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
  expect(answers[3]).toMatchObject({ reason: { code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 5 } })
  expect(await ask(question)).toEqual(suggestProducts(db, 'bib'))
})

test('a refusal in the thread is the same refusal here', async () => {
  const ask = createFindingThreads(db.$client.name)
  const unknown = productFacetsInput.parse({ category: 'Gardening' })
  await expect(ask({ question: 'facets', asked: [unknown, 'SEK'] })).rejects.toMatchObject({
    name: 'DomainError',
    code: 'BAD_REQUEST',
    message: expect.stringContaining('Unknown category'),
  })
})

test('what SQLite says in the thread keeps its code', async () => {
  const ask = createFindingThreads(db.$client.name)
  await ask({ question: 'suggest', asked: ['bib'] })
  db.$client.exec('drop table products_fts')
  await expect(ask({ question: 'suggest', asked: ['bib'] })).rejects.toMatchObject({
    name: 'SqliteError',
    code: 'SQLITE_ERROR',
  })
})

test('what goes wrong in the thread goes wrong here, and the thread answers on', async () => {
  const ask = createFindingThreads(db.$client.name)
  await expect(ask({ question: 'list', asked: [null] })).rejects.toThrow(TypeError)
  expect(await ask({ question: 'count', asked: ['bib'] })).toMatchObject({ total: 3 })
})
