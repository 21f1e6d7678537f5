import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from '#server/db/schema/accounts.ts'
import { MEMBERSHIP_PLANS, MEMBERSHIP_STATUSES } from '#shared/donations/memberships.ts'

const now = sql`(cast(unixepoch('subsec') * 1000 as integer))`

/** Subscriptions at Stripe, and the checkouts that may become one. */
export const memberships = sqliteTable(
  'memberships',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** Our own reference, sent to Stripe with the checkout session; it stays with the subscription. */
    reference: text('reference').notNull().unique(),
    /** The financial records outlive the account. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    plan: text('plan', { enum: MEMBERSHIP_PLANS }).notNull(),
    status: text('status', { enum: MEMBERSHIP_STATUSES }).notNull().default('pending'),
    checkoutSessionId: text('checkout_session_id').unique(),
    subscriptionId: text('subscription_id').unique(),
    customerId: text('customer_id'),
    amountMinor: integer('amount_minor').notNull(),
    currency: text('currency').notNull().default('USD'),
    livemode: integer('livemode', { mode: 'boolean' }).notNull(),
    paidUntil: integer('paid_until', { mode: 'timestamp_ms' }),
    /** Set when it was canceled and is running out. */
    endsAt: integer('ends_at', { mode: 'timestamp_ms' }),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull().default(now),
    synchronisedAt: integer('synchronised_at', { mode: 'timestamp_ms' }),
  },
  (table) => [
    index('memberships_by_user').on(table.userId),
    index('memberships_by_status').on(table.status, table.synchronisedAt),
  ],
)
