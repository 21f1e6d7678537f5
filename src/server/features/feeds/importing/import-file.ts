import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#server/db/client.ts'
import { mergeSearchIndex } from '#server/db/search-index.ts'
import type { FeedEvent } from '#server/features/feeds/dialects/dialect.ts'
import { FeedError } from '#server/features/feeds/feed-error.ts'
import {
  describeImport,
  describeRefusal,
  emptyReport,
  type ImportReport,
  isRefused,
  MAX_REJECTIONS,
  statusOf,
  usableOf,
} from '#server/features/feeds/import-report.ts'
import { type Comparison, createComparison } from '#server/features/feeds/importing/catalog-comparison.ts'
import {
  catalogDestination,
  dryDestination,
  type RunDestination,
} from '#server/features/feeds/importing/destinations.ts'
import { checkSettings, type FeedFileImport } from '#server/features/feeds/importing/import-options.ts'
import { delistMissing, loseUnreadable } from '#server/features/feeds/importing/missing-products.ts'
import { undoRun } from '#server/features/feeds/importing/undo-run.ts'
import { type OpenFeed, openFeed } from '#server/features/feeds/open-feed.ts'
import { countListed } from '#server/features/feeds/storing/feed-products.ts'
import {
  finishRun,
  forgetFile,
  type ReadBytes,
  recordHeartbeat,
  registerFeed,
  startRun,
} from '#server/features/feeds/storing/feed-runs.ts'
import { listedSign } from '#server/features/feeds/storing/listed-sign.ts'
import { createSeenProducts } from '#server/features/feeds/storing/seen-products.ts'
import { rebuildSearchWords } from '#server/features/products/service.ts'

const COMPARED_AT_ONCE = 40
const BEAT_EVERY_MS = 500
/** Above this number, one search saves more than merging costs. */
const MANY_CHANGES = 1_000
const DRY_RUN_MAX_REJECTIONS = 1_000

export interface ImportProgress extends ReadBytes {
  report: ImportReport
}

export interface Watch {
  onProgress?: (progress: ImportProgress) => void
  signal?: AbortSignal | undefined
}

interface Import {
  comparison: Comparison
  destination: RunDestination
  options: FeedFileImport
  tick(feed: ReadBytes, force?: boolean): boolean
  undo(): Promise<void>
}

/**
 * Brings the feed's part of the catalog in line with the file. A file that is corrupt or no feed changes nothing; the
 * report then says what arrived. Throws only for a bad request and when the database fails.
 */
export async function importFeedFile(db: Database, options: FeedFileImport, watch: Watch = {}) {
  checkSettings(options)
  const now = options.now ?? new Date()
  const ids =
    options.run ?? startRun(db, registerFeed(db, options.source, options.path, options.enabled), now)
  const destination = catalogDestination(db, ids, now)
  const comparison = newComparison(db, options, now, destination)
  const report = comparison.report
  forgetFile(db, ids.feedId)
  try {
    await runImport({
      comparison,
      destination,
      options,
      tick: ticker(report, watch, (bytes) => recordHeartbeat(db, ids, report, bytes)),
      undo: () => undoRun(db, { runId: ids.runId, startedAt: now, isErased: true }),
    })
    if (report.added + report.delisted >= MANY_CHANGES) {
      for (const _ of mergeSearchIndex(db)) await pause(1)
      rebuildSearchWords(db)
    }
    destination.close()
    report.listingSign = listedSign(db, options.source, comparison.seen.count())
    finishRun(db, ids, report)
    return report
  } catch (error) {
    destination.close()
    finishRun(db, ids, { ...report, status: 'failed', message: 'The import stopped because of an error' })
    throw error
  }
}

export async function dryRunFeedFile(db: Database, options: FeedFileImport, watch: Watch = {}) {
  checkSettings(options)
  const destination = dryDestination(db)
  const comparison = newComparison(db, options, options.now ?? new Date(), destination)
  comparison.maxRejections = DRY_RUN_MAX_REJECTIONS
  try {
    const tick = ticker(comparison.report, watch, () => false)
    await runImport({ comparison, destination, options, tick, undo: async () => undefined })
    return comparison.report
  } finally {
    destination.close()
  }
}

function newComparison(
  db: Database,
  options: FeedFileImport,
  now: Date,
  destination: RunDestination,
): Comparison {
  const {
    path: _path,
    now: _now,
    run: _run,
    enabled: _on,
    overrideSafetyLimits: _override,
    ...settings
  } = options
  return {
    db,
    settings: { ...settings, now },
    seen: createSeenProducts(),
    report: emptyReport(),
    destination,
    maxRejections: MAX_REJECTIONS,
    unreadable: [],
    listedBefore: countListed(db, options.source),
    trouble: undefined,
  }
}

function ticker(report: ImportReport, { onProgress, signal }: Watch, beatRun: (bytes: ReadBytes) => boolean) {
  let last = 0
  let stopped = false
  return function tick(feed: ReadBytes, force = false) {
    if (!force && Date.now() - last < BEAT_EVERY_MS) return stopped
    last = Date.now()
    const bytes = { bytesRead: feed.bytesRead, bytesTotal: feed.bytesTotal }
    onProgress?.({ ...bytes, report: { ...report, rejected: [] } })
    stopped = beatRun(bytes) || (signal?.aborted ?? false)
    return stopped
  }
}

async function runImport(run: Import) {
  const { comparison, options } = run
  const { report } = comparison
  try {
    const feed = await openFeed(options.path, options)
    report.dialect = feed.dialect
    const finished = await compareAll(run, feed)
    if (!finished) return stopEarly(report)
  } catch (error) {
    if (!(error instanceof FeedError)) throw error
    report.complete = false
    report.status = 'failed'
    report.message = `${error.message}. Nothing was changed.`
    return
  }
  report.complete = comparison.trouble === undefined
  if (isRefused(report) && !options.overrideSafetyLimits) return refuse(run)
  if (report.complete && usableOf(report) > 0) {
    await delistMissing(run)
    await loseUnreadable(run)
  }
  report.message = describeImport(report, comparison.trouble)
  report.status = statusOf(report)
}

function stopEarly(report: ImportReport) {
  report.status = 'canceled'
  report.complete = false
  report.message = `Stopped after ${report.records} records. Everything imported until then stays; nothing was removed.`
}

/** The feed has probably changed its format, so the catalog is restored. */
async function refuse({ comparison, undo }: Import) {
  const { report } = comparison
  await undo()
  report.status = 'failed'
  report.message = describeRefusal(report)
  Object.assign(report, { added: 0, changed: 0, unchanged: 0 })
}

async function compareAll(run: Import, feed: OpenFeed): Promise<boolean> {
  const { take, isFull, handOn } = createComparison(run.comparison)
  let events: FeedEvent[] = []
  run.tick(feed.bytes, true)
  for await (const event of feed.events) {
    events.push(event)
    if (events.length < COMPARED_AT_ONCE) continue
    await take(events)
    events = []
    if (!isFull()) continue
    await handOn()
    if (run.tick(feed.bytes)) return false
  }
  await take(events)
  await handOn()
  return !run.tick(feed.bytes, true)
}
