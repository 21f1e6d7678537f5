import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { rowId, time, timeOfInsert } from '#server/db/schema/columns.ts'
import { BLOCK_NAMES } from '#shared/content/content-blocks.ts'
import type { FormTexts } from '#shared/content/content-form.ts'
import { TRANSLATED_KINDS } from '#shared/content/translated-texts.ts'
import { AUDIT_ACTIONS } from '#shared/inputs/audit.ts'
import type { Language } from '#shared/messages/languages.ts'
import { SETTING_NAMES } from '#shared/site/settings.ts'

/** Administrators' changes, each written in the same transaction as the change. */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: rowId(),
    at: timeOfInsert('at'),
    /** No foreign key: an account's actions stay attributed when the account is deleted. */
    actorId: text('actor_id').notNull(),
    actorEmail: text('actor_email').notNull(),
    action: text('action', { enum: AUDIT_ACTIONS }).notNull(),
    targetId: text('target_id'),
    targetName: text('target_name').notNull(),
    before: text('before', { mode: 'json' }).$type<Record<string, unknown>>(),
    after: text('after', { mode: 'json' }).$type<Record<string, unknown>>(),
  },
  (table) => [
    index('audit_log_by_action').on(table.action, table.id),
    index('audit_log_by_actor').on(table.actorEmail, table.id),
    index('audit_log_by_time').on(table.at),
  ],
)

/** Settings that an administrator changed from their defaults, as text in the format of `.env`. */
export const settings = sqliteTable('settings', {
  name: text('name', { enum: SETTING_NAMES }).primaryKey(),
  value: text('value').notNull(),
})

/** An administrator's replacements for the site's own content; only changed blocks. */
export const content = sqliteTable('content', {
  block: text('block', { enum: BLOCK_NAMES }).primaryKey(),
  value: text('value', { mode: 'json' }).$type<unknown>().notNull(),
  changedAt: time('changed_at').notNull(),
})

/** Texts of categories, landing pages, and blocks of content in the shop's other languages. */
export const translations = sqliteTable(
  'translations',
  {
    kind: text('kind', { enum: TRANSLATED_KINDS }).notNull(),
    /** The id of a category or landing page, or the name of a block. */
    entry: text('entry').notNull(),
    language: text('language').$type<Language>().notNull(),
    /** By the names of the fields in forms. */
    texts: text('texts', { mode: 'json' }).$type<FormTexts>().notNull(),
    /** The texts in the main language that were translated: when they differ from today's, the translation is old. */
    original: text('original', { mode: 'json' }).$type<FormTexts>().notNull(),
    changedAt: time('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.entry, table.language] })],
)

/** The trash: products that an administrator deleted, and that imports must skip. */
export const deletedProducts = sqliteTable(
  'deleted_products',
  {
    productId: integer('product_id').primaryKey(),
    name: text('name').notNull(),
    searchText: text('search_text').notNull(),
    source: text('source').notNull(),
    externalId: text('external_id'),
    reason: text('reason'),
    deletedBy: text('deleted_by').notNull(),
    deletedAt: timeOfInsert('deleted_at'),
    row: text('row').notNull(),
    prices: text('prices').notNull(),
    /** Set when the trash was emptied. The row then only keeps its feed from adding the product again. */
    erasedAt: time('erased_at'),
  },
  (table) => [
    index('deleted_products_by_time').on(table.erasedAt, table.deletedAt, table.productId),
    index('deleted_products_by_feed').on(table.source, table.externalId).where(sql`external_id is not null`),
  ],
)
