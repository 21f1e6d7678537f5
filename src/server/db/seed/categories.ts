import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { categories } from '#server/db/schema/catalog.ts'
import { DEFAULT_CATEGORIES } from '#shared/products/categories.ts'

/** Adds the default categories to a new shop; from then on they are its owner's. */
export function addFirstCategories<TSchema extends Record<string, unknown>>(
  db: BetterSQLite3Database<TSchema>,
) {
  if (db.select({ id: categories.id }).from(categories).limit(1).get()) return
  DEFAULT_CATEGORIES.forEach((category, index) => {
    const position = index + 1
    db.insert(categories)
      .values({ ...category, key: category.short, id: position, position })
      .run()
  })
}
