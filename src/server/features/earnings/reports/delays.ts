import { asc, count, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { salesOf } from '#server/features/earnings/reports/sales.ts'
import { DAY_MS } from '#shared/time/durations.ts'

const MOST_SALES_COMPLETE = 0.9

/** Returns the median number of days from order to decision; null while nothing has been decided. */
export function medianDecisionDays(db: Database): number | null {
  const sales = salesOf(db)
  const decided = isNotNull(sales.decidedAt)
  const total = db.select({ total: count() }).from(sales).where(decided).get()?.total ?? 0
  const days = sql<number>`(${sales.decidedAt} - ${sales.orderedAt}) * 1.0 / ${DAY_MS}`
  const middle = Math.max(0, Math.ceil(total / 2) - 1)
  return (
    db.select({ days }).from(sales).where(decided).orderBy(asc(days)).limit(1).offset(middle).get()?.days ??
    null
  )
}

/** Returns the days after a click within which 90 % of orders come, in all and by retailer. */
export function orderDelays(db: Database): { all: number; byRetailer: Map<string, number> } {
  const sales = salesOf(db)
  const ranked = db
    .select({
      retailer: sales.retailer,
      days: sales.waitedDays,
      share: sql<number>`cume_dist() over (partition by ${sales.retailer} order by ${sales.waitedDays})`.as(
        'share',
      ),
      shareOfAll: sql<number>`cume_dist() over (order by ${sales.waitedDays})`.as('share_of_all'),
    })
    .from(sales)
    .where(isNotNull(sales.waitedDays))
    .as('ranked')
  const least = (share: typeof ranked.share) =>
    sql<number>`min(case when ${share} >= ${MOST_SALES_COMPLETE} then ${ranked.days} end)`
  const rows = db
    .select({ retailer: ranked.retailer, days: least(ranked.share), ofAll: least(ranked.shareOfAll) })
    .from(ranked)
    .groupBy(ranked.retailer)
    .all()
  const ofAll = rows.flatMap((row) => row.ofAll ?? [])
  return {
    all: ofAll.length > 0 ? Math.min(...ofAll) : 0,
    byRetailer: new Map(rows.map(({ retailer, days }) => [retailer, days])),
  }
}
