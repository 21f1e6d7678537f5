import { and, desc, eq, lt, ne, sql } from 'drizzle-orm'
import { type Database, inTransaction } from '#server/db/client.ts'
import { feedRejections, feedRuns, feeds } from '#server/db/schema/feeds.ts'
import type { Rejection } from '#server/features/feeds/feed-record.ts'
import type { ImportReport } from '#server/features/feeds/import-report.ts'
import { noteObservation } from '#server/features/feeds/storing/feed-observation.ts'
import { measureChanges, pruneChanges } from '#server/features/feeds/storing/pruned-changes.ts'
import { isOrphaned, thisOwner } from '#server/features/feeds/storing/run-owner.ts'
import { DomainError } from '#shared/errors.ts'

/** The number of recent runs per feed to keep as history, even if unchanged or not undoable. */
const MAX_RUNS_PER_FEED = 500
const MAX_STORED_REJECTIONS = 10_000

export interface RunIds {
  feedId: number
  runId: number
}

export interface ReadBytes {
  bytesRead: number
  bytesTotal: number
}

export function registerFeed(db: Database, name: string, location: string, enabled = true): number {
  db.insert(feeds).values({ name, location, enabled }).onConflictDoNothing().run()
  const feed = db.select({ id: feeds.id }).from(feeds).where(eq(feeds.name, name)).get()
  if (!feed) throw new Error(`The feed ${name} could not be registered`)
  return feed.id
}

/** Records the start of a feed's import. Throws CONFLICT while another process or call imports it. */
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

/** Ends runs of dead processes and returns their feeds. Saved changes stay, and the next run does the rest. */
export function recoverRuns(db: Database, feedId?: number): number[] {
  const orphans = runningRuns(db, feedId).filter((run) => isOrphaned(run))
  for (const { id, kind } of orphans) {
    const what = kind === 'import' ? 'import' : 'rollback'
    const message = `The ${what} was interrupted when its process ended. Run it again to finish it.`
    db.update(feedRuns)
      .set({ status: 'interrupted', finishedAt: new Date(), message })
      .where(eq(feedRuns.id, id))
      .run()
    measureChanges(db, id)
  }
  return orphans.map((run) => run.feedId)
}

export function forgetFile(db: Database, feedId: number) {
  db.update(feeds).set({ etag: null, lastModified: null, fileHash: null }).where(eq(feeds.id, feedId)).run()
}

/** Records a heartbeat with the current counts; returns whether somebody asked to stop. */
export function recordHeartbeat(
  db: Database,
  { runId }: RunIds,
  report: ImportReport,
  bytes: ReadBytes,
): boolean {
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
  if (status === 'done') noteObservation(db, runId)
  measureChanges(db, runId)
  pruneChanges(db)
  forgetRuns(db, feedId)
}

function forgetRuns(db: Database, feedId: number) {
  const oldestRetained = db
    .select({ id: feedRuns.id })
    .from(feedRuns)
    .where(eq(feedRuns.feedId, feedId))
    .orderBy(desc(feedRuns.id))
    .limit(1)
    .offset(MAX_RUNS_PER_FEED - 1)
  const isNeedless = and(eq(feedRuns.undoBytes, 0), ne(feedRuns.status, 'running'))
  const isOlder = and(eq(feedRuns.feedId, feedId), lt(feedRuns.id, sql`${oldestRetained}`))
  db.delete(feedRuns).where(and(isNeedless, isOlder)).run()
}

function countsOf(report: ImportReport) {
  const { records, judged, added, changed, unchanged, delisted, withheld, rejectedCount, leftOut } = report
  return { records, judged, added, changed, unchanged, delisted, withheld, rejected: rejectedCount, leftOut }
}

export function rejectionKeeper(db: Database, { runId }: RunIds): (rejections: Rejection[]) => void {
  let position = 0
  return function keep(rejections) {
    const rows = rejections
      .slice(0, Math.max(0, MAX_STORED_REJECTIONS - position))
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
