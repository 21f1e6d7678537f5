import { and, gt, isNull, min } from 'drizzle-orm'
import { readCatalogVersion } from '#server/db/catalog-version.ts'
import type { Database } from '#server/db/client.ts'
import { preparedQuery, valueFor } from '#server/db/prepared-query.ts'
import { articles } from '#server/db/schema/articles.ts'
import { HOUR_MS } from '#shared/time/durations.ts'

/** The longest time for which another process's write may stay unseen. */
const UNSEEN_FOR_MS = 20

const earliest = preparedQuery((db) =>
  db
    .select({ at: min(articles.publishedAt) })
    .from(articles)
    .where(and(isNull(articles.deletedAt), gt(articles.publishedAt, valueFor(articles.publishedAt, 'now')))),
)

/**
 * Returns a number for comparing at each request. It changes with every write to products, partners, articles and
 * landing pages. It also changes when a scheduled article becomes public. It changes hourly, too, as price statements
 * and displayed days change with time alone. Our own writes show at once. Checking for others' writes costs a lock, so
 * it happens at most every few milliseconds.
 */
export function contentVersionReader(db: Database): () => number {
  let version = 0
  let stored = -1
  let changesAt = Number.NEGATIVE_INFINITY
  let ownChanges = -1
  let readAt = Number.NEGATIVE_INFINITY
  const totalChanges = db.$client.prepare<[], number>('select total_changes()').pluck()

  function read(now: number) {
    const current = readCatalogVersion(db)
    if (current === stored && now < changesAt) return
    stored = current
    changesAt = Math.min((Math.floor(now / HOUR_MS) + 1) * HOUR_MS, nextPublication(db, now))
    version += 1
  }
  return () => {
    const changes = totalChanges.get() ?? 0
    const moment = performance.now()
    const now = Date.now()
    if (changes === ownChanges && moment - readAt < UNSEEN_FOR_MS && now < changesAt) return version
    read(now)
    ownChanges = changes
    readAt = moment
    return version
  }
}

/** Returns when the next scheduled article becomes public, in milliseconds since 1970; Infinity without one. */
function nextPublication(db: Database, now: number): number {
  const next = earliest(db).get({ now: new Date(now) })?.at
  return next?.getTime() ?? Number.POSITIVE_INFINITY
}
