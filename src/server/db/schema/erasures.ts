import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { timeOfInsert } from '#server/db/schema/columns.ts'

/** Keyed hashes of erased people, so that no old backup brings them back. The hashes identify nobody. */
export const erasures = sqliteTable('erasures', {
  hash: text('hash').primaryKey(),
  erasedAt: timeOfInsert('erased_at'),
})

/** Random keys of this installation, sealed with its secret. */
export const sealedKeys = sqliteTable('sealed_keys', {
  purpose: text('purpose').primaryKey(),
  sealed: text('sealed').notNull(),
})
