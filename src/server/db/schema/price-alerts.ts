import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { userId } from '#server/db/schema/accounts.ts'
import { rowId, time, timeOfInsert } from '#server/db/schema/columns.ts'
import { PRICE_ALERT_KINDS } from '#shared/prices/price-alerts.ts'

export const priceAlertReaders = sqliteTable('price_alert_readers', {
  id: rowId(),
  userId: userId().unique(),
  /** Signs the links in this alert owner's emails. */
  linkKey: text('link_key').notNull(),
  pausedAt: time('paused_at'),
  digestAt: time('digest_at'),
})

export const priceAlerts = sqliteTable(
  'price_alerts',
  {
    id: rowId(),
    readerId: integer('reader_id')
      .notNull()
      .references(() => priceAlertReaders.id, { onDelete: 'cascade' }),
    /** No foreign key: like a favorite, it outlives its product. */
    productId: integer('product_id').notNull(),
    productName: text('product_name').notNull(),
    kind: text('kind', { enum: PRICE_ALERT_KINDS }).notNull(),
    targetMinor: integer('target_minor'),
    percent: integer('percent'),
    /** The reference price, and the series it belongs to; null for an alert that waits for stock. */
    baseMinor: integer('base_minor'),
    currency: text('currency'),
    series: integer('series'),
    /** Its email and the price given there; counts once that has left. No foreign key: emails are deleted. */
    mailId: integer('mail_id'),
    mailedMinor: integer('mailed_minor'),
    createdAt: timeOfInsert('created_at'),
  },
  (table) => [
    uniqueIndex('price_alerts_one_of_a_kind').on(table.readerId, table.productId, table.kind),
    check('price_alerts_percent_range', sql`percent is null or percent between 1 and 99`),
  ],
)
