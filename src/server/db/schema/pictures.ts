import { sql } from 'drizzle-orm'
import { blob, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { PICTURE_KINDS } from '#shared/pictures/uploaded-pictures.ts'

const now = sql`(cast(unixepoch('subsec') * 1000 as integer))`

/** Pictures that administrators uploaded: in the database, so that backups and replicated copies have them. */
export const pictures = sqliteTable('pictures', {
  /** Hash of what it shows and its mean color: the same picture again is the same row. */
  id: text('id').primaryKey(),
  kind: text('kind', { enum: PICTURE_KINDS }).notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  uploadedBy: text('uploaded_by').notNull(),
  /** The last time. */
  uploadedAt: integer('uploaded_at', { mode: 'timestamp_ms' }).notNull().default(now),
})

/** Each size of a picture, as it is sent. */
export const pictureFiles = sqliteTable(
  'picture_files',
  {
    pictureId: text('picture_id')
      .notNull()
      .references(() => pictures.id, { onDelete: 'cascade' }),
    /** Such as `640.avif`. */
    file: text('file').notNull(),
    content: blob('content', { mode: 'buffer' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.pictureId, table.file] })],
)
