import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { BLOCK_NAMES } from '#shared/content/content-blocks.ts'
import { AUDIT_ACTIONS } from '#shared/inputs/audit.ts'
import { SETTING_NAMES } from '#shared/site/settings.ts'

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
  (table) => [
    index('audit_log_by_action').on(table.action, table.id),
    index('audit_log_by_actor').on(table.actorEmail, table.id),
    index('audit_log_by_time').on(table.at),
  ],
)

/** What an administrator chose instead of a default, as text in the form of `.env`. */
export const settings = sqliteTable('settings', {
  name: text('name', { enum: SETTING_NAMES }).primaryKey(),
  value: text('value').notNull(),
})

/** What an administrator wrote in place of the site's own text; only what was changed. */
export const content = sqliteTable('content', {
  block: text('block', { enum: BLOCK_NAMES }).primaryKey(),
  value: text('value', { mode: 'json' }).$type<unknown>().notNull(),
  changedAt: integer('changed_at', { mode: 'timestamp_ms' }).notNull(),
})

/**
 * The trash: products that an administrator deleted, whole. What belongs to a feed also says which of its records an
 * import leaves out.
 */
export const deletedProducts = sqliteTable(
  'deleted_products',
  {
    productId: integer('product_id').primaryKey(),
    name: text('name').notNull(),
    /** Folded name, description and retailer: what a search looks through. */
    searchText: text('search_text').notNull(),
    source: text('source').notNull(),
    externalId: text('external_id'),
    /** Why, in the administrator's words. */
    reason: text('reason'),
    deletedBy: text('deleted_by').notNull(),
    deletedAt: integer('deleted_at', { mode: 'timestamp_ms' }).notNull().default(now),
    row: text('row').notNull(),
    prices: text('prices').notNull(),
    /** Set when the trash was emptied: only what keeps its feed from bringing it again is left in the row. */
    erasedAt: integer('erased_at', { mode: 'timestamp_ms' }),
  },
  (table) => [
    index('deleted_products_by_time').on(table.erasedAt, table.deletedAt, table.productId),
    index('deleted_products_by_feed').on(table.source, table.externalId).where(sql`external_id is not null`),
  ],
)
