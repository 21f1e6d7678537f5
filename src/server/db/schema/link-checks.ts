import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { productId } from '#server/db/schema/catalog.ts'
import { time } from '#server/db/schema/columns.ts'
import { LINK_REASONS, LINK_STATES, type LinkReason } from '#shared/search-params/links.ts'

export interface LinkCheck {
  at: number
  reason: LinkReason
  /** Absent when there was no response. */
  status?: number
}

/** The check results for retailers' own pages, one row for each product with such a URL. */
export const linkChecks = sqliteTable(
  'link_checks',
  {
    productId: productId().primaryKey(),
    /** The checked URL; another one starts over. */
    url: text('url').notNull(),
    host: text('host').notNull(),
    state: text('state', { enum: LINK_STATES }),
    reason: text('reason', { enum: LINK_REASONS }),
    checkedAt: time('checked_at'),
    nextAt: time('next_at').notNull(),
    /** The first miss since the last success, and the last miss that counted. */
    firstMissAt: time('first_miss_at'),
    lastMissAt: time('last_miss_at'),
    /** The number of consecutive inconclusive responses. */
    unknowns: integer('unknowns').notNull().default(0),
    dismissedAt: time('dismissed_at'),
    history: text('history', { mode: 'json' }).$type<LinkCheck[]>().notNull().default([]),
  },
  (table) => [
    index('link_checks_due').on(table.nextAt),
    index('link_checks_by_state').on(table.state, table.lastMissAt),
    index('link_checks_by_host').on(table.host, table.checkedAt),
  ],
)
