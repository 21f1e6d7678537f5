import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { articles } from '#server/db/schema/articles.ts'
import { clicks } from '#server/db/schema/catalog.ts'
import { networkAccounts, transactions } from '#server/db/schema/earnings.ts'
import { storeTransactions } from '#server/features/earnings/storing/service.ts'
import { pageKey } from '#shared/affiliate/page-key.ts'
import { subId } from '#shared/affiliate/sub-id.ts'
import type { ReportedTransaction } from '#shared/earnings/transaction.ts'
import { EARNINGS_GROUPS } from '#shared/search-params/earnings.ts'
import { utcDay } from '#shared/time/days.ts'
import { DAY_MS } from '#shared/time/durations.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

const FIXTURES = join(import.meta.dirname, '../fixtures/earnings')
const days = { from: '2026-11-01', to: '2026-11-30' }

async function shopWithFiles() {
  const shop = await adminShop({ seeded: false })
  async function send(content: Uint8Array<ArrayBuffer> | string) {
    const answer = await shop.app.request('/api/admin/feeds/uploads', {
      method: 'POST',
      headers: { ...shop.headers, 'content-type': 'application/octet-stream' },
      body: content,
    })
    const { upload } = await answer.json()
    return String(upload)
  }
  const sendFixture = (name: string) => send(readFileSync(join(FIXTURES, name)))
  const importFixture = async (name: string) =>
    shop.admin.earnings.import({ upload: await sendFixture(name) })
  const rows = () => shop.db.select().from(transactions).all()
  return { ...shop, send, sendFixture, importFixture, rows }
}

test('a preview says what the import then does; the same file again changes nothing', async () => {
  const { admin, sendFixture, importFixture, rows, log } = await shopWithFiles()
  const upload = await sendFixture('awin.csv')
  const { preview, ...facts } = await admin.earnings.preview({ upload })
  expect(facts).toMatchObject({ network: 'awin', account: 'Files', dateOrder: 'day', lacks: [] })
  expect(preview).toMatchObject({ counts: { added: 3, changed: 0, unchanged: 0 }, unreadableCount: 0 })
  expect(preview?.totals).toContainEqual({
    currency: 'SEK',
    state: 'declined',
    count: 1,
    commissionMinor: 129_050,
  })
  expect(rows()).toEqual([])
  expect(await admin.earnings.import({ upload })).toMatchObject({ added: 3 })
  expect(await importFixture('awin.csv')).toEqual({ added: 0, changed: 0, unchanged: 3, unreadable: 0 })
  expect(rows()).toHaveLength(3)
  expect(log().map(({ action }) => action)).toEqual(['earnings.imported', 'earnings.imported'])
  await expect(admin.earnings.import({ upload })).rejects.toThrow(
    'The file is no longer here. Choose it again',
  )
})

test('nothing about a buyer is stored', async () => {
  const { db, importFixture } = await shopWithFiles()
  await importFixture('awin.csv')
  await importFixture('amazon.tsv')
  const dump = db.$client.serialize()
  expect(dump.includes('259630312')).toBe(true)
  for (const planted of ['planted', '203.0.113.9', 'PlantedPhone', 'SE-PLANTED', 'shop-21', 'DESKTOP'])
    expect(dump.includes(planted), planted).toBe(false)
})

test('a changed state is stored with its history', async () => {
  const { admin, send, importFixture } = await shopWithFiles()
  await importFixture('awin.csv')
  const changed = readFileSync(join(FIXTURES, 'awin.csv'), 'utf8').replace('"pending"', '"approved"')
  expect(await admin.earnings.import({ upload: await send(changed) })).toMatchObject({
    changed: 1,
    unchanged: 2,
  })
  const { transactions: listed, total } = await admin.earnings.transactions({ ...days, state: 'approved' })
  expect(total).toBe(1)
  const [{ id } = { id: 0 }] = listed
  expect(await admin.earnings.changes({ id })).toMatchObject([{ fromState: 'pending', toState: 'approved' }])
})

test('a sale that corrections undo is declined and earns nothing', async () => {
  const { admin, importFixture } = await shopWithFiles()
  await importFixture('cj.csv')
  const { totals, remarks } = await admin.earnings.report(days)
  expect(totals).toMatchObject([
    { currency: 'SEK', pending: 5_000, approved: 0, paid: 0, declined: 1_295, orders: 0, orderValue: 0 },
  ])
  expect(remarks).toContainEqual({ kind: 'bonus', currency: 'SEK', count: 1, commission: 5_000 })
})

test.each([
  ['', 'empty'],
  ['only words', 'no columns'],
  ['ID,Commission Status,Click Ref,Commission Amount,Transaction Date\n', 'no rows'],
  ['PK\u0003\u0004\0\0', 'another format'],
])('the file %j is refused with a reason', async (content, reason) => {
  const { admin, send } = await shopWithFiles()
  await expect(admin.earnings.preview({ upload: await send(content) })).rejects.toThrow(reason)
})

