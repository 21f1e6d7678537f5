import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#server/db/client.ts'
import { categoryKey, shopCategories } from '#server/db/shop-categories.ts'
import type { FeedEvent } from '#server/features/feeds/dialects/dialect.ts'
import type { FeedRecord, Rejection } from '#server/features/feeds/feed-record.ts'
import { addRejection, type ImportReport } from '#server/features/feeds/import-report.ts'
import {
  type CategoryNames,
  type FeedSettings,
  mapRecord,
} from '#server/features/feeds/mapping/map-record.ts'
import { recordHasher } from '#server/features/feeds/mapping/record-hash.ts'
import { nextSaleChange } from '#server/features/feeds/mapping/sale-period.ts'
import {
  contentHashOf,
  type ExistingProduct,
  findExisting,
  type PendingProduct,
  type SavedProduct,
  type StoredProduct,
} from '#server/features/feeds/storing/feed-products.ts'
import type { SeenProducts } from '#server/features/feeds/storing/seen-products.ts'
import { countDeleted, whyDeleted } from '#server/features/products/trash/service.ts'

/** Adapted to the time a write takes, so that slow machines do not hold the write lock for long either. */
const WRITTEN_AT_ONCE = { least: 50, most: 600 }
/** Four fifths of it hold the write lock, less than the 100 ms that the shop's own writes wait. */
const WRITING_MS = 100
const LEAST_PAUSE_MS = 1
/** The most records of a mostly unchanged feed that are held before a write. */
const MOST_TAKEN = 2_000

export interface Destination {
  save(pending: PendingProduct[], existing: (ExistingProduct | undefined)[]): SavedProduct[]
  /** For products that are not in the catalog; false when the file listed that id before. */
  acceptNew(externalId: string): boolean
  reject(rejections: Rejection[]): void
}

export interface Comparison {
  db: Database
  settings: FeedSettings
  seen: SeenProducts
  report: ImportReport
  destination: Destination
  maxRejections: number
  unreadable: number[]
  listedBefore: number
  trouble: string | undefined
}

interface Pending extends PendingProduct {
  line: number
  existing: ExistingProduct | undefined
}

/**
 * Compares records with the catalog, a few at a time in a read transaction. An unchanged record costs a hash and a
 * look-up. It is dropped quickly, since the garbage collector promotes what it meets twice. Other records are gathered
 * and written in small transactions, with a pause after each for the shop's own writes.
 */
