import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { medianDecisionDays } from '#server/features/earnings/reports/delays.ts'
import { groupRows } from '#server/features/earnings/reports/group-rows.ts'
import { type Context, GROUPS, groupSums } from '#server/features/earnings/reports/group-sums.ts'
import {
  missingSales,
  remarksOf,
  unknownPrograms,
  unpaidSales,
} from '#server/features/earnings/reports/remarks.ts'
import { toCsv } from '#shared/files/csv.ts'
import type { EarningsReportInput } from '#shared/inputs/earnings.ts'
import { fromMinor } from '#shared/prices/money.ts'
import { utcDay } from '#shared/time/days.ts'

const MAX_ROWS = 1_000
const MAX_EXPORTED = 100_000
const EXPORT_COLUMNS = [
  'key',
  'name',
  'currency',
  'pending',
  'approved',
  'paid',
  'declined',
  'other',
  'orders',
  'order_value',
  'clicks',
  'earnings_per_click',
  'approval_rate',
  'incomplete',
]

/** Earnings per click divide the commission from clicks in the period by all own clicks of the period. */
export function earningsReport(db: Database, { groupBy, ...days }: EarningsReportInput, now = new Date()) {
  const context: Context = { db, days, now, medianDays: medianDecisionDays(db) }
  return {
    rows: groupRows(context, groupBy).slice(0, MAX_ROWS),
    totals: groupSums(context, () => sql`''`),
    medianDays: context.medianDays,
    remarks: [...remarksOf(db, days), ...missingSales(db, days)],
    unknownPrograms: unknownPrograms(db, days),
    unpaid: unpaidSales(db, now),
  }
}

export function earningsNow(db: Database, now = new Date()) {
  const before = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1))
  const days = { from: utcDay(before), to: utcDay(now) }
  const sums = groupSums({ db, days, now, medianDays: null }, GROUPS.month.ofSale)
  return [utcDay(now), utcDay(before)].map((day) => {
    const month = day.slice(0, 7)
    return { month, sums: sums.filter(({ key }) => key === month) }
  })
}

export function exportEarnings(
  db: Database,
  { groupBy, ...days }: EarningsReportInput,
  now = new Date(),
): string {
  const context: Context = { db, days, now, medianDays: medianDecisionDays(db) }
  const lines = groupRows(context, groupBy)
    .slice(0, MAX_EXPORTED)
    .map((row) => {
      const amount = (minor: number | null) => (minor === null ? null : fromMinor(minor, row.currency))
      const states = [row.pending, row.approved, row.paid, row.declined, row.other].map(amount)
      const ratios = [row.clicks, amount(row.perClick), row.approvalRate, row.isIncomplete ? 'yes' : 'no']
      return [row.key, row.label, row.currency, ...states, row.orders, amount(row.orderValue), ...ratios]
    })
  return toCsv([EXPORT_COLUMNS, ...lines])
}
