import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { transactionChanges, transactions } from '#server/db/schema/earnings.ts'
import { DAY_MS } from '#shared/time/durations.ts'

/** The decision's time, or when a report first said it. */
const decidedAt = sql<number | null>`coalesce(${transactions.validatedAt}, (
  select min(${transactionChanges.at}) from ${transactionChanges}
  where ${transactionChanges.transactionId} = ${transactions.id} and ${transactionChanges.toState} <> 'pending'))`

const hasSale = sql`exists (select 1 from transactions as sale
  where sale.account_id = ${transactions.accountId} and sale.external_id = ${transactions.correctsId})`

/** Adds corrections to their sale; one corrected to nothing counts as declined, at its first amount. */
export function salesOf(db: Database) {
  const correction = {
    accountId: transactions.accountId,
    correctsId: transactions.correctsId,
    commission: sql<number>`sum(${transactions.commissionMinor})`.as('commission_sum'),
    order: sql<number>`sum(coalesce(${transactions.orderMinor}, 0))`.as('order_sum'),
  }
  const corrections = db
    .select(correction)
    .from(transactions)
    .where(isNotNull(transactions.correctsId))
    .groupBy(transactions.accountId, transactions.correctsId)
    .as('corrections')
  const net = sql`${transactions.commissionMinor} + coalesce(${corrections.commission}, 0)`
  const isUndone = sql`(${corrections.commission} is not null and ${net} = 0)`
  const state = sql`case when ${isUndone} then 'declined'
    when ${transactions.correctsId} is not null then 'approved' else ${transactions.state} end`
  return db
    .select({
      state: sql<string>`${state}`.as('state'),
      commission: sql<number>`case when ${isUndone} then ${transactions.commissionMinor} else ${net} end`.as(
        'commission',
      ),
      order: sql<number>`coalesce(${transactions.orderMinor}, 0) + coalesce(${corrections.order}, 0)`.as(
        'order_value',
      ),
      currency: transactions.currency,
      retailer: transactions.advertiserName,
      placement: transactions.placement,
      page: transactions.page,
      productId: transactions.productId,
      hasForeignReference: transactions.hasForeignReference,
      isBonus: transactions.isBonus,
      clickedAt: sql<number>`coalesce(${transactions.clickedAt}, ${transactions.orderedAt})`.as('clicked'),
      orderedAt: transactions.orderedAt,
      decidedAt: decidedAt.as('decided'),
      waitedDays: sql<
        number | null
      >`(${transactions.orderedAt} - ${transactions.clickedAt}) * 1.0 / ${DAY_MS}`.as('waited'),
    })
    .from(transactions)
    .leftJoin(
      corrections,
      and(
        eq(corrections.accountId, transactions.accountId),
        eq(corrections.correctsId, transactions.externalId),
      ),
    )
    .where(
      and(isNull(transactions.missingSince), sql`(${transactions.correctsId} is null or not ${hasSale})`),
    )
    .as('sales')
}

export type Sales = ReturnType<typeof salesOf>

export function sumWhere(condition: SQL, value: SQL): SQL<number> {
  return sql<number>`coalesce(sum(case when ${condition} then ${value} else 0 end), 0)`
}

export function countWhere(condition: SQL): SQL<number> {
  return sumWhere(condition, sql`1`)
}
