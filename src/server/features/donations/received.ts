import { and, count, eq, gte, isNotNull, lt, sum } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { dayOf } from '#server/db/day-of.ts'
import { donations } from '#server/db/schema/donations.ts'
import type { Period } from '#server/features/donations/goals.ts'
import type { Payments } from '#server/integrations/payments.ts'
import type { PaymentMode } from '#shared/donations/donation-drive.ts'

export interface ModeDeps {
  payments?: Pick<Payments, 'isDemo' | 'isLive'> | undefined
}

const NOTHING = { donations: 0, receivedMinor: 0, refundedMinor: 0, disputedMinor: 0 }

/** Returns received, refunded and withheld sums in cents: real money, and separately demo and test payments. */
export function receivedTotals(db: Database, { from, until }: Period = {}) {
  const rows = db
    .select({
      livemode: donations.livemode,
      donations: count(),
      receivedMinor: sum(donations.receivedMinor).mapWith(Number),
      refundedMinor: sum(donations.refundedMinor).mapWith(Number),
      disputedMinor: sum(donations.disputedMinor).mapWith(Number),
    })
    .from(donations)
    .where(
      and(
        isNotNull(donations.paidAt),
        from && gte(donations.paidAt, from),
        until && lt(donations.paidAt, until),
      ),
    )
    .groupBy(donations.livemode)
    .all()
  const totalsOf = (isLive: boolean) => {
    const row = rows.find(({ livemode }) => livemode === isLive)
    const { livemode: _, ...totals } = row ?? { livemode: isLive, ...NOTHING }
    return totals
  }
  return { live: totalsOf(true), demo: totalsOf(false) }
}

/** Demo and test payments count only while no real ones can be made. In cents. */
export function receivedInDrive(db: Database, mode: PaymentMode, period: Period = {}): number {
  const { live, demo } = receivedTotals(db, period)
  return mode === 'live' ? live.receivedMinor : live.receivedMinor + demo.receivedMinor
}

/** Sums real money by day (UTC, ISO dates) since the given time, in cents. */
export function receivedByDay(db: Database, from: Date): { day: string; value: number }[] {
  const day = dayOf(donations.paidAt)
  return db
    .select({ day, value: sum(donations.receivedMinor).mapWith(Number) })
    .from(donations)
    .where(and(eq(donations.livemode, true), gte(donations.paidAt, from)))
    .groupBy(day)
    .all()
}

export function paymentMode({ payments }: ModeDeps): PaymentMode {
  if (!payments) return 'off'
  if (payments.isLive) return 'live'
  return payments.isDemo ? 'demo' : 'test'
}