test('unreadable rows are listed with line and reason, and the others are imported', async () => {
  const { admin, send } = await shopWithFiles()
  const lines = [
    'ID,Commission Status,Click Ref,Commission Amount,Currency,Transaction Date',
    '1,approved,,12.50,SEK,2026-11-02',
    '2,approved,,much,SEK,2026-11-02',
    '3,approved,,12.50,SEK,soon',
    '4,approved,,12.50 EUR,SEK,2026-11-02',
    '5,approved,,12.50,EUR,2026-11-02',
    '6,approved',
  ]
  const upload = await send(lines.join('\n'))
  const { preview } = await admin.earnings.preview({ upload })
  expect(preview?.counts.added).toBe(2)
  expect(preview?.unreadable).toEqual([
    { line: 3, reason: 'The commission can’t be read' },
    { line: 4, reason: 'The time of the order can’t be read' },
    { line: 5, reason: 'The row has two currencies' },
    { line: 7, reason: 'The file is cut off here' },
  ])
  expect(await admin.earnings.import({ upload })).toMatchObject({ added: 2, unreadable: 4 })
  expect((await admin.earnings.report(days)).totals.map(({ currency }) => currency).sort()).toEqual([
    'EUR',
    'SEK',
  ])
})

test('columns of an unknown report are chosen by hand', async () => {
  const { admin, send } = await shopWithFiles()
  const upload = await send('Nr;Moment;Sum\nx1;02/11/2026;12,50\n')
  const { lacks, preview } = await admin.earnings.preview({ upload })
  expect({ lacks, preview }).toEqual({ lacks: ['orderedAt', 'commission'], preview: null })
  await expect(admin.earnings.import({ upload })).rejects.toThrow('Choose the columns')
  const chosen = { upload, columns: { id: 0, orderedAt: 1, commission: 2 }, currency: 'SEK' }
  expect(await admin.earnings.import(chosen)).toMatchObject({ added: 1 })
})

/** Sales of one month in every state, with returns, corrections, bonuses, and without references. */
function monthOfSales(references: string[]): ReportedTransaction[] {
  const states = ['pending', 'approved', 'declined', 'paid', 'other'] as const
  return Array.from({ length: 400 }, (_, index) => {
    const orderedAt = new Date(Date.UTC(2026, 10, 1 + (index % 30), 10))
    const corrects = index % 19 === 18 ? String(index - 1) : null
    return {
      externalId: String(index),
      correctsId: corrects,
      program: index % 3 === 0 ? 'Test Shop' : 'Somewhere',
      reference: references[index % references.length] ?? '',
      state: states[index % 5] ?? 'other',
      networkState: '',
      orderMinor: 10_000 + index * 7,
      commissionMinor: corrects ? -333 : 501 + index * 3,
      currency: index % 4 === 0 ? 'EUR' : 'SEK',
      clickedAt: new Date(orderedAt.getTime() - DAY_MS / 2),
      orderedAt,
      changedAt: null,
      validatedAt: index % 5 === 1 ? new Date(orderedAt.getTime() + 10 * DAY_MS) : null,
      paidAt: null,
      isBonus: index % 50 === 7,
      reason: '',
    }
  })
}

test('every grouping adds up to the same sums, to the minor unit', async () => {
  const { db, admin } = await shopWithFiles()
  const product = makeProduct(db)
  const references = [
    subId({ place: 'article', page: 123, product: product.id }),
    subId({ place: 'card', product: product.id }),
    '',
    'x@y',
  ]
  const account = db.insert(networkAccounts).values({ network: 'awin', account: '7' }).returning().get()
  await storeTransactions(db, {
    accountId: account.id,
    transactions: monthOfSales(references),
    now: new Date('2026-12-01'),
  })
  const FIGURES = ['pending', 'approved', 'paid', 'declined', 'other', 'orders', 'orderValue'] as const
  const { totals } = await admin.earnings.report(days)
  expect(totals).toHaveLength(2)
  for (const groupBy of EARNINGS_GROUPS) {
    const { rows } = await admin.earnings.report({ ...days, groupBy })
    for (const total of totals) {
      const ofCurrency = rows.filter(({ currency }) => currency === total.currency)
      for (const figure of FIGURES)
        expect(
          ofCurrency.reduce((sum, row) => sum + row[figure], 0),
          `${groupBy} ${figure}`,
        ).toBe(total[figure])
    }
  }
  const net = db
    .select()
    .from(transactions)
    .all()
    .filter(({ currency }) => currency === 'SEK')
  const all = totals.find(({ currency }) => currency === 'SEK')
  const reported = net.reduce((sum, { commissionMinor }) => sum + commissionMinor, 0)
  expect(all && all.pending + all.approved + all.paid + all.declined + all.other).toBe(reported)
})

