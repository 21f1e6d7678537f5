import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from '#server/db/schema/accounts.ts'
import { flag, rowId, time, timeOfInsert } from '#server/db/schema/columns.ts'
import { MEMBERSHIP_PLANS, MEMBERSHIP_STATUSES } from '#shared/donations/memberships.ts'

/** Subscriptions at Stripe, and the checkouts that may become one. */
export const memberships = sqliteTable(
  'memberships',
  {
    id: rowId(),
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
    livemode: flag('livemode').notNull(),
    paidUntil: time('paid_until'),
    /** Set when it was canceled and is running out. */
    endsAt: time('ends_at'),
    createdAt: timeOfInsert('created_at'),
    synchronisedAt: time('synchronised_at'),
  },
  (table) => [
    index('memberships_by_user').on(table.userId),
    index('memberships_by_status').on(table.status, table.synchronisedAt),
  ],
)
