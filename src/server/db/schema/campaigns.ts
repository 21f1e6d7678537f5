import { sql } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { CAMPAIGN_STATUSES } from '#shared/inputs/campaigns.ts'

const now = sql`(cast(unixepoch('subsec') * 1000 as integer))`

export const campaigns = sqliteTable('campaigns', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  subject: text('subject').notNull(),
  /** Shown next to the subject in the inbox. */
  preview: text('preview').notNull().default(''),
  markdown: text('markdown').notNull(),
  status: text('status', { enum: CAMPAIGN_STATUSES }).notNull().default('draft'),
  createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull().default(now),
  updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull().default(now),
  startedAt: integer('started_at', { mode: 'timestamp_ms' }),
  finishedAt: integer('finished_at', { mode: 'timestamp_ms' }),
})
