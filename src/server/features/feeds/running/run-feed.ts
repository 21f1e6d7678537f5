import { eq } from 'drizzle-orm'
import type { Environment } from '#server/config/env.ts'
import type { Deps } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { feedRuns, feeds } from '#server/db/schema/feeds.ts'
import { FeedError } from '#server/features/feeds/feed-error.ts'
import { emptyReport, type ImportReport } from '#server/features/feeds/import-report.ts'
import { readingOptions } from '#server/features/feeds/importing/import-options.ts'
import { runJob } from '#server/features/feeds/running/run-job.ts'
import { getFeed } from '#server/features/feeds/sources/feed-store.ts'
import {
  type FeedRow,
  type SourceFile,
  sourceFile,
  stateHash,
} from '#server/features/feeds/sources/source-file.ts'
import {
  finishRun,
  type RunIds,
  recordHeartbeat,
  startRun,
} from '#server/features/feeds/storing/feed-runs.ts'
import { metersOf } from '#server/metrics/meters.ts'

const BEAT_EVERY_MS = 5_000
const NO_BYTES = { bytesRead: 0, bytesTotal: 0 }

export type FeedDeps = Pick<Deps, 'db' | 'env' | 'fetchFeed' | 'log'>

/** Throws CONFLICT while the feed is being imported. `finished` never rejects: errors are in the report and the log. */
export function beginRun(deps: FeedDeps, feedId: number, { overrideSafetyLimits = false } = {}) {
  const feed = getFeed(deps.db, feedId)
  const now = new Date()
  const ids = startRun(deps.db, feedId, now)
  const finished = runToEnd(deps, feed, ids, { now, overrideSafetyLimits }).catch((error) => {
    deps.log.error({ err: error, feed: feed.name }, 'feed import failed')
    return endAsFailed(deps.db, ids, 'The import stopped because of an error')
  })
  return { ...ids, finished: finished.then((report) => counted(deps.db, report)) }
}

function counted(db: Database, report: ImportReport): ImportReport {
  const { feedRuns: runs, feedRows: rows } = metersOf(db)
  const { status, added, changed, unchanged, delisted, withheld, rejectedCount: rejected } = report
  runs.add({ status })
  const counts = { added, changed, unchanged, gone: delisted, withheld, rejected }
  for (const [result, count] of Object.entries(counts)) if (count > 0) rows.add({ result }, count)
  return report
}

async function runToEnd(
  deps: FeedDeps,
  feed: FeedRow,
  ids: RunIds,
  runOptions: { now: Date; overrideSafetyLimits: boolean },
) {
  try {
    const file = await fetchWithHeartbeats(deps, feed, ids)
    deps.db.update(feeds).set({ checkedAt: new Date() }).where(eq(feeds.id, feed.id)).run()
    if (file === 'unchanged') return finishUnchanged(deps.db, ids)
    const options = { ...optionsOf(feed, deps.env), path: file.path, run: ids, ...runOptions }
    const report = await runJob(deps.db, { kind: 'import', options })
    if (report.status === 'done') rememberFile(deps, feed, file, report)
    return report
  } catch (error) {
    if (error instanceof FeedError) return endAsFailed(deps.db, ids, `${error.message}. Nothing was changed.`)
    throw error
  }
}

/** Fetching may take longer than the heartbeat's limit. */
async function fetchWithHeartbeats(
  deps: FeedDeps,
  feed: FeedRow,
  ids: RunIds,
): Promise<SourceFile | 'unchanged'> {
  const stop = new AbortController()
  const heartbeats = setInterval(() => {
    if (recordHeartbeat(deps.db, ids, emptyReport(), NO_BYTES))
      stop.abort(new FeedError('The import was stopped'))
  }, BEAT_EVERY_MS)
  try {
    return await sourceFile(deps, feed, stop.signal)
  } finally {
    clearInterval(heartbeats)
  }
}

/** A feed without a currency uses the shop's. */
export function optionsOf(
  { name, settings, dialectChosen }: Pick<FeedRow, 'name' | 'settings' | 'dialectChosen'>,
  { CURRENCY }: Pick<Environment, 'CURRENCY'>,
) {
  const { currency = CURRENCY, ...mapped } = readingOptions(settings)
  return { ...mapped, currency, source: name, dialect: dialectChosen ?? undefined }
}

function finishUnchanged(db: Database, ids: RunIds): ImportReport {
  const report = { ...emptyReport(), message: 'The feed is the same as last time. Nothing was changed.' }
  finishRun(db, ids, report)
  return report
}

/** Ends a run that could not end by itself. On shutdown it stays open, and the next startup finds it interrupted. */
export function endAsFailed(db: Database, ids: RunIds, message: string): ImportReport {
  const report = { ...emptyReport(), status: 'failed' as const, complete: false, message }
  if (!db.$client.open) return report
  const run = db.select({ status: feedRuns.status }).from(feedRuns).where(eq(feedRuns.id, ids.runId)).get()
  if (run?.status === 'running') finishRun(db, ids, report)
  return report
}

/** Remembers the file, unless products were deleted or restored meanwhile: the same file then brings changes. */
function rememberFile({ db, env }: FeedDeps, feed: FeedRow, file: SourceFile, report: ImportReport) {
  const { etag, lastModified } = file
  if (report.listingSign === null) return
  const fileHash = stateHash(env, feed, file.contentHash, report.listingSign)
  const readAgainAt = report.readAgainAt === null ? null : new Date(report.readAgainAt)
  db.update(feeds).set({ etag, lastModified, fileHash, readAgainAt }).where(eq(feeds.id, feed.id)).run()
}
