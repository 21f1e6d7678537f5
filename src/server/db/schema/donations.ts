import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag, rowId, time, timeOfInsert } from '#server/db/schema/columns.ts'
import { DONATION_STATUSES } from '#shared/donations/donation-drive.ts'

export const donations = sqliteTable(
  'donations',
  {
    id: rowId(),
    /** Our own reference at the checkout. Null for the payments of a monthly gift. */
    reference: text('reference').unique(),
    checkoutSessionId: text('checkout_session_id').unique(),
    paymentIntentId: text('payment_intent_id').unique(),
    invoiceId: text('invoice_id').unique(),
    status: text('status', { enum: DONATION_STATUSES }).notNull().default('pending'),
    amountMinor: integer('amount_minor').notNull(),
    refundedMinor: integer('refunded_minor').notNull().default(0),
    /** The only definition of money received: less refunds, and nothing during a dispute. */
    receivedMinor: integer('received_minor')
      .notNull()
      .generatedAlwaysAs(
        sql`(case when status in ('paid', 'refunded') then amount_minor - refunded_minor else 0 end)`,
        { mode: 'virtual' },
      ),
    disputedMinor: integer('disputed_minor')
      .notNull()
      .generatedAlwaysAs(sql`(case when status = 'disputed' then amount_minor - refunded_minor else 0 end)`, {
        mode: 'virtual',
      }),
    currency: text('currency').notNull().default('USD'),
    email: text('email').notNull(),
    /** The language of receipts: a code; empty for the shop's main language. */
    language: text('language').notNull().default(''),
    name: text('name'),
    message: text('message'),
    /** False for demo payments. */
    livemode: flag('livemode').notNull(),
    createdAt: timeOfInsert('created_at'),
    paidAt: time('paid_at'),
    synchronisedAt: time('synchronised_at'),
  },
  (table) => [
    index('donations_by_time').on(table.createdAt),
    index('donations_by_status').on(table.status, table.synchronisedAt),
    index('donations_by_payment').on(table.livemode, table.paidAt, table.receivedMinor),
    check('donations_amount_positive', sql`amount_minor > 0`),
    check('donations_refund_range', sql`refunded_minor between 0 and amount_minor`),
  ],
)

/** Every webhook event handled; a repeated one changes nothing. */
export const stripeEvents = sqliteTable('stripe_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: timeOfInsert('received_at'),
})
