import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { categories } from '#server/db/schema/catalogue.ts'
import { CATEGORIES } from '#shared/categories.ts'

export function addMissingCategories<TSchema extends Record<string, unknown>>(
  db: BetterSQLite3Database<TSchema>,
) {
  const known = new Set(
    db
      .select({ short: categories.short })
      .from(categories)
      .all()
      .map((row) => row.short),
  )
  CATEGORIES.forEach(({ short, name, description }, index) => {
    if (known.has(short)) return
    db.insert(categories)
      .values({ id: index + 1, short, name, description, position: index + 1 })
      .onConflictDoNothing()
      .run()
  })
}
