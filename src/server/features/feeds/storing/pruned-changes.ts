import { and, asc, eq, gt, inArray, lt, lte, max, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from '#server/db/client.ts'
import { feedChanges, feedRuns } from '#server/db/schema/feeds.ts'
import { DAY_MS } from '#shared/time/durations.ts'

const RETENTION_MS = 90 * DAY_MS
/** The limit for all feeds together. The last run of each feed stays undoable whatever its size. */
const MOST_BYTES = 512 * 1024 ** 2
/** The size of a change besides the product's former state. */
const BYTES_PER_CHANGE = 32

const isUndoableImport = and(eq(feedRuns.undoable, true), eq(feedRuns.kind, 'import'))

/** Records the size of a run's changes: a run without any costs nothing and blocks no rollback. */
export function measureChanges(db: Database, runId: number) {
  const bytes = sql<number>`count(*) * ${BYTES_PER_CHANGE} + coalesce(sum(octet_length(${feedChanges.before})), 0)`
  const ofRun = db.select({ bytes }).from(feedChanges).where(eq(feedChanges.runId, runId))
  db.update(feedRuns)
    .set({ undoBytes: sql`${ofRun}` })
    .where(eq(feedRuns.id, runId))
    .run()
}

/** Drops the undo data of runs older than ninety days, and of the oldest while the total is too large. */
export function pruneChanges(db: Database, now = Date.now(), mostBytes = MOST_BYTES) {
  const runs = undoableRuns(db)
  let bytes = runs.reduce((sum, run) => sum + run.bytes, 0)
  for (const run of runs) {
    if (bytes <= mostBytes) break
    if (run.isLast) continue
    forgetUntil(db, run.feedId, run.id)
    bytes -= run.bytes
  }
  for (const { feedId, id } of agedRuns(db, new Date(now - RETENTION_MS))) forgetUntil(db, feedId, id)
}

function undoableRuns(db: Database) {
  const { id, feedId, undoBytes, undoable } = feedRuns
  const last = alias(feedRuns, 'last')
  const lastOfFeed = db
    .select({ id: max(last.id) })
    .from(last)
    .where(and(eq(last.feedId, feedId), gt(last.undoBytes, 0)))
  return db
    .select({ id, feedId, bytes: undoBytes, isLast: sql<number>`${sql`${id} = ${lastOfFeed}`}` })
    .from(feedRuns)
    .where(and(eq(undoable, true), gt(undoBytes, 0)))
    .orderBy(asc(id))
    .all()
}

function agedRuns(db: Database, before: Date) {
  const { id, feedId, finishedAt } = feedRuns
  return db
    .select({ feedId, id: sql<number>`max(${id})` })
    .from(feedRuns)
    .where(and(isUndoableImport, lt(finishedAt, before)))
    .groupBy(feedId)
    .all()
}

/** Drops all earlier runs of its feed as well: a rollback must not skip a run's changes. */
function forgetUntil(db: Database, feedId: number, runId: number) {
  const until = and(eq(feedRuns.feedId, feedId), lte(feedRuns.id, runId), ne(feedRuns.status, 'running'))
  const forgotten = db
    .update(feedRuns)
    .set({ undoable: false, undoBytes: 0 })
    .where(and(until, isUndoableImport))
    .returning({ id: feedRuns.id })
    .all()
  const ids = forgotten.map(({ id }) => id)
  db.delete(feedChanges).where(inArray(feedChanges.runId, ids)).run()
}
