import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Database, inTransaction } from '#server/db/client.ts'
import { mergeSearchIndex } from '#server/db/search-index.ts'
import type { FeedEvent } from '#server/features/feeds/dialects/dialect.ts'
import { FeedError } from '#server/features/feeds/feed-error.ts'
import type { Rejection } from '#server/features/feeds/feed-record.ts'
import {
  addRejection,
  describeImport,
  emptyReport,
  type ImportReport,
  statusOf,
} from '#server/features/feeds/import-report.ts'
import { type FeedSettings, mapRecord } from '#server/features/feeds/mapping/map-record.ts'
import { isKnownCurrency } from '#server/features/feeds/mapping/parse-price.ts'
import { openFeed } from '#server/features/feeds/open-feed.ts'
import { listedPage, markGone, productWriter } from '#server/features/feeds/storing/feed-products.ts'
import { finishRun, startRun } from '#server/features/feeds/storing/feed-runs.ts'
import { createSeenIds, type SeenIds } from '#server/features/feeds/storing/seen-ids.ts'
import { DomainError } from '#shared/errors.ts'

export type { ImportReport }

const BATCH_ROWS = 50
const LISTED_PAGE_ROWS = 500
/** From so many on, one search gains more than the merging costs. */
const MANY_CHANGES = 1_000
/** More than this share of a feed, and more than this many products, never go without an administrator's word. */
const LARGEST_GONE_SHARE = 0.3
const LARGEST_GONE_COUNT = 20
const OWN_SOURCES = ['manual', 'sample']

export interface FeedFileImport extends Omit<FeedSettings, 'now'> {
  path: string
  now?: Date
  /** An administrator agrees that however many products go. */
  allowManyGone?: boolean
}

interface ImportRun {
  db: Database
  settings: FeedSettings
  seen: SeenIds
  save: ReturnType<typeof productWriter>
  report: ImportReport
  returned: number
  trouble: string | undefined
}

const running = new WeakMap<Database, Set<string>>()

/**
 * Brings the catalogue's part that belongs to the feed in line with the file. A file that is corrupt or no feed changes
 * nothing; the report then says what arrived. Throws only for a bad request and when the database fails.
 */
export async function importFeedFile(db: Database, options: FeedFileImport): Promise<ImportReport> {
  const { path, now = new Date(), allowManyGone = false, ...settings } = options
  checkSettings(settings)
  const release = claim(db, settings.source)
  const ids = startRun(db, { name: settings.source, location: path }, now)
  const run: ImportRun = {
    db,
    settings: { ...settings, now },
    seen: createSeenIds(db, ids.runId),
    save: productWriter(db, now),
    report: emptyReport(),
    returned: 0,
    trouble: undefined,
  }
  try {
    await importInto(run, path, allowManyGone)
    if (run.report.added + run.report.changed + run.report.gone >= MANY_CHANGES) await tidySearchIndex(db)
    run.report.status = statusOf(run.report)
    finishRun(db, ids, run.report)
    return run.report
  } catch (error) {
    finishRun(db, ids, { ...run.report, status: 'failed', message: 'The import stopped on an error' })
    throw error
  } finally {
    run.seen.forget()
    release()
  }
}

function checkSettings({ source, currency }: Pick<FeedSettings, 'source' | 'currency'>) {
  if (!source.trim() || OWN_SOURCES.includes(source)) {
    throw new DomainError('BAD_REQUEST', `A feed cannot be called "${source}"`)
  }
  if (currency !== undefined && !isKnownCurrency(currency)) {
    throw new DomainError('BAD_REQUEST', `"${currency}" is no ISO 4217 currency`)
  }
}

/** One import of a feed at a time. */
function claim(db: Database, source: string): () => void {
  const sources = running.get(db) ?? new Set()
  running.set(db, sources)
  if (sources.has(source)) throw new DomainError('CONFLICT', 'This feed is being imported right now')
  sources.add(source)
  return () => sources.delete(source)
}

async function importInto(run: ImportRun, path: string, allowManyGone: boolean) {
  const { report } = run
  try {
    const feed = await openFeed(path)
    report.dialect = feed.dialect
    await saveAll(run, feed.events)
  } catch (error) {
    if (!(error instanceof FeedError)) throw error
    report.complete = false
    report.message = `${error.message}. Nothing was changed.`
    return
  }
  report.complete = run.trouble === undefined
  const delivered = report.added + report.changed + report.unchanged
  if (report.complete && delivered > 0) await takeOutGone(run, allowManyGone)
  report.message = describeImport(report, run.trouble)
}

async function tidySearchIndex(db: Database) {
  for (const _ of mergeSearchIndex(db)) await nextTurn()
}

async function saveAll(run: ImportRun, events: AsyncIterable<FeedEvent>) {
  let batch: FeedEvent[] = []
  for await (const event of events) {
    batch.push(event)
    if (batch.length < BATCH_ROWS) continue
    saveBatch(run, batch)
    batch = []
    await nextTurn()
  }
  saveBatch(run, batch)
}

function saveBatch(run: ImportRun, batch: FeedEvent[]) {
  if (batch.length === 0) return
  inTransaction(run.db, () => {
    for (const event of batch) applyEvent(run, event)
  })
}

function applyEvent(run: ImportRun, event: FeedEvent) {
  if (event.kind === 'broken') {
    run.trouble ??= event.reason
    return
  }
  run.report.records += 1
  if (event.kind === 'rejected') return rejectRecord(run, event.rejection)
  const mapped = mapRecord(event.record, run.settings)
  if (!mapped.ok) return rejectRecord(run, mapped.rejection)
  const { externalId } = mapped.product
  if (!run.seen.accept(externalId)) {
    const reason = 'The id appears more than once; the first one stands'
    return rejectRecord(run, { line: event.record.line, externalId, field: 'externalId', reason })
  }
  const outcome = run.save(mapped.product)
  if (outcome === 'returned') run.returned += 1
  run.report[outcome === 'returned' ? 'changed' : outcome] += 1
}

/** A record that cannot be used still says that the feed lists the product, unless it says that it does not. */
function rejectRecord(run: ImportRun, rejection: Rejection) {
  if (rejection.externalId && rejection.field !== 'published') run.seen.mention(rejection.externalId)
  addRejection(run.report, rejection)
}

async function takeOutGone(run: ImportRun, allowManyGone: boolean) {
  const { db, report, settings } = run
  const { listed, gone } = await findGone(run)
  const listedBefore = listed - report.added - run.returned
  if (!allowManyGone && gone.length > LARGEST_GONE_COUNT && gone.length > listedBefore * LARGEST_GONE_SHARE) {
    report.heldBack = gone.length
    return
  }
  for (let from = 0; from < gone.length; from += BATCH_ROWS) {
    const ids = gone.slice(from, from + BATCH_ROWS)
    inTransaction(db, () => markGone(db, ids, settings.now))
    report.gone += ids.length
    await nextTurn()
  }
}

async function findGone({ db, settings, seen }: ImportRun) {
  const gone: number[] = []
  let listed = 0
  let after = ''
  for (;;) {
    const page = listedPage(db, settings.source, after, LISTED_PAGE_ROWS)
    for (const { id, externalId } of page) {
      if (externalId !== null && !seen.has(externalId)) gone.push(id)
    }
    listed += page.length
    after = page.at(-1)?.externalId ?? ''
    if (page.length < LISTED_PAGE_ROWS) return { listed, gone }
    await nextTurn()
  }
}