test('earnings per click divide the commission of the period’s clicks by all own clicks', async () => {
  const { db, admin } = await shopWithFiles()
  const product = makeProduct(db, { advertiserName: 'Wool Shop' })
  const page = pageKey('article', 123)
  const click = { productId: product.id, advertiserName: 'Wool Shop', networks: 1 }
  db.insert(clicks)
    .values([
      { ...click, day: '2026-11-02', placement: 'article', page, count: 8 },
      { ...click, day: '2026-10-02', placement: 'article', page, count: 100 },
    ])
    .run()
  const reference = subId({ place: 'article', page: 123, product: product.id })
  const account = db.insert(networkAccounts).values({ network: 'awin', account: '7' }).returning().get()
  const [sale] = monthOfSales([reference])
  const clickedAt = new Date('2026-11-02T10:00:00Z')
  const reported = (values: Partial<ReportedTransaction>) =>
    sale ? [{ ...sale, clickedAt, program: 'Wool Shop', currency: 'SEK', ...values }] : []
  await storeTransactions(db, {
    accountId: account.id,
    now: new Date('2026-12-01'),
    transactions: [
      ...reported({ externalId: '1', state: 'approved', commissionMinor: 400 }),
      ...reported({
        externalId: '2',
        state: 'pending',
        commissionMinor: 400,
        orderedAt: new Date('2026-12-03'),
      }),
      ...reported({ externalId: '3', state: 'declined', commissionMinor: 9_000 }),
      ...reported({ externalId: '4', state: 'approved', commissionMinor: 9_000, isBonus: true }),
      ...reported({
        externalId: '5',
        state: 'approved',
        commissionMinor: 9_000,
        clickedAt: new Date('2026-10-20'),
      }),
    ],
  })
  for (const groupBy of ['page', 'product', 'retailer', 'placement', 'month'] as const) {
    const { rows } = await admin.earnings.report({ ...days, groupBy })
    expect(rows, groupBy).toMatchObject([{ clicks: 8, perClick: 100 }])
  }
})

test('approved commission that waits for more than 90 days is listed; a missing sale no longer counts', async () => {
  const { db, admin } = await shopWithFiles()
  const account = db.insert(networkAccounts).values({ network: 'awin', account: '7' }).returning().get()
  const now = new Date()
  const old = new Date(now.getTime() - 100 * DAY_MS)
  const [sale] = monthOfSales([''])
  const listed = sale ? [{ ...sale, state: 'approved' as const, orderedAt: old, validatedAt: old }] : []
  await storeTransactions(db, { accountId: account.id, transactions: listed, now })
  const period = { from: utcDay(old), to: utcDay(now) }
  const { unpaid, unknownPrograms } = await admin.earnings.report(period)
  expect(unpaid).toMatchObject([{ retailer: '', count: 1, commission: 501 }])
  expect(unknownPrograms).toEqual([{ program: 'Test Shop', count: 1 }])
  const later = new Date(now.getTime() + DAY_MS)
  await storeTransactions(db, {
    accountId: account.id,
    transactions: [],
    now: later,
    wholePeriod: { from: old, to: now },
  })
  const report = await admin.earnings.report(period)
  expect(report).toMatchObject({ rows: [], totals: [], unpaid: [], remarks: [{ kind: 'missing', count: 1 }] })
})

test('the page and its CSV file name articles, and nobody but administrators sees them', async () => {
  const shop = await shopWithFiles()
  const { db, admin, app, headers, signInAs } = shop
  const article = db
    .insert(articles)
    .values({
      slug: 'wool',
      title: '=Wool & <b>Silk',
      category: 'Budget Tips',
      relatedProducts: [],
      relatedArticles: [],
      keyPoints: [],
      updatedOn: '2026-11-01',
    })
    .returning()
    .get()
  const account = db.insert(networkAccounts).values({ network: 'awin', account: '7' }).returning().get()
  const sales = monthOfSales([subId({ place: 'article', page: article.id })])
  await storeTransactions(db, { accountId: account.id, transactions: sales, now: new Date() })
  const address = `/api/admin/earnings.csv?${new URLSearchParams({ ...days, groupBy: 'page' })}`
  const csv = await (await app.request(address, { headers })).text()
  expect(csv).toContain(pageKey('article', article.id))
  const page = await app.request(`/admin/earnings?${new URLSearchParams(days)}`, { headers })
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(html).toContain('Earnings')
  expect(html).not.toContain('<b>Silk')
  const parent = await signInAs('user')
  expect((await app.request(address, { headers: parent.headers })).status).toBe(403)
  expect((await app.request(address)).status).toBe(401)
  expect(await admin.earnings.now()).toHaveLength(2)
})
