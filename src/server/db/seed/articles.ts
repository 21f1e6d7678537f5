import { sql } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { articleRow } from '#server/content/article-row.ts'
import { sampleArticles } from '#server/content/sample-articles.ts'
import { articles } from '#server/db/schema/articles.ts'

/** Adds the sample articles once, to a database that never had an article: deleted ones stay deleted. */
export function addSampleArticles<TSchema extends Record<string, unknown>>(
  db: BetterSQLite3Database<TSchema>,
) {
  const hadAny = db.get(sql`select 1 from sqlite_sequence where name = 'articles' and seq > 0`)
  if (hadAny !== undefined) return
  db.insert(articles)
    .values(sampleArticles().map(({ slug, ...file }) => ({ slug, ...articleRow(file) })))
    .run()
}
