import { and, asc, desc, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { feedRejections, feedRuns, feeds } from '#server/db/schema/feeds.ts'
import type { ImportReport } from '#server/features/feeds/import-report.ts'
import { startRollback } from '#server/features/feeds/importing/roll-back.ts'
import { storedFeedOptions, watchDryRun } from '#server/features/feeds/running/dry-run.ts'
import { inspectionOptions } from '#server/features/feeds/running/inspect-job.ts'
import { beginRun, endAsFailed, type FeedDeps } from '#server/features/feeds/running/run-feed.ts'
import { runJob } from '#server/features/feeds/running/run-job.ts'
import { progressOf } from '#server/features/feeds/running/run-progress.ts'
import { removeUnusedUploads, saveUpload } from '#server/features/feeds/sources/feed-files.ts'
import { getFeed } from '#server/features/feeds/sources/feed-store.ts'
import { DomainError } from '#shared/errors.ts'
import type { FeedInspectionInput } from '#shared/inputs/feeds.ts'

export type { ImportReport } from '#server/features/feeds/import-report.ts'
export { importFeedFile } from '#server/features/feeds/importing/import-file.ts'
export type { FeedFileImport } from '#server/features/feeds/importing/import-options.ts'
export { foreseeRollback } from '#server/features/feeds/importing/roll-back.ts'
export { detectFeed, listFeedCategories, previewFeed } from '#server/features/feeds/running/inspect-job.ts'
export { runCategoriesJob, runJob } from '#server/features/feeds/running/run-job.ts'
export { watchRun as watchFeedRun } from '#server/features/feeds/running/run-progress.ts'
export {
  feedsFailingTwice,
  feedsNeedingAttention,
  latestRuns,
  overdueFeeds,
} from '#server/features/feeds/running/state-of-feeds.ts'
export { syncFeeds } from '#server/features/feeds/running/sync-feeds.ts'
export { syncOutcome } from '#server/features/feeds/running/sync-outcome.ts'
export { uploadPath } from '#server/features/feeds/sources/feed-files.ts'
export { createFeed, listFeeds, removeFeed, updateFeed } from '#server/features/feeds/sources/feed-store.ts'
export { isInFeedsFolder } from '#server/features/feeds/sources/feeds-folder.ts'
export { recoverRuns as recoverFeedRuns } from '#server/features/feeds/storing/feed-runs.ts'

const REJECTIONS_PAGE_SIZE = 500

export function runFeed(deps: FeedDeps, id: number, overrideSafetyLimits: boolean): { runId: number } {
  return { runId: beginRun(deps, id, { overrideSafetyLimits }).runId }
}

export async function runScheduledFeed(deps: FeedDeps, id: number): Promise<ImportReport> {
  return beginRun(deps, id).finished
}

export function feedSchedules(db: Database): { id: number; schedule: string }[] {
  return db
    .select({ id: feeds.id, schedule: feeds.schedule })
    .from(feeds)
    .where(eq(feeds.enabled, true))
    .all()
    .flatMap(({ id, schedule }) => (schedule ? [{ id, schedule }] : []))
}

export async function* dryRunFeed(
  deps: FeedDeps,
  input: { id: number } | FeedInspectionInput,
  signal?: AbortSignal,
) {
  const options =
    'place' in input ? await inspectionOptions(deps, input) : await storedFeedOptions(deps, input.id)
  yield* watchDryRun(deps, options, signal)
}

export function cancelFeedRun(db: Database, runId: number) {
  const running = and(eq(feedRuns.id, runId), eq(feedRuns.status, 'running'), eq(feedRuns.kind, 'import'))
  const { changes } = db.update(feedRuns).set({ cancelRequested: true }).where(running).run()
  if (changes === 0) throw new DomainError('CONFLICT', 'This import isn’t running')
  return { success: true }
}

export function listFeedRuns(db: Database, feedId: number, limit: number, before?: number) {
  getFeed(db, feedId)
  return db
    .select()
    .from(feedRuns)
    .where(and(eq(feedRuns.feedId, feedId), before === undefined ? undefined : lt(feedRuns.id, before)))
    .orderBy(desc(feedRuns.id))
    .limit(limit)
    .all()
    .map((run) => progressOf(run))
}

export function listRejections(db: Database, runId: number, after: number) {
  const page = and(eq(feedRejections.runId, runId), gt(feedRejections.position, after))
  return db
    .select()
    .from(feedRejections)
    .where(page)
    .orderBy(asc(feedRejections.position))
    .limit(REJECTIONS_PAGE_SIZE)
    .all()
}

/** Begins to undo a run and all later ones of its feed. Throws CONFLICT when that is impossible. */
export function rollBackRun({ db, log }: FeedDeps, runId: number): { runId: number } {
  const ids = startRollback(db, runId)
  void runJob(db, { kind: 'rollback', runId, run: ids }).catch((error) => {
    log.error({ err: error, run: runId }, 'feed rollback failed')
    endAsFailed(db, ids, 'The rollback stopped because of an error. Roll back again to finish it.')
  })
  return { runId: ids.runId }
}

export async function keepUpload({ db, env }: FeedDeps, body: AsyncIterable<Uint8Array>) {
  const used = db.select({ location: feeds.location }).from(feeds).all()
  await removeUnusedUploads(
    env,
    used.map(({ location }) => location),
  )
  return saveUpload(env, body)
}
