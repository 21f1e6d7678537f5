import { between, inArray, type SQL, sql } from 'drizzle-orm'
import { betweenDays } from '#server/db/between-days.ts'
import type { Database } from '#server/db/client.ts'
import { clicks } from '#server/db/schema/catalog.ts'
import { countWhere, type Sales, salesOf, sumWhere } from '#server/features/earnings/reports/sales.ts'
import type { EarningsGroup } from '#shared/search-params/earnings.ts'
import { DAY_MS } from '#shared/time/durations.ts'

export interface Days {
  from: string
  to: string
}

export interface Context {
  db: Database
  days: Days
  now: Date
  /** Sales younger than this are left out of the approval rate. */
  medianDays: number | null
}

type KeyOfSale = (sales: Sales, time: SQL) => SQL

const LISTED_STATES = ['pending', 'approved', 'paid']

export const GROUPS: Record<EarningsGroup, { ofSale: KeyOfSale; ofClick: SQL }> = {
  page: {
    ofSale: (sales) => sql`coalesce(${sales.page}, '')`,
    // The links of cards are shared by all pages, so their sales have no page either.
    ofClick: sql`case when ${clicks.placement} = 'card' then '' else ${clicks.page} end`,
  },
  product: { ofSale: (sales) => sql`coalesce(${sales.productId}, 0)`, ofClick: sql`${clicks.productId}` },
  retailer: { ofSale: (sales) => sql`${sales.retailer}`, ofClick: sql`${clicks.advertiserName}` },
  placement: { ofSale: (sales) => sql`coalesce(${sales.placement}, '')`, ofClick: sql`${clicks.placement}` },
  month: {
    ofSale: (_, time) => sql`strftime('%Y-%m', ${time} / 1000, 'unixepoch')`,
    ofClick: sql`substr(${clicks.day}, 1, 7)`,
  },
}

export function groupSums({ db, days, now, medianDays }: Context, ofSale: KeyOfSale) {
  const sales = salesOf(db)
  const key = sql<string>`cast(${ofSale(sales, sql`${sales.orderedAt}`)} as text)`
  const isIn = (...states: string[]) => sql`${inArray(sales.state, states)}`
  const commission = (state: string) => sumWhere(isIn(state), sql`${sales.commission}`)
  const isOrder = sql`${isIn(...LISTED_STATES)} and ${sales.commission} >= 0 and not ${sales.isBonus}`
  const isOld = sql`${sales.orderedAt} < ${now.getTime() - (medianDays ?? 0) * DAY_MS}`
  return db
    .select({
      key,
      currency: sales.currency,
      pending: commission('pending'),
      approved: commission('approved'),
      paid: commission('paid'),
      declined: commission('declined'),
      other: commission('other'),
      orders: countWhere(isOrder),
      orderValue: sumWhere(isIn(...LISTED_STATES), sql`${sales.order}`),
      approvedCount: countWhere(sql`${isOld} and ${isIn('approved', 'paid')}`),
      declinedCount: countWhere(sql`${isOld} and ${isIn('declined')}`),
    })
    .from(sales)
    .where(betweenDays(sql`${sales.orderedAt}`, days))
    .groupBy(key, sales.currency)
    .all()
}

/** Sums the commission that came from clicks in the period on our own links; declined sales and bonuses bring none. */
export function commissionOfClicks({ db, days }: Context, ofSale: KeyOfSale) {
  const sales = salesOf(db)
  const key = sql<string>`cast(${ofSale(sales, sql`${sales.clickedAt}`)} as text)`
  const isOurs = sql`${sales.placement} is not null and not ${sales.isBonus}`
  const counts = sql`${inArray(sales.state, LISTED_STATES)} and ${isOurs}`
  return db
    .select({ key, currency: sales.currency, commission: sql<number>`sum(${sales.commission})` })
    .from(sales)
    .where(sql`${counts} and ${betweenDays(sql`${sales.clickedAt}`, days)}`)
    .groupBy(key, sales.currency)
    .all()
}

export function clickSums({ db, days }: Context, ofClick: SQL): Map<string, number> {
  const key = sql<string>`cast(${ofClick} as text)`
  const rows = db
    .select({ key, count: sql<number>`sum(${clicks.count})` })
    .from(clicks)
    .where(between(clicks.day, days.from, days.to))
    .groupBy(key)
    .all()
  return new Map(rows.map((row) => [row.key, row.count]))
}
