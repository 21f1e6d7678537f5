import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

const now = sql`(cast(unixepoch('subsec') * 1000 as integer))`

/** Groups of names that mean one thing, besides those that the program knows (`shared/things`). */
export const nameGroups = sqliteTable('name_groups', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  names: text('names', { mode: 'json' }).$type<string[]>().notNull(),
  createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull().default(now),
})

/** What was searched for as daily sums: no person, no address, no time, and nothing that few have asked. */
export const searches = sqliteTable(
  'searches',
  {
    day: text('day').notNull(),
    /** Folded, by which searches are the same. */
    words: text('words').notNull(),
    /** As it was typed once. */
    shown: text('shown').notNull(),
    asked: integer('asked').notNull().default(0),
    /** How often it found nothing. */
    missed: integer('missed').notNull().default(0),
    /** How often a product was opened, or Buy Now pressed, in what it found. */
    followed: integer('followed').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.words] }),
    index('searches_by_words').on(table.words, table.day),
  ],
)
