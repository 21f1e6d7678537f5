import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { rowId, timeOfInsert } from '#server/db/schema/columns.ts'

/** Groups of synonymous names, besides the built-in ones (`shared/things`). */
export const nameGroups = sqliteTable('name_groups', {
  id: rowId(),
  names: text('names', { mode: 'json' }).$type<string[]>().notNull(),
  createdAt: timeOfInsert('created_at'),
})

/** Searches as daily sums: no person, no address, no time, and no rare searches. */
export const searches = sqliteTable(
  'searches',
  {
    day: text('day').notNull(),
    /** Folded text, the key by which searches are equal. */
    words: text('words').notNull(),
    /** The search as typed once. */
    spelling: text('shown').notNull(),
    searched: integer('asked').notNull().default(0),
    missed: integer('missed').notNull().default(0),
    /** The number of times a product was opened, or Buy Now pressed, among its results. */
    followed: integer('followed').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.words] }),
    index('searches_by_words').on(table.words, table.day),
  ],
)
