import { desc, eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { feedRuns, feeds } from '#server/db/schema/feeds.ts'
import { daysAgo, type Month } from '#server/demo/month/month.ts'
import { readingOptions } from '#server/features/feeds/importing/import-options.ts'
import { createFeed, importFeedFile } from '#server/features/feeds/service.ts'
import { noteObservation } from '#server/features/feeds/storing/feed-observation.ts'
import type { FeedInput, FeedOptions } from '#shared/inputs/feeds.ts'

const DAYS = 30
/** Every so many days a feed's file is another one. */
const NEWS_EVERY_DAYS = 10
const RECORDS_A_SECOND = 4_000
const SAME_AS_LAST_TIME = 'The feed is the same as last time. Nothing was changed.'

export interface Reading {
  month: Month
  feedId: number
  name: string
  path: string
  options: FeedOptions
  dialect?: string | undefined
}

export async function registerFeed(month: Month, feed: FeedInput, path: string): Promise<Reading> {
  const { id } = await createFeed(month, feed)
  const { name, options, dialect } = feed
  return { month, feedId: id, name, path, options, dialect: dialect ?? undefined }
}

/** Reads a feed once a day by the real import; `writeFile` puts the next file in its place. */
export async function readDaily(
  reading: Reading,
  writeFile: (version: number) => Promise<void>,
  days = DAYS,
): Promise<void> {
  for (let day = 0; day < days; day++) {
    const at = daysAgo(reading.month, days - day)
    const isNews = day % NEWS_EVERY_DAYS === 0
    if (isNews && day > 0) await writeFile(day / NEWS_EVERY_DAYS)
    if (isNews) await readFeed(reading, at)
    else noteUnchanged(reading, at)
  }
}

export async function readFeed(reading: Reading, at: Date, path = reading.path, signal?: AbortSignal) {
  const { month, name, options, dialect } = reading
  const report = await importFeedFile(
    month.db,
    { ...readingOptions(options), path, source: name, dialect, now: at },
    { signal },
  )
  moveEnd(reading, new Date(at.getTime() + 400 + (report.records / RECORDS_A_SECOND) * 1_000))
  return report
}

/** The import ends when it ends, which is today; the month wants its own day. */
export function moveEnd({ month: { db }, feedId }: Reading, finishedAt: Date) {
  const run = lastRun(db, feedId)
  db.update(feedRuns).set({ finishedAt, heartbeatAt: finishedAt }).where(eq(feedRuns.id, run)).run()
  db.update(feeds)
    .set({ lastRunAt: finishedAt, checkedAt: finishedAt, createdAt: daysAgo({ now: finishedAt }, DAYS) })
    .where(eq(feeds.id, feedId))
    .run()
}

export function lastRun(db: Database, feedId: number): number {
  const ofFeed = eq(feedRuns.feedId, feedId)
  return db.select({ id: feedRuns.id }).from(feedRuns).where(ofFeed).orderBy(desc(feedRuns.id)).get()?.id ?? 0
}

function noteUnchanged({ month: { db }, feedId }: Reading, startedAt: Date) {
  const finishedAt = new Date(startedAt.getTime() + 300)
  const run = db
    .insert(feedRuns)
    .values({ feedId, status: 'done', startedAt, finishedAt, message: SAME_AS_LAST_TIME })
    .returning({ id: feedRuns.id })
    .get()
  noteObservation(db, run.id)
}
