import { and, gt, isNull, min } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { preparedQuery, valueFor } from '#server/db/prepared-query.ts'
import { articles } from '#server/db/schema/articles.ts'

const earliest = preparedQuery((db) =>
  db
    .select({ at: min(articles.publishedAt) })
    .from(articles)
    .where(and(isNull(articles.deletedAt), gt(articles.publishedAt, valueFor(articles.publishedAt, 'now')))),
)

/** Returns when the next scheduled article becomes public, in milliseconds since 1970; Infinity without one. */
export function nextPublication(db: Database, now: number): number {
  return (
    earliest(db)
      .get({ now: new Date(now) })
      ?.at?.getTime() ?? Number.POSITIVE_INFINITY
  )
}
