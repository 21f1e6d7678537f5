import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { PLACEMENTS } from '#shared/affiliate/sub-id.ts'
import { REPORTING_NETWORKS, TRANSACTION_STATES } from '#shared/earnings/transaction.ts'

const now = sql`(cast(unixepoch('subsec') * 1000 as integer))`

/** An account at a network whose transactions are read. Files belong to one, too, without a token. */
export const networkAccounts = sqliteTable(
  'network_accounts',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    network: text('network', { enum: REPORTING_NETWORKS }).notNull(),
    /** The account's id at the network, or a name that the shop chose. */
    account: text('account').notNull(),
    /** Encrypted token; null when reports come by file alone. */
    token: text('token'),
    /** A cron expression; null when nothing is read by itself. */
    schedule: text('schedule'),
    lastReadAt: integer('last_read_at', { mode: 'timestamp_ms' }),
    /** The last time when the whole window was read without an error. */
    lastSuccessAt: integer('last_success_at', { mode: 'timestamp_ms' }),
    /** One sentence; empty after a success. */
    lastError: text('last_error').notNull().default(''),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull().default(now),
  },
  (table) => [uniqueIndex('network_accounts_unique').on(table.network, table.account)],
)

/**
 * Sales that networks reported. Only these fields are stored: no buyer, address, device, country or order number, and no
 * reference but one of our own.
 */
export const transactions = sqliteTable(
  'transactions',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    accountId: integer('account_id')
      .notNull()
      .references(() => networkAccounts.id, { onDelete: 'cascade' }),
    externalId: text('external_id').notNull(),
    /** The sale that this row corrects, by its external id; its amounts are then added to that sale's. */
    correctsId: text('corrects_id'),
    /** The network's name or number of the retailer's program. */
    program: text('program').notNull(),
    /** The shop's retailer; empty when none matches the program. */
    advertiserName: text('advertiser_name').notNull().default(''),
    /** Our sub-id in its parts. All null when the report has none of ours. */
    placement: text('placement', { enum: PLACEMENTS }),
    /** As `pageKey` writes it. */
    page: text('page'),
    productId: integer('product_id'),
    /** Whether the report had a reference that is not ours. */
    hasForeignReference: integer('has_foreign_reference', { mode: 'boolean' }).notNull().default(false),
    isBonus: integer('is_bonus', { mode: 'boolean' }).notNull().default(false),
    state: text('state', { enum: TRANSACTION_STATES }).notNull(),
    networkState: text('network_state').notNull().default(''),
    reason: text('reason').notNull().default(''),
    /** Minor units of `currency`. */
    orderMinor: integer('order_minor'),
    commissionMinor: integer('commission_minor').notNull(),
    currency: text('currency').notNull(),
    clickedAt: integer('clicked_at', { mode: 'timestamp_ms' }),
    orderedAt: integer('ordered_at', { mode: 'timestamp_ms' }).notNull(),
    changedAt: integer('changed_at', { mode: 'timestamp_ms' }),
    validatedAt: integer('validated_at', { mode: 'timestamp_ms' }),
    paidAt: integer('paid_at', { mode: 'timestamp_ms' }),
    /** The first and the last time when a report listed it. */
    firstSeenAt: integer('first_seen_at', { mode: 'timestamp_ms' }).notNull().default(now),
    lastSeenAt: integer('last_seen_at', { mode: 'timestamp_ms' }).notNull().default(now),
    /** When a report of its whole period no longer listed it. */
    missingSince: integer('missing_since', { mode: 'timestamp_ms' }),
  },
  (table) => [
    uniqueIndex('transactions_unique').on(table.accountId, table.externalId),
    index('transactions_by_click').on(table.clickedAt),
    index('transactions_by_order').on(table.orderedAt),
  ],
)

/** Every change of a transaction's state or commission, with the time when it was read. */
export const transactionChanges = sqliteTable(
  'transaction_changes',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    transactionId: integer('transaction_id')
      .notNull()
      .references(() => transactions.id, { onDelete: 'cascade' }),
    at: integer('at', { mode: 'timestamp_ms' }).notNull(),
    fromState: text('from_state', { enum: TRANSACTION_STATES }),
    toState: text('to_state', { enum: TRANSACTION_STATES }).notNull(),
    fromCommissionMinor: integer('from_commission_minor'),
    toCommissionMinor: integer('to_commission_minor').notNull(),
  },
  (table) => [index('transaction_changes_by_transaction').on(table.transactionId)],
)
