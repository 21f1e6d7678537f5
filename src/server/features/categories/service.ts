import { asc } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { categories } from '#server/db/schema/catalogue.ts'

export function listCategories(db: Database) {
  return db.select().from(categories).orderBy(asc(categories.position), asc(categories.id)).all()
}