export function createComparison(comparison: Comparison) {
  const { db, settings, report, destination } = comparison
  const hashRecord = recordHasher(settings)
  let categoryNames: CategoryNames = () => null
  let mayBeDeleted = true
  let atOnce = WRITTEN_AT_ONCE.most
  let gathered: Pending[] = []
  const gatheredIds = new Set<string>()
  let rejections: Rejection[] = []
  let taken = 0

  return {
    isFull: () => gathered.length >= WRITTEN_AT_ONCE.most || taken >= MOST_TAKEN,
    async take(events: FeedEvent[]) {
      let rest = events
      for (;;) {
        const handled = sortOut(rest)
        taken += handled
        if (handled === rest.length) return
        await handOn()
        rest = rest.slice(handled)
      }
    },
    handOn,
  }

  /** Stops before an id that is already gathered: whether it is new is known only once that one is stored. */
  function sortOut(events: FeedEvent[]): number {
    if (taken === 0) {
      const categories = shopCategories(db)
      categoryNames = (name) => categoryKey(categories, name)
      // Most feeds need no check per product.
      mayBeDeleted = countDeleted(db, settings.source) > 0
    }
    return db.$client.transaction(() => {
      for (const [index, event] of events.entries()) {
        if (event.kind === 'record' && gatheredIds.has(event.record.externalId?.trim() ?? '')) return index
        const one = sortOutEvent(event)
        if (one) {
          gathered.push(one)
          gatheredIds.add(one.product.externalId)
        }
      }
      return events.length
    })()
  }

  async function handOn() {
    const pending = gathered
    gathered = []
    gatheredIds.clear()
    taken = 0
    while (pending.length > 0) await save(pending.splice(0, atOnce))
    destination.reject(rejections)
    rejections = []
  }

  function sortOutEvent(event: FeedEvent): Pending | undefined {
    if (event.kind === 'broken') {
      comparison.trouble ??= event.reason
      return undefined
    }
    report.records += event.kind === 'record' ? (event.rows ?? 1) : 1
    report.judged += 1
    return event.kind === 'record' ? compareRecord(event.record) : reject(event.rejection)
  }

  function compareRecord(record: FeedRecord): Pending | undefined {
    const { source } = settings
    const saleChange = nextSaleChange(record.salePeriod, settings.now)
    if (saleChange) readAgainAt(saleChange)
    const externalId = record.externalId?.trim() ?? ''
    const existing = externalId ? findExisting(db, source, externalId) : undefined
    const recordHash = hashRecord(record)
    const isSame = existing?.recordHash === recordHash && existing.delistedAt === null
    if (isSame && comparison.seen.accept(existing.id)) {
      report.unchanged += 1
      return undefined
    }
    const mapped = mapRecord(record, settings, categoryNames)
    if (!mapped.ok) return reject(mapped.rejection)
    const deletion = !existing && mayBeDeleted ? whyDeleted(db, source, externalId) : undefined
    if (deletion) return reject({ line: record.line, externalId, field: 'deleted', reason: deletion })
    const isFirst = existing ? !comparison.seen.wasAccepted(existing.id) : destination.acceptNew(externalId)
    if (!isFirst) {
      const reason = 'The ID appears more than once; the first one is used'
      return reject({ line: record.line, externalId, field: 'externalId', reason })
    }
    if (existing) comparison.seen.accept(existing.id)
    const { product } = mapped
    return {
      product,
      line: record.line,
      contentHash: contentHashOf(product),
      recordHash,
      existing,
      isNew: !existing,
    }
  }

  function readAgainAt(time: number) {
    report.readAgainAt = Math.min(time, report.readAgainAt ?? time)
  }

  /** An unusable record still shows that the feed lists the product, unless it says otherwise. */
  function reject(rejection: Rejection): undefined {
    const { externalId, field } = rejection
    const isListed = externalId && field !== 'published' && field !== 'category'
    const product = isListed ? findExisting(db, settings.source, externalId) : undefined
    if (product?.delistedAt === null) {
      comparison.seen.mention(product.id)
      comparison.unreadable.push(product.id)
    }
    addRejection(report, rejection, comparison.maxRejections)
    rejections.push(rejection)
  }

  async function save(pending: Pending[]) {
    const started = performance.now()
    const outcomes = destination.save(
      pending,
      pending.map(({ existing }) => existing),
    )
    for (const [index, { line, product }] of pending.entries()) {
      const saved = outcomes[index]
      if (saved?.outcome === 'deleted') {
        const { source, externalId } = product
        const reason = whyDeleted(db, source, externalId) ?? 'Deleted by an administrator'
        reject({ line, externalId, field: 'deleted', reason })
      } else if (saved) count(saved)
    }
    const tookMs = performance.now() - started
    const fitting = Math.round((pending.length * WRITING_MS) / tookMs)
    atOnce = Math.min(WRITTEN_AT_ONCE.most, Math.max(WRITTEN_AT_ONCE.least, fitting))
    await pause(Math.max(LEAST_PAUSE_MS, tookMs / 3))
  }

  function count({ id, outcome, doubtedUntil }: StoredProduct) {
    if (id > 0) comparison.seen.accept(id)
    if (doubtedUntil) readAgainAt(doubtedUntil)
    report[outcome === 'returned' ? 'changed' : outcome] += 1
  }
}
