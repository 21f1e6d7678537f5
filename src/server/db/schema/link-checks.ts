import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { products } from '#server/db/schema/catalogue.ts'
import { LINK_REASONS, LINK_STATES, type LinkReason } from '#shared/search-params/links.ts'

/** One look at a retailer's page. */
export interface LinkCheck {
  at: number
  reason: LinkReason
  /** Absent where nothing answered. */
  status?: number
}

/** What is known of retailers' own pages, a row a product with such an address. */
export const linkChecks = sqliteTable(
  'link_checks',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The address that was checked: another one begins anew. */
    url: text('url').notNull(),
    host: text('host').notNull(),
    state: text('state', { enum: LINK_STATES }),
    reason: text('reason', { enum: LINK_REASONS }),
    checkedAt: integer('checked_at', { mode: 'timestamp_ms' }),
    nextAt: integer('next_at', { mode: 'timestamp_ms' }).notNull(),
    /** Of the misses without a find in between: when the first was, and the last that counted. */
    firstMissAt: integer('first_miss_at', { mode: 'timestamp_ms' }),
    lastMissAt: integer('last_miss_at', { mode: 'timestamp_ms' }),
    /** Answers in a row that told nothing. */
    unknowns: integer('unknowns').notNull().default(0),
    dismissedAt: integer('dismissed_at', { mode: 'timestamp_ms' }),
    /** The last looks, the latest first. */
    history: text('history', { mode: 'json' }).$type<LinkCheck[]>().notNull().default([]),
  },
  (table) => [
    index('link_checks_due').on(table.nextAt),
    index('link_checks_by_state').on(table.state, table.lastMissAt),
    index('link_checks_by_host').on(table.host, table.checkedAt),
  ],
)
