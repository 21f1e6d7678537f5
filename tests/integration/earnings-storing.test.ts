import { expect, test } from 'vitest'
import { partners } from '#server/db/schema/catalog.ts'
import { networkAccounts, transactionChanges, transactions } from '#server/db/schema/earnings.ts'
import { previewTransactions, storeTransactions } from '#server/features/earnings/storing/service.ts'
import { pageKey } from '#shared/affiliate/page-key.ts'
import { subId } from '#shared/affiliate/sub-id.ts'
import type { ReportedTransaction } from '#shared/earnings/transaction.ts'
import { DAY_MS } from '#shared/time/durations.ts'
import { newDatabase } from '../helpers/new-database.ts'
import { makeProduct } from '../helpers/product-factory.ts'

const ordered = new Date('2026-11-02T10:31:00Z')
const first = new Date('2026-11-10T04:00:00Z')
const second = new Date('2026-11-20T04:00:00Z')

function sale(values: Partial<ReportedTransaction> = {}): ReportedTransaction {
  return {
    externalId: '259630312',
    correctsId: null,
    program: 'Wool Shop',
    reference: '',
    state: 'pending',
    networkState: 'pending',
    orderMinor: 25_900,
    commissionMinor: 1_295,
    currency: 'SEK',
    clickedAt: new Date('2026-11-02T10:04:00Z'),
    orderedAt: ordered,
    changedAt: null,
    validatedAt: null,
    paidAt: null,
    isBonus: false,
    reason: '',
    ...values,
  }
}

function shop() {
  const db = newDatabase()
  const account = db.insert(networkAccounts).values({ network: 'awin', account: '7' }).returning().get()
  const store = (rows: ReportedTransaction[], now = first, wholePeriod?: { from: Date; to: Date }) =>
    storeTransactions(db, {
      accountId: account.id,
      transactions: rows,
      now,
      ...(wholePeriod && { wholePeriod }),
    })
  const preview = (rows: ReportedTransaction[]) =>
    previewTransactions(db, { accountId: account.id, transactions: rows })
  const rows = () => db.select().from(transactions).all()
  return { db, store, preview, rows }
}

test('a repeated report changes nothing, and a preview says so beforehand', async () => {
  const { store, preview, rows } = shop()
  const report = Array.from({ length: 600 }, (_, index) => sale({ externalId: `T-${index}` }))
  expect(await preview(report)).toEqual({ added: 600, changed: 0, unchanged: 0 })
  expect(rows()).toEqual([])
  expect(await store(report)).toEqual({ added: 600, changed: 0, unchanged: 0 })
  expect(await preview(report)).toEqual({ added: 0, changed: 0, unchanged: 600 })
  expect(await store(report, second)).toEqual({ added: 0, changed: 0, unchanged: 600 })
  expect(rows()).toHaveLength(600)
  expect(rows()[0]).toMatchObject({ firstSeenAt: first, lastSeenAt: second })
})

test('each change of state or commission stays in the history, and what a report omits stays stored', async () => {
  const { db, store, rows } = shop()
  await store([sale({ reason: 'Waiting' })])
  const approved = sale({ state: 'approved', commissionMinor: 1_000, clickedAt: null, validatedAt: second })
  expect(await store([approved], second)).toEqual({ added: 0, changed: 1, unchanged: 0 })
  expect(rows()).toMatchObject([
    { state: 'approved', commissionMinor: 1_000, clickedAt: sale().clickedAt, reason: 'Waiting' },
  ])
  expect(db.select().from(transactionChanges).all()).toMatchObject([
    {
      at: second,
      fromState: 'pending',
      toState: 'approved',
      fromCommissionMinor: 1_295,
      toCommissionMinor: 1_000,
    },
  ])
})

test('a sub-id of ours is stored in its parts, and a foreign one not at all', async () => {
  const { db, store, rows } = shop()
  const product = makeProduct(db, { advertiserName: 'Wool Shop' })
  const inArticle = subId({ place: 'article', page: 123, product: product.id })
  const onPage = subId({ place: 'product', product: product.id })
  await store([
    sale({ externalId: '1', reference: inArticle }),
    sale({ externalId: '2', reference: onPage, program: '7052' }),
    sale({ externalId: '3', reference: 'anna@example.test' }),
    sale({ externalId: '4' }),
  ])
  expect(rows()).toMatchObject([
    {
      placement: 'article',
      page: pageKey('article', 123),
      productId: product.id,
      hasForeignReference: false,
    },
    { placement: 'product', page: pageKey('product', product.id), advertiserName: 'Wool Shop' },
    { placement: null, page: null, productId: null, hasForeignReference: true },
    { placement: null, hasForeignReference: false },
  ])
  expect(db.$client.serialize().includes('anna@example.test')).toBe(false)
})

test('a program belongs to the retailer of its name, however it is spelled', async () => {
  const { db, store, rows } = shop()
  makeProduct(db, { advertiserName: 'Tiny Toes' })
  const partner = { description: '', commission: '5%', website: 'https://b.test', position: 1 }
  db.insert(partners)
    .values({ ...partner, name: 'Bed & Böck', category: 'Clothing' })
    .run()
  await store([
    sale({ externalId: '1', program: ' tiny  TOES' }),
    sale({ externalId: '2', program: 'Bed & böck' }),
    sale({ externalId: '3', program: 'Tiny' }),
  ])
  expect(rows().map(({ advertiserName }) => advertiserName)).toEqual(['Tiny Toes', 'Bed & Böck', ''])
})

test('a sale that its whole period no longer lists is marked until it is listed again', async () => {
  const { store, rows } = shop()
  const older = sale({ externalId: 'older', orderedAt: new Date(ordered.getTime() - 60 * DAY_MS) })
  await store([sale(), sale({ externalId: 'other' }), older])
  const period = { from: new Date(ordered.getTime() - DAY_MS), to: second }
  await store([sale({ externalId: 'other' })], second, period)
  expect(rows().map(({ missingSince }) => missingSince)).toEqual([second, null, null])
  await store([sale()], new Date(second.getTime() + DAY_MS), period)
  expect(rows()[0]?.missingSince).toBeNull()
})

test('long texts are cut, and a long id becomes its hash', async () => {
  const { store, rows } = shop()
  const endless = 'a\n'.repeat(500)
  const long = { externalId: endless, program: endless, reason: endless, networkState: endless }
  await store([sale(long)])
  await store([sale(long)], second)
  expect(rows()).toHaveLength(1)
  const [{ externalId, program, reason, networkState } = sale()] = rows()
  expect([externalId, program, reason, networkState].map((text) => text.length)).toEqual([43, 200, 300, 60])
  expect(program).not.toContain('\n')
})
