import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { FEED_LOCATIONS, FEED_RUN_KINDS, FEED_RUN_STATUSES, type FeedOptions } from '#shared/inputs/feeds.ts'

const now = sql`(cast(unixepoch('subsec') * 1000 as integer))`

export const feeds = sqliteTable('feeds', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  /** Also the `source` of its products. */
  name: text('name').notNull().unique(),
  locationKind: text('location_kind', { enum: FEED_LOCATIONS }).notNull().default('path'),
  /** An address, the id of an uploaded file, or a path on the server. */
  location: text('location').notNull(),
  /** Encrypted user name and password. */
  credentials: text('credentials'),
  /** The one that was found last, and the one that an administrator chose. */
  dialect: text('dialect'),
  dialectChosen: text('dialect_chosen'),
  settings: text('settings', { mode: 'json' }).$type<FeedOptions>().notNull().default({}),
  /** A cron expression; null when it is run by hand alone. */
  schedule: text('schedule'),
  enabled: integer('enabled', { mode: 'boolean' }).notNull().default(true),
  /** What the last complete run read: an unchanged answer is not read again. */
  etag: text('etag'),
  lastModified: text('last_modified'),
  fileHash: text('file_hash'),
  /** When a sale in it begins or ends: until then an unchanged file has nothing new. */
  readAgainAt: integer('read_again_at', { mode: 'timestamp_ms' }),
  checkedAt: integer('checked_at', { mode: 'timestamp_ms' }),
  lastRunAt: integer('last_run_at', { mode: 'timestamp_ms' }),
  /** The last complete run: what it listed had its price then. */
  observedAt: integer('observed_at', { mode: 'timestamp_ms' }),
  /** Until when that holds without another one. */
  observedUntil: integer('observed_until', { mode: 'timestamp_ms' }),
  createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull().default(now),
})

export const feedRuns = sqliteTable(
  'feed_runs',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    feedId: integer('feed_id')
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: FEED_RUN_KINDS }).notNull().default('import'),
    status: text('status', { enum: FEED_RUN_STATUSES }).notNull(),
    /** The process at work and its last sign of life. */
    owner: text('owner'),
    heartbeatAt: integer('heartbeat_at', { mode: 'timestamp_ms' }),
    cancelRequested: integer('cancel_requested', { mode: 'boolean' }).notNull().default(false),
    startedAt: integer('started_at', { mode: 'timestamp_ms' }).notNull().default(now),
    finishedAt: integer('finished_at', { mode: 'timestamp_ms' }),
    dialect: text('dialect'),
    bytesRead: integer('bytes_read').notNull().default(0),
    bytesTotal: integer('bytes_total').notNull().default(0),
    /** As the file counts. */
    records: integer('records').notNull().default(0),
    /** What became a product or was rejected. */
    judged: integer('judged').notNull().default(0),
    added: integer('added').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    gone: integer('gone').notNull().default(0),
    withheld: integer('held_back').notNull().default(0),
    rejected: integer('rejected').notNull().default(0),
    /** Of the rejected those that were left out on purpose. */
    leftOut: integer('left_out').notNull().default(0),
    message: text('message'),
    /** False when what it changed is no longer kept. */
    undoable: integer('undoable', { mode: 'boolean' }).notNull().default(true),
    /** How much room what it changed takes. */
    undoBytes: integer('undo_bytes').notNull().default(0),
  },
  (table) => [
    index('feed_runs_by_feed').on(table.feedId, table.startedAt),
    uniqueIndex('feed_runs_one_at_a_time').on(table.feedId).where(sql`status = 'running'`),
  ],
)

/** The first rejections of a run. */
export const feedRejections = sqliteTable(
  'feed_rejections',
  {
    runId: integer('run_id')
      .notNull()
      .references(() => feedRuns.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    line: integer('line').notNull(),
    externalId: text('external_id'),
    field: text('field').notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.position] })],
)

/** What a run changed: each product as it was before, as JSON; null when it was not there. */
export const feedChanges = sqliteTable(
  'feed_changes',
  {
    runId: integer('run_id')
      .notNull()
      .references(() => feedRuns.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull(),
    before: text('before'),
  },
  (table) => [primaryKey({ columns: [table.runId, table.productId] })],
)
