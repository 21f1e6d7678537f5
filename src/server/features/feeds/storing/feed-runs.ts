import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { feedRuns, feeds } from '#server/db/schema/feeds.ts'
import type { ImportReport } from '#server/features/feeds/import-report.ts'

interface FeedPlace {
  name: string
  location: string
}

/** Notes that a feed's import begins; a feed that is new to the database is registered. */
export function startRun(
  db: Database,
  { name, location }: FeedPlace,
  now: Date,
): { feedId: number; runId: number } {
  db.insert(feeds).values({ name, location }).onConflictDoNothing().run()
  const feed = db.select({ id: feeds.id }).from(feeds).where(eq(feeds.name, name)).get()
  if (!feed) throw new Error(`The feed ${name} could not be registered`)
  const run = db
    .insert(feedRuns)
    .values({ feedId: feed.id, status: 'running', startedAt: now })
    .returning()
    .get()
  return { feedId: feed.id, runId: run.id }
}

export function finishRun(
  db: Database,
  { feedId, runId }: { feedId: number; runId: number },
  report: ImportReport,
) {
  const { status, records, added, changed, unchanged, gone, rejectedCount, message, dialect } = report
  const finishedAt = new Date()
  const counts = { records, added, changed, unchanged, gone, rejected: rejectedCount }
  db.update(feedRuns)
    .set({ status, finishedAt, message, ...counts })
    .where(eq(feedRuns.id, runId))
    .run()
  db.update(feeds)
    .set({ lastRunAt: finishedAt, ...(dialect ? { dialect } : {}) })
    .where(eq(feeds.id, feedId))
    .run()
}
