import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { rowId, time, timeOfInsert } from '#server/db/schema/columns.ts'
import { CAMPAIGN_STATUSES } from '#shared/inputs/campaigns.ts'

export const campaigns = sqliteTable('campaigns', {
  id: rowId(),
  subject: text('subject').notNull(),
  /** Shown next to the subject in the inbox. */
  preview: text('preview').notNull().default(''),
  markdown: text('markdown').notNull(),
  status: text('status', { enum: CAMPAIGN_STATUSES }).notNull().default('draft'),
  createdAt: timeOfInsert('created_at'),
  updatedAt: timeOfInsert('updated_at'),
  startedAt: time('started_at'),
  finishedAt: time('finished_at'),
})
