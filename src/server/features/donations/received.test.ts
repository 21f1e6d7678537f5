import { expect, test } from 'vitest'
import { donations } from '#server/db/schema/donations.ts'
import {
  paymentMode,
  receivedByDay,
  receivedInDrive,
  receivedTotals,
} from '#server/features/donations/received.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'

const gift = { email: 'a@b.example', amountMinor: 1_000 }
const paid = { ...gift, status: 'paid' as const }
const day = (text: string) => new Date(`${text}T12:00:00Z`)

function ledger(rows: Omit<typeof donations.$inferInsert, 'email'>[]) {
  const db = newDatabase()
  db.insert(donations)
    .values(rows.map((row) => ({ ...row, email: gift.email })))
    .run()
  return db
}

test('counts demo money only without real payments, and never in reports', () => {
  const db = ledger([
    { ...paid, livemode: true, paidAt: day('2026-03-01') },
    { ...paid, livemode: true, paidAt: day('2026-03-02'), refundedMinor: 400 },
    { ...paid, livemode: false, paidAt: day('2026-03-02'), amountMinor: 9_000 },
  ])
  expect(receivedInDrive(db, 'live')).toBe(1_600)
  expect(receivedInDrive(db, 'demo')).toBe(10_600)
  expect(receivedByDay(db, day('2026-03-02'))).toEqual([{ day: '2026-03-02', value: 600 }])
})

test('counts toward a goal from its start until the next one begins', () => {
  const db = ledger([
    { ...paid, livemode: true, paidAt: new Date('2026-03-01T23:59:59Z') },
    { ...paid, livemode: true, paidAt: new Date('2026-03-02T00:00:00Z'), amountMinor: 300 },
    { ...paid, livemode: true, paidAt: new Date('2026-03-05T00:00:00Z'), amountMinor: 50 },
  ])
  const [from, until] = [new Date('2026-03-02'), new Date('2026-03-05')]
  expect(receivedInDrive(db, 'live', { until: from })).toBe(1_000)
  expect(receivedInDrive(db, 'live', { from, until })).toBe(300)
  expect(receivedInDrive(db, 'live', { from: until })).toBe(50)
})

test('excludes disputed and refunded money', () => {
  const db = ledger([
    { ...gift, status: 'disputed', livemode: true, paidAt: day('2026-03-01') },
    { ...gift, status: 'refunded', livemode: true, paidAt: day('2026-03-01'), refundedMinor: 1_000 },
    { ...gift, status: 'pending', livemode: true },
  ])
  const nothing = { donations: 0, receivedMinor: 0, refundedMinor: 0, disputedMinor: 0 }
  expect(receivedTotals(db)).toEqual({
    live: { donations: 2, receivedMinor: 0, refundedMinor: 1_000, disputedMinor: 1_000 },
    demo: nothing,
  })
})

test('derives the shop’s mode from its key', () => {
  const modeOf = (isDemo: boolean, isLive: boolean) => paymentMode({ payments: { isDemo, isLive } })
  expect([paymentMode({}), modeOf(true, false), modeOf(false, false), modeOf(false, true)]).toEqual([
    'off',
    'demo',
    'test',
    'live',
  ])
})
