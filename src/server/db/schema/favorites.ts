import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from '#server/db/schema/accounts.ts'

const now = sql`(cast(unixepoch('subsec') * 1000 as integer))`

/** The link to a favorites list. Stored in plain text: anyone who can read this table can read the favorites, too. */
export const favoriteShares = sqliteTable('favorite_shares', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  token: text('token').notNull().unique(),
  createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull().default(now),
})

export const favorites = sqliteTable(
  'favorites',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * No foreign key: a favorite outlives its product and is then displayed as unavailable. Product ids are never
     * reused.
     */
    productId: integer('product_id').notNull(),
    productName: text('product_name').notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId] }),
    index('favorites_by_user').on(table.userId, table.createdAt),
  ],
)
