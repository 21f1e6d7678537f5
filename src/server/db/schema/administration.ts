import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { AUDIT_ACTIONS } from '#shared/audit.ts'

const now = sql`(cast(unixepoch('subsec') * 1000 as integer))`

/** Who changed what in the admin area, written in the same transaction as the change. */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    at: integer('at', { mode: 'timestamp_ms' }).notNull().default(now),
    /** No foreign key: what somebody did stays known when the account is gone. */
    actorId: text('actor_id').notNull(),
    actorEmail: text('actor_email').notNull(),
    action: text('action', { enum: AUDIT_ACTIONS }).notNull(),
    targetId: text('target_id'),
    targetName: text('target_name').notNull(),
    /** The fields that changed, as they were and as they are. */
    before: text('before', { mode: 'json' }).$type<Record<string, unknown>>(),
    after: text('after', { mode: 'json' }).$type<Record<string, unknown>>(),
  },
  (table) => [index('audit_log_by_action').on(table.action, table.id)],
)

/** Products that an administrator deleted, whole, for as long as that can be undone. */
export const deletedProducts = sqliteTable(
  'deleted_products',
  {
    deletionId: text('deletion_id').notNull(),
    productId: integer('product_id').notNull(),
    row: text('row').notNull(),
    prices: text('prices').notNull(),
    deletedAt: integer('deleted_at', { mode: 'timestamp_ms' }).notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.deletionId, table.productId] }),
    index('deleted_products_by_time').on(table.deletedAt),
  ],
)
