import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

const now = sql`(cast(unixepoch('subsec') * 1000 as integer))`

export const feeds = sqliteTable('feeds', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  /** Also the `source` of its products. */
  name: text('name').notNull().unique(),
  location: text('location').notNull(),
  dialect: text('dialect'),
  settings: text('settings', { mode: 'json' }).$type<Record<string, unknown>>().notNull().default({}),
  lastRunAt: integer('last_run_at', { mode: 'timestamp_ms' }),
  createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull().default(now),
})

export const feedRuns = sqliteTable(
  'feed_runs',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    feedId: integer('feed_id')
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ['running', 'done', 'partial', 'failed'] }).notNull(),
    startedAt: integer('started_at', { mode: 'timestamp_ms' }).notNull().default(now),
    finishedAt: integer('finished_at', { mode: 'timestamp_ms' }),
    records: integer('records').notNull().default(0),
    added: integer('added').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    gone: integer('gone').notNull().default(0),
    rejected: integer('rejected').notNull().default(0),
    message: text('message'),
  },
  (table) => [index('feed_runs_by_feed').on(table.feedId, table.startedAt)],
)
