import { blob, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { timeOfInsert } from '#server/db/schema/columns.ts'
import { PICTURE_KINDS } from '#shared/pictures/uploaded-pictures.ts'

/** Uploaded pictures, stored in the database so that backups and replicated copies include them. */
export const pictures = sqliteTable('pictures', {
  /** Hash of its content and its mean color: uploading the same picture again gives the same row. */
  id: text('id').primaryKey(),
  kind: text('kind', { enum: PICTURE_KINDS }).notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  uploadedBy: text('uploaded_by').notNull(),
  /** The time of the latest upload. */
  uploadedAt: timeOfInsert('uploaded_at'),
})

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
