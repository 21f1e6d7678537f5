import { and, eq } from 'drizzle-orm'
import { type Database, inTransaction } from '#server/db/client.ts'
import { feedRejections, feedRuns, feeds } from '#server/db/schema/feeds.ts'
import { statement } from '#server/db/statements.ts'
import type { Rejection } from '#server/features/feeds/feed-record.ts'
import type { ImportReport } from '#server/features/feeds/import-report.ts'
import { pruneChanges } from '#server/features/feeds/storing/feed-changes.ts'
import { isOrphaned, thisOwner } from '#server/features/feeds/storing/run-owner.ts'
import { DomainError } from '#shared/errors.ts'

/** How many of a feed's imports can be rolled back. */
const ROLLBACK_RUNS = 10
const KEPT_RUNS = 100
const KEPT_REJECTIONS = 10_000

export interface RunIds {
  feedId: number
  runId: number
}

export interface ReadBytes {
  bytesRead: number
  bytesTotal: number
}

/** The feed of that name; one that is new to the database is registered. */
export function registerFeed(db: Database, name: string, location: string): number {
  db.insert(feeds).values({ name, location }).onConflictDoNothing().run()
  const feed = db.select({ id: feeds.id }).from(feeds).where(eq(feeds.name, name)).get()
  if (!feed) throw new Error(`The feed ${name} could not be registered`)
  return feed.id
}

/** Notes that a feed's import begins. Throws CONFLICT while another one is at work, in whatever process. */
export function startRun(
  db: Database,
  feedId: number,
  now: Date,
  kind: 'import' | 'rollback' = 'import',
): RunIds {
  return inTransaction(db, () => {
    recoverRuns(db, feedId)
    const running = runningRuns(db, feedId)
    if (running.length > 0) throw new DomainError('CONFLICT', 'This feed is being imported right now')
    const signs = { owner: thisOwner(), heartbeatAt: new Date() }
    const run = db
      .insert(feedRuns)
      .values({ feedId, kind, status: 'running', startedAt: now, ...signs })
      .returning({ id: feedRuns.id })
      .get()
    return { feedId, runId: run.id }
  })
}

function runningRuns(db: Database, feedId?: number) {
  const ofFeed = feedId === undefined ? undefined : eq(feedRuns.feedId, feedId)
  return db
    .select()
    .from(feedRuns)
    .where(and(eq(feedRuns.status, 'running'), ofFeed))
    .all()
}

/** Ends runs whose process is no more; answers their feeds. What they had saved stays, and the next run does the rest. */
export function recoverRuns(db: Database, feedId?: number): number[] {
  const orphans = runningRuns(db, feedId).filter((run) => isOrphaned(run))
  for (const { id, kind } of orphans) {
    const what = kind === 'import' ? 'import' : 'rollback'
    const message = `The ${what} was cut off when its process ended. Run it again to finish it.`
    db.update(feedRuns)
      .set({ status: 'interrupted', finishedAt: new Date(), message })
      .where(eq(feedRuns.id, id))
      .run()
  }
  return orphans.map((run) => run.feedId)
}

/** A sign of life with the counts so far; answers whether somebody asked to stop. */
export function beat(db: Database, { runId }: RunIds, report: ImportReport, bytes: ReadBytes): boolean {
  const row = db
    .update(feedRuns)
    .set({ heartbeatAt: new Date(), ...bytes, ...countsOf(report) })
    .where(eq(feedRuns.id, runId))
    .returning({ cancelRequested: feedRuns.cancelRequested })
    .get()
  return row?.cancelRequested ?? false
}

export function finishRun(db: Database, { feedId, runId }: RunIds, report: ImportReport) {
  const { status, message, dialect } = report
  const finishedAt = new Date()
  db.update(feedRuns)
    .set({ status, finishedAt, message, dialect, ...countsOf(report) })
    .where(eq(feedRuns.id, runId))
    .run()
  db.update(feeds)
    .set({ lastRunAt: finishedAt, ...(dialect ? { dialect } : {}) })
    .where(eq(feeds.id, feedId))
    .run()
  pruneChanges(db, feedId, ROLLBACK_RUNS)
  statement(
    db,
    `delete from feed_runs where id in (select id from feed_runs where feed_id = ? order by id desc limit -1 offset +?)`,
  ).run(feedId, KEPT_RUNS)
}

function countsOf({ records, added, changed, unchanged, gone, heldBack, rejectedCount }: ImportReport) {
  return { records, added, changed, unchanged, gone, heldBack, rejected: rejectedCount }
}

/** Keeps the first rejections of a run, in the order of the file. */
export function rejectionKeeper(db: Database, { runId }: RunIds): (rejections: Rejection[]) => void {
  let position = 0
  return function keep(rejections) {
    const rows = rejections
      .slice(0, Math.max(0, KEPT_REJECTIONS - position))
      .map(({ line, externalId, field, reason }, index) => ({
        runId,
        position: position + index,
        line,
        externalId: externalId ?? null,
        field,
        reason,
      }))
    position += rows.length
    if (rows.length === 0) return
    inTransaction(db, () => {
      for (const row of rows) db.insert(feedRejections).values(row).run()
    })
  }
}
