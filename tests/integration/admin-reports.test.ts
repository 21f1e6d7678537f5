import { expect, test } from 'vitest'
import type { Database } from '#server/db/client.ts'
import { clicks, pageViews } from '#server/db/schema/catalog.ts'
import { donations } from '#server/db/schema/donations.ts'
import { receiptMail } from '#server/features/donations/receipts/service.ts'
import { donationProgress } from '#server/features/donations/service.ts'
import { dailyFigures } from '#server/features/reports/service.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'

test('figures are sums by day minus refunds', async () => {
  const { admin, caller, db } = await adminShop()
  const today = new Date().toISOString().slice(0, 10)
  const click = { day: today, placement: 'card' as const, advertiserName: '' }
  db.insert(clicks)
    .values([
      { ...click, productId: 1, count: 2 },
      { ...click, productId: 2, count: 3 },
    ])
    .run()
  db.insert(pageViews)
    .values([
      { day: today, page: 'h', count: 40 },
      { day: today, page: 's', count: 2 },
    ])
    .run()
  const donation = { amountMinor: 1_500, email: 'a@b.example', livemode: true, paidAt: new Date() }
  db.insert(donations)
    .values([
      { ...donation, status: 'paid', refundedMinor: 500 },
      { ...donation, status: 'pending', paidAt: null },
    ])
    .run()
  await caller.favorites.add({ productId: 1 })
  const report = await admin.reports.daily({ days: 7 })
  expect(report.clicks.at(-1)).toEqual({ day: today, value: 5 })
  expect(report.views.at(-1)).toEqual({ day: today, value: 42 })
  expect(report.donations.at(-1)).toEqual({ day: today, value: 10 })
  expect(report.favorites.at(-1)).toEqual({ day: today, value: 1 })
  expect(report.subscribers).toHaveLength(7)
  await expect(admin.reports.daily({ days: 5_000 })).rejects.toThrow('Choose one of the periods')
})

const DEMO = { isDemo: true, isLive: false }
const LIVE = { isDemo: false, isLive: true }

/** One donation of each state, in each mode, paid today. */
function fillLedger(db: Database) {
  const today = { email: 'a@b.example', currency: 'USD', paidAt: new Date() }
  const states = [
    { status: 'paid', amountMinor: 10_000, refundedMinor: 2_500 },
    { status: 'refunded', amountMinor: 4_000, refundedMinor: 4_000 },
    { status: 'disputed', amountMinor: 6_000, refundedMinor: 1_000 },
    { status: 'pending', amountMinor: 900, paidAt: null },
    { status: 'failed', amountMinor: 800, paidAt: null },
  ] as const
  const rows = [true, false].flatMap((livemode) => states.map((state) => ({ ...today, ...state, livemode })))
  db.insert(donations).values(rows).run()
}

test('progress, ledger, report, and receipts agree, and demo money stays separate', async () => {
  const { admin, db, deps } = await adminShop()
  fillLedger(db)
  const [inDemo, whenLive] = [DEMO, LIVE].map(
    (payments) => donationProgress({ db, payments }).raisedMinor - 375_000,
  )
  expect(inDemo).toBe(2 * 7_500)
  expect(whenLive).toBe(7_500)
  const { live, demo } = await admin.donations.totals()
  expect(live).toEqual({ donations: 3, receivedMinor: 7_500, refundedMinor: 7_500, disputedMinor: 5_000 })
  expect(demo).toEqual(live)
  const report = await admin.reports.daily({ days: 7 })
  expect(report.donations.at(-1)?.value).toBe(75)
  const mails = await Promise.all(
    db
      .select()
      .from(donations)
      .all()
      .map(({ id }) => receiptMail(deps, id)),
  )
  const receipts = mails.filter((mail) => mail !== undefined)
  for (const { text } of receipts)
    for (const line of ['Amount: 100 USD', 'Refunded: 25 USD', 'Remaining: 75 USD'])
      expect(text).toContain(line)
  expect(receipts).toHaveLength(2)
})

test('a ledger of demo gifts reports nothing and names the shop’s mode', async () => {
  const { db } = await adminShop()
  const gift = { amountMinor: 50_000, email: 'a@b.example', paidAt: new Date(), status: 'paid' as const }
  db.insert(donations)
    .values({ ...gift, livemode: false })
    .run()
  const shops = [undefined, DEMO, { isDemo: false, isLive: false }, LIVE]
  const reports = shops.map((payments) => dailyFigures({ db, payments }, 7))
  expect(reports.map(({ paymentMode }) => paymentMode)).toEqual(['off', 'demo', 'test', 'live'])
  expect(reports.flatMap((report) => report.donations.map(({ value }) => value))).toEqual(Array(28).fill(0))
})
