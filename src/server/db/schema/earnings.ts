import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { flag, rowId, time, timeOfInsert } from '#server/db/schema/columns.ts'
import { PLACEMENTS } from '#shared/affiliate/sub-id.ts'
import { REPORTING_NETWORKS, TRANSACTION_STATES } from '#shared/earnings/transaction.ts'

/** An account at a network whose transactions are read. Files belong to one, too, without a token. */
export const networkAccounts = sqliteTable(
  'network_accounts',
  {
    id: rowId(),
    network: text('network', { enum: REPORTING_NETWORKS }).notNull(),
    /** The account's id at the network, or a name that the shop chose. */
    account: text('account').notNull(),
    /** Encrypted token; null when reports come by file alone. */
    token: text('token'),
    /** A cron expression; null when nothing is read by itself. */
    schedule: text('schedule'),
    lastReadAt: time('last_read_at'),
    /** The last time when the whole window was read without an error. */
    lastSuccessAt: time('last_success_at'),
    /** One sentence; empty after a success. */
    lastError: text('last_error').notNull().default(''),
    createdAt: timeOfInsert('created_at'),
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
    id: rowId(),
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
    hasForeignReference: flag('has_foreign_reference').notNull().default(false),
    isBonus: flag('is_bonus').notNull().default(false),
    state: text('state', { enum: TRANSACTION_STATES }).notNull(),
    networkState: text('network_state').notNull().default(''),
    reason: text('reason').notNull().default(''),
    /** Minor units of `currency`. */
    orderMinor: integer('order_minor'),
    commissionMinor: integer('commission_minor').notNull(),
    currency: text('currency').notNull(),
    clickedAt: time('clicked_at'),
    orderedAt: time('ordered_at').notNull(),
    changedAt: time('changed_at'),
    validatedAt: time('validated_at'),
    paidAt: time('paid_at'),
    /** The first and the last time when a report listed it. */
    firstSeenAt: timeOfInsert('first_seen_at'),
    lastSeenAt: timeOfInsert('last_seen_at'),
    /** When a report of its whole period no longer listed it. */
    missingSince: time('missing_since'),
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
    id: rowId(),
    transactionId: integer('transaction_id')
      .notNull()
      .references(() => transactions.id, { onDelete: 'cascade' }),
    at: time('at').notNull(),
    fromState: text('from_state', { enum: TRANSACTION_STATES }),
    toState: text('to_state', { enum: TRANSACTION_STATES }).notNull(),
    fromCommissionMinor: integer('from_commission_minor'),
    toCommissionMinor: integer('to_commission_minor').notNull(),
  },
  (table) => [index('transaction_changes_by_transaction').on(table.transactionId)],
)
