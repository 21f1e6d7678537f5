import type { Database } from '#server/db/client.ts'
import { landingPages } from '#server/db/schema/landing-pages.ts'
import { slugify } from '#shared/text/text-folding.ts'

type Values = Partial<typeof landingPages.$inferInsert> & { name: string }

/** Stores a published landing page that lists what a search for its name finds; returns its row. */
export function makeLandingPage(db: Database, values: Values) {
  const { name } = values
  const row = { slug: slugify(name), query: { search: name }, isPublished: true, position: 1, ...values }
  return db.insert(landingPages).values(row).returning().get()
}
