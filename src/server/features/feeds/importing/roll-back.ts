import { and, count, desc, eq, gte, inArray } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { feedChanges, feedRuns } from '#server/db/schema/feeds.ts'
import { emptyReport, type ImportReport } from '#server/features/feeds/import-report.ts'
import type { Watch } from '#server/features/feeds/importing/import-file.ts'
import { undoRun } from '#server/features/feeds/importing/undo-run.ts'
import {
  finishRun,
  forgetFile,
  type RunIds,
  recordHeartbeat,
  startRun,
} from '#server/features/feeds/storing/feed-runs.ts'
import { DomainError } from '#shared/errors.ts'

const BEAT_EVERY_MS = 500

const UNDOABLE = ['done', 'partial', 'failed', 'canceled', 'interrupted'] as const

export function startRollback(db: Database, runId: number): RunIds {
  const { feedId } = findUndoable(db, runId)
  return startRun(db, feedId, new Date(), 'rollback')
}

/** Restores the feed's products to their state before this run. Undoes it and all later runs, the last first. */
export async function rollBackTo(
  db: Database,
  { runId, run: begun }: { runId: number; run?: RunIds | undefined },
  watch: Watch = {},
): Promise<ImportReport> {
  const ids = begun ?? startRollback(db, runId)
  const report = emptyReport()
  try {
    const { feedId, runs } = findUndoable(db, runId)
    const onUndone = progressTeller(db, ids, report, { total: countChanges(db, runs), watch })
    for (const run of runs) {
      await undoRun(db, { runId: run.id, startedAt: run.startedAt }, onUndone)
      db.update(feedRuns).set({ status: 'rolled-back', undoBytes: 0 }).where(eq(feedRuns.id, run.id)).run()
    }
    forgetFile(db, feedId)
    report.message = describe(report.changed, runs.filter(({ undoBytes }) => undoBytes > 0).length)
    finishRun(db, ids, report)
    return report
  } catch (error) {
    const message = error instanceof DomainError ? error.message : 'The rollback stopped because of an error'
    finishRun(db, ids, { ...report, status: 'failed', message })
    throw error
  }
}

function progressTeller(
  db: Database,
  ids: RunIds,
  report: ImportReport,
  { total, watch }: { total: number; watch: Watch },
) {
  let last = 0
  return function onUndone(count: number) {
    report.changed += count
    report.records += count
    if (Date.now() - last < BEAT_EVERY_MS) return
    last = Date.now()
    const bytes = { bytesRead: report.changed, bytesTotal: total }
    recordHeartbeat(db, ids, report, bytes)
    watch.onProgress?.({ ...bytes, report })
  }
}

function countChanges(db: Database, runs: { id: number }[]): number {
  const ids = runs.map(({ id }) => id)
  const ofRuns = inArray(feedChanges.runId, ids)
  return db.select({ changes: count() }).from(feedChanges).where(ofRuns).get()?.changes ?? 0
}

export function foreseeRollback(db: Database, runId: number) {
  const runs = findUndoable(db, runId).runs.filter(({ undoBytes }) => undoBytes > 0)
  const sum = (count: (run: (typeof runs)[number]) => number) =>
    runs.reduce((total, run) => total + count(run), 0)
  return {
    runs: runs.length,
    added: sum(({ added }) => added),
    changed: sum(({ changed }) => changed),
    delisted: sum(({ delisted }) => delisted),
  }
}

function findUndoable(db: Database, runId: number) {
  const target = db.select().from(feedRuns).where(eq(feedRuns.id, runId)).get()
  if (!target) throw new DomainError('NOT_FOUND', 'We couldn’t find that run')
  const runs = undoableSince(db, target.feedId, runId)
  if (runs.at(-1)?.id !== runId) {
    throw new DomainError('CONFLICT', 'The details of this run are no longer stored, so it can’t be undone')
  }
  return { feedId: target.feedId, runs }
}

function undoableSince(db: Database, feedId: number, runId: number) {
  return db
    .select()
    .from(feedRuns)
    .where(
      and(
        eq(feedRuns.feedId, feedId),
        eq(feedRuns.kind, 'import'),
        inArray(feedRuns.status, [...UNDOABLE]),
        gte(feedRuns.id, runId),
        eq(feedRuns.undoable, true),
      ),
    )
    .orderBy(desc(feedRuns.id))
    .all()
}

function describe(changed: number, runs: number): string {
  const products = `${changed} ${changed === 1 ? 'product' : 'products'}`
  return `${products} reverted, ${runs === 1 ? '1 run' : `${runs} runs`} undone.`
}
