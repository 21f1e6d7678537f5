import { expect, test } from 'vitest'
import { networkAccounts, transactions } from '#server/db/schema/earnings.ts'
import { medianDecisionDays, orderDelays } from '#server/features/earnings/reports/delays.ts'
import { DAY_MS } from '#shared/time/durations.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'

const orderedAt = new Date('2026-11-02T10:00:00Z')
const days = (count: number) => new Date(orderedAt.getTime() + count * DAY_MS)

function shopWith(sales: { retailer?: string; waited?: number; decidedAfter?: number }[]) {
  const db = newDatabase()
  const account = db.insert(networkAccounts).values({ network: 'awin', account: '7' }).returning().get()
  const rows = sales.map(({ retailer = '', waited, decidedAfter }, index) => ({
    accountId: account.id,
    externalId: String(index),
    program: '',
    advertiserName: retailer,
    state: 'pending' as const,
    commissionMinor: 1,
    currency: 'SEK',
    orderedAt,
    clickedAt: waited === undefined ? null : days(-waited),
    validatedAt: decidedAfter === undefined ? null : days(decidedAfter),
  }))
  if (rows.length > 0) db.insert(transactions).values(rows).run()
  return db
}

test('the median of days to a decision leaves out undecided sales', () => {
  expect(medianDecisionDays(shopWith([]))).toBeNull()
  const sales = [{}, { decidedAfter: 60 }, { decidedAfter: 10 }, { decidedAfter: 30 }]
  expect(medianDecisionDays(shopWith(sales))).toBe(30)
})

test('nine in ten orders come within the delay, in all and by retailer', () => {
  const quick = Array.from({ length: 10 }, (_, index) => ({ retailer: 'Quick', waited: index / 10 }))
  const slow = Array.from({ length: 10 }, (_, index) => ({ retailer: 'Slow', waited: 10 + index }))
  const { all, byRetailer } = orderDelays(shopWith([...quick, ...slow, { retailer: 'Silent' }]))
  expect(byRetailer).toEqual(
    new Map([
      ['Quick', 0.8],
      ['Slow', 18],
    ]),
  )
  expect(all).toBe(17)
  expect(orderDelays(shopWith([])).all).toBe(0)
})
