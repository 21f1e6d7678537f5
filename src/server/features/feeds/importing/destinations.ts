import { raiseCatalogVersion } from '#server/db/catalog-version.ts'
import type { Database } from '#server/db/client.ts'
import { expectFewWrites, expectManyWrites } from '#server/db/search-index.ts'
import type { Destination } from '#server/features/feeds/importing/catalog-comparison.ts'
import {
  delist,
  type ExistingProduct,
  losePrices,
  type PendingProduct,
  type SaveOutcome,
  saveProducts,
} from '#server/features/feeds/storing/feed-products.ts'
import { type RunIds, rejectionKeeper } from '#server/features/feeds/storing/feed-runs.ts'
import { createSeenIds } from '#server/features/feeds/storing/seen-ids.ts'

/** The longest delay of the shop's cached pages during an import. */
const PROGRESS_EVERY_MS = 10_000

export interface RunDestination extends Destination {
  delist(ids: number[]): void
  losePrices(ids: number[]): void
  close(): void
}

export function catalogDestination(db: Database, ids: RunIds, now: Date): RunDestination {
  const run = { runId: ids.runId, now }
  let reportedAt = Date.now()
  let isBehind = false
  let hasWritten = false

  function writing() {
    if (!hasWritten) expectManyWrites(db)
    hasWritten = true
  }

  function show() {
    if (isBehind) raiseCatalogVersion(db)
    isBehind = false
    reportedAt = Date.now()
  }

  function written() {
    isBehind = true
    if (Date.now() - reportedAt > PROGRESS_EVERY_MS) show()
  }

  return {
    save(pending) {
      writing()
      const outcomes = saveProducts(db, pending, run)
      written()
      return outcomes
    },
    delist(productIds) {
      writing()
      delist(db, productIds, run)
      written()
    },
    losePrices(productIds) {
      losePrices(db, productIds, run)
      written()
    },
    acceptNew: () => true,
    reject: rejectionKeeper(db, ids),
    close() {
      if (hasWritten) expectFewWrites(db)
      show()
    },
  }
}

export function dryDestination(db: Database): RunDestination {
  const newIds = createSeenIds(db)
  return {
    save: (pending, existing) =>
      pending.map((one, index) => ({ id: 0, outcome: foresee(one, existing[index]) })),
    delist: () => undefined,
    losePrices: () => undefined,
    acceptNew: newIds.accept,
    reject: () => undefined,
    close: newIds.forget,
  }
}

function foresee({ contentHash }: PendingProduct, existing: ExistingProduct | undefined): SaveOutcome {
  if (!existing) return 'added'
  if (existing.delistedAt !== null) return 'returned'
  return existing.contentHash === contentHash ? 'unchanged' : 'changed'
}
