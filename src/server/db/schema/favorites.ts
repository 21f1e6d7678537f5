import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { userId } from '#server/db/schema/accounts.ts'
import { timeOfInsert } from '#server/db/schema/columns.ts'

/** The link to a favorites list. Stored in plain text: anyone who can read this table can read the favorites, too. */
export const favoriteShares = sqliteTable('favorite_shares', {
  userId: userId().primaryKey(),
  token: text('token').notNull().unique(),
  createdAt: timeOfInsert('created_at'),
})

export const favorites = sqliteTable(
  'favorites',
  {
    userId: userId(),
    /** No foreign key: a favorite outlives its product. Product ids are never reused. */
    productId: integer('product_id').notNull(),
    productName: text('product_name').notNull(),
    createdAt: timeOfInsert('created_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId] }),
    index('favorites_by_user').on(table.userId, table.createdAt),
  ],
)
