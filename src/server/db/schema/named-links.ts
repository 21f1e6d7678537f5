import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { timeOfInsert } from '#server/db/schema/columns.ts'

/** Retailers' links that texts name as `link:name`. Writers raise the catalog's version. */
export const namedLinks = sqliteTable('named_links', {
  name: text('name').primaryKey(),
  url: text('url').notNull(),
  note: text('note').notNull().default(''),
  /** Rises with each change, so that concurrent edits are detected. */
  version: integer('version').notNull().default(1),
  changedAt: timeOfInsert('changed_at'),
})
