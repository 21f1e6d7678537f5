import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { feedRuns, feeds } from '#server/db/schema/feeds.ts'
import { isOverdue } from '#shared/search-params/feeds.ts'

const MAX_LISTED = 200

/** Lists enabled feeds whose last run failed, was interrupted or withheld changes until an administrator agrees. */
export function feedsNeedingAttention(db: Database) {
  const lastRun = db
    .select({ id: sql`${feedRuns.id}` })
    .from(feedRuns)
    .where(and(eq(feedRuns.feedId, feeds.id), ne(feedRuns.status, 'running')))
    .orderBy(desc(feedRuns.id))
    .limit(1)
  return db
    .select({
      id: feeds.id,
      name: feeds.name,
      status: feedRuns.status,
      message: feedRuns.message,
      finishedAt: feedRuns.finishedAt,
    })
    .from(feeds)
    .innerJoin(feedRuns, eq(feedRuns.id, lastRun))
    .where(and(eq(feeds.enabled, true), inArray(feedRuns.status, ['failed', 'interrupted', 'partial'])))
    .orderBy(desc(feedRuns.finishedAt), desc(feedRuns.id))
    .limit(MAX_LISTED)
    .all()
}

export function overdueFeeds(db: Database) {
  const { id, name, enabled, schedule, observedUntil } = feeds
  return db
    .select({ id, name, enabled, schedule, observedUntil })
    .from(feeds)
    .all()
    .filter((feed) => isOverdue(feed))
}

export function latestRuns(db: Database, limit: number) {
  const { id, feedId, kind, status, startedAt, finishedAt, message, records } = feedRuns
  return db
    .select({ id, feedId, feed: feeds.name, kind, status, startedAt, finishedAt, message, records })
    .from(feedRuns)
    .innerJoin(feeds, eq(feeds.id, feedId))
    .orderBy(desc(startedAt), desc(id))
    .limit(limit)
    .all()
}

const TWICE = 2
const FAILED: readonly string[] = ['failed', 'interrupted']

export function feedsFailingTwice(db: Database): string[] {
  const { feedId, kind, status, id } = feedRuns
  return feedsNeedingAttention(db)
    .filter((feed) => {
      const ended = and(eq(feedId, feed.id), eq(kind, 'import'), ne(status, 'running'))
      const last = db.select({ status }).from(feedRuns).where(ended).orderBy(desc(id)).limit(TWICE).all()
      return last.length === TWICE && last.every((run) => FAILED.includes(run.status))
    })
    .map(({ name }) => name)
}
