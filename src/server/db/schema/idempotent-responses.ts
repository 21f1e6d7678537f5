import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { time } from '#server/db/schema/columns.ts'

/** Stored responses to POSTs with an `Idempotency-Key`. */
export const idempotentResponses = sqliteTable(
  'idempotent_responses',
  {
    /** Digest of caller, path and key. */
    id: text('id').primaryKey(),
    /** Digest of the request's content. */
    request: text('request').notNull(),
    status: integer('status').notNull(),
    type: text('type').notNull(),
    body: text('body').notNull(),
    size: integer('size').notNull(),
    storedAt: time('kept_at').notNull(),
  },
  (table) => [index('idempotent_responses_by_time').on(table.storedAt, table.size)],
)
