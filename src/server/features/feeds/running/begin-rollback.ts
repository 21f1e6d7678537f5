import type { ImportReport } from '#server/features/feeds/import-report.ts'
import { startRollback } from '#server/features/feeds/importing/roll-back.ts'
import { type BegunRun, endAsFailed, type FeedDeps } from '#server/features/feeds/running/run-feed.ts'
import { runJob } from '#server/features/feeds/running/run-job.ts'

/** Begins to undo a run and all later ones of its feed. Throws CONFLICT when that is impossible. */
export function beginRollback(deps: FeedDeps, runId: number): BegunRun {
  const ids = startRollback(deps.db, runId)
  const finished = runJob(deps.db, { kind: 'rollback', runId, run: ids }).catch((error): ImportReport => {
    deps.log.error({ err: error, run: runId }, 'feed rollback failed')
    return endAsFailed(
      deps.db,
      ids,
      'The rollback stopped because of an error. Roll back again to finish it.',
    )
  })
  return { ...ids, finished }
}
