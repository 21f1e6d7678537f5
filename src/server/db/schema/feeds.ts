import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { flag, rowId, time, timeOfInsert } from '#server/db/schema/columns.ts'
import { FEED_LOCATIONS, FEED_RUN_KINDS, FEED_RUN_STATUSES, type FeedOptions } from '#shared/inputs/feeds.ts'

export const feeds = sqliteTable('feeds', {
  id: rowId(),
  /** Also the `source` of its products. */
  name: text('name').notNull().unique(),
  locationKind: text('location_kind', { enum: FEED_LOCATIONS }).notNull().default('path'),
  /** A URL, the id of an uploaded file, or a path on the server. */
  location: text('location').notNull(),
  /** Encrypted user name and password. */
  credentials: text('credentials'),
  /** The dialect detected last, and the one that an administrator chose. */
  dialect: text('dialect'),
  dialectChosen: text('dialect_chosen'),
  settings: text('settings', { mode: 'json' }).$type<FeedOptions>().notNull().default({}),
  /** A cron expression; null for a feed that is run only by hand. */
  schedule: text('schedule'),
  enabled: flag('enabled').notNull().default(true),
  /** The validators of the last complete run: an unchanged response is not read again. */
  etag: text('etag'),
  lastModified: text('last_modified'),
  fileHash: text('file_hash'),
  /** The next time when a sale in the feed begins or ends; until then an unchanged file has nothing new. */
  readAgainAt: time('read_again_at'),
  checkedAt: time('checked_at'),
  lastRunAt: time('last_run_at'),
  /** The last complete run, which confirmed the prices of all products it listed. */
  observedAt: time('observed_at'),
  /** The time until which that confirmation holds without another run. */
  observedUntil: time('observed_until'),
  createdAt: timeOfInsert('created_at'),
})

export const feedRuns = sqliteTable(
  'feed_runs',
  {
    id: rowId(),
    feedId: integer('feed_id')
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: FEED_RUN_KINDS }).notNull().default('import'),
    status: text('status', { enum: FEED_RUN_STATUSES }).notNull(),
    owner: text('owner'),
    heartbeatAt: time('heartbeat_at'),
    cancelRequested: flag('cancel_requested').notNull().default(false),
    startedAt: timeOfInsert('started_at'),
    finishedAt: time('finished_at'),
    dialect: text('dialect'),
    bytesRead: integer('bytes_read').notNull().default(0),
    bytesTotal: integer('bytes_total').notNull().default(0),
    /** According to the file itself. */
    records: integer('records').notNull().default(0),
    /** The number of records that became a product or were rejected. */
    judged: integer('judged').notNull().default(0),
    added: integer('added').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    delisted: integer('gone').notNull().default(0),
    withheld: integer('held_back').notNull().default(0),
    rejected: integer('rejected').notNull().default(0),
    /** The number of rejected records that were left out on purpose. */
    leftOut: integer('left_out').notNull().default(0),
    message: text('message'),
    /** False when the data for undoing it has been deleted. */
    undoable: flag('undoable').notNull().default(true),
    undoBytes: integer('undo_bytes').notNull().default(0),
  },
  (table) => [
    index('feed_runs_by_feed').on(table.feedId, table.startedAt),
    uniqueIndex('feed_runs_one_at_a_time').on(table.feedId).where(sql`status = 'running'`),
  ],
)

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

/** The changes of a run: each product as it was before, as JSON; null when it did not exist. */
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
