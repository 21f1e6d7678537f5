import { sql } from 'drizzle-orm'
import { articleRow } from '#server/content/article-row.ts'
import { sampleArticles } from '#server/content/sample-articles.ts'
import type { Database } from '#server/db/client.ts'
import { articles } from '#server/db/schema/articles.ts'

/** Adds the sample articles once, to a database that never had an article: deleted ones stay deleted. */
export function addSampleArticles(db: Database) {
  const hadAny = db.get(sql`select 1 from sqlite_sequence where name = 'articles' and seq > 0`)
  if (hadAny !== undefined) return
  db.insert(articles)
    .values(sampleArticles().map(({ slug, ...file }) => ({ slug, ...articleRow(file) })))
    .run()
}
