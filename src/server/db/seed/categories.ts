import type { Database } from '#server/db/client.ts'
import { categories } from '#server/db/schema/catalog.ts'
import { DEFAULT_CATEGORIES } from '#shared/products/categories.ts'

/** Adds the default categories to a new shop; from then on they are its owner's. */
export function addFirstCategories(db: Database) {
  if (db.select({ id: categories.id }).from(categories).limit(1).get()) return
  const rows = DEFAULT_CATEGORIES.map((category, index) => {
    return { ...category, key: category.short, id: index + 1, position: index + 1 }
  })
  db.insert(categories).values(rows).run()
}
