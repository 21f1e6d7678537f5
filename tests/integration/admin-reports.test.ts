import { expect, test } from 'vitest'
import { clicks } from '#server/db/schema/catalogue.ts'
import { donations } from '#server/db/schema/donations.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'

test('figures are sums by day, and refunds are taken off', async () => {
  const { admin, caller, db } = await adminShop()
  const today = new Date().toISOString().slice(0, 10)
  const click = { day: today, placement: 'card' as const, advertiserName: '' }
  db.insert(clicks)
    .values([
      { ...click, productId: 1, count: 2 },
      { ...click, productId: 2, count: 3 },
    ])
    .run()
  const donation = { amountMinor: 1_500, email: 'a@b.example', livemode: false, paidAt: new Date() }
  db.insert(donations)
    .values([
      { ...donation, status: 'paid', refundedMinor: 500 },
      { ...donation, status: 'pending', paidAt: null },
    ])
    .run()
  await caller.favorites.add({ productId: 1 })
  const report = await admin.reports.daily({ days: 7 })
  expect(report.clicks.at(-1)).toEqual({ day: today, value: 5 })
  expect(report.donations.at(-1)).toEqual({ day: today, value: 10 })
  expect(report.favorites.at(-1)).toEqual({ day: today, value: 1 })
  expect(report.subscribers).toHaveLength(7)
  await expect(admin.reports.daily({ days: 5_000 })).rejects.toThrow('Choose one of the spans')
})
