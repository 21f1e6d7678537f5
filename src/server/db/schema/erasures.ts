import { sql } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Keyed hashes of erased people, so that no old backup brings them back. The hashes identify nobody. */
export const erasures = sqliteTable('erasures', {
  hash: text('hash').primaryKey(),
  erasedAt: integer('erased_at', { mode: 'timestamp_ms' })
    .notNull()
    .default(sql`(cast(unixepoch('subsec') * 1000 as integer))`),
})

/** Random keys of this installation, sealed with its secret. */
export const sealedKeys = sqliteTable('sealed_keys', {
  purpose: text('purpose').primaryKey(),
  sealed: text('sealed').notNull(),
})
