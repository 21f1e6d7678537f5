import { and, asc, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { betweenDays } from '#server/db/between-days.ts'
import type { Database } from '#server/db/client.ts'
import { transactions } from '#server/db/schema/earnings.ts'
import type { Days } from '#server/features/earnings/reports/group-sums.ts'
import { countWhere, type Sales, salesOf, sumWhere } from '#server/features/earnings/reports/sales.ts'
import { DAY_MS } from '#shared/time/durations.ts'

const UNPAID_AFTER_MS = 90 * DAY_MS
const MAX_LISTED = 20

const REMARKS = {
  bonus: (sales: Sales) => sql`${sales.isBonus}`,
  noReference: (sales: Sales) =>
    sql`not ${sales.isBonus} and ${sales.placement} is null and not ${sales.hasForeignReference}`,
  foreignReference: (sales: Sales) => sql`not ${sales.isBonus} and ${sales.hasForeignReference}`,
  unknownRetailer: (sales: Sales) => sql`${sales.retailer} = ''`,
}

/** Returns the sales in the period that no click, link, or retailer of the shop explains; declined ones excluded. */
export function remarksOf(db: Database, days: Days) {
  const sales = salesOf(db)
  const isInPeriod = betweenDays(sql`${sales.orderedAt}`, days)
  const counts = inArray(sales.state, ['pending', 'approved', 'paid'])
  return Object.entries(REMARKS).flatMap(([kind, conditionOf]) => {
    const condition = conditionOf(sales)
    return db
      .select({
        currency: sales.currency,
        count: countWhere(condition),
        commission: sumWhere(condition, sql`${sales.commission}`),
      })
      .from(sales)
      .where(and(isInPeriod, counts))
      .groupBy(sales.currency)
      .all()
      .filter((row) => row.count > 0)
      .map((row) => ({ kind, ...row }))
  })
}

export function missingSales(db: Database, days: Days) {
  return db
    .select({
      currency: transactions.currency,
      count: count(),
      commission: sql<number>`sum(${transactions.commissionMinor})`,
    })
    .from(transactions)
    .where(and(betweenDays(transactions.orderedAt, days), isNotNull(transactions.missingSince)))
    .groupBy(transactions.currency)
    .all()
    .map((row) => ({ kind: 'missing', ...row }))
}

export function unknownPrograms(db: Database, days: Days) {
  return db
    .select({ program: transactions.program, count: count() })
    .from(transactions)
    .where(and(betweenDays(transactions.orderedAt, days), eq(transactions.advertiserName, '')))
    .groupBy(transactions.program)
    .orderBy(desc(count()), asc(transactions.program))
    .limit(MAX_LISTED)
    .all()
}

export function unpaidSales(db: Database, now: Date) {
  const sales = salesOf(db)
  const approvedAt = sql`coalesce(${sales.decidedAt}, ${sales.orderedAt})`
  const isLate = sql`${approvedAt} < ${now.getTime() - UNPAID_AFTER_MS}`
  const commission = sql<number>`sum(${sales.commission})`
  return db
    .select({
      retailer: sales.retailer,
      currency: sales.currency,
      count: count(),
      commission,
      oldestAt: sql<number>`min(${approvedAt})`,
    })
    .from(sales)
    .where(and(eq(sales.state, 'approved'), isLate))
    .groupBy(sales.retailer, sales.currency)
    .orderBy(desc(commission))
    .limit(MAX_LISTED)
    .all()
}
