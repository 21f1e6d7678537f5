import { setTimeout as pause } from 'node:timers/promises'
import type { Comparison } from '#server/features/feeds/importing/catalog-comparison.ts'
import type { RunDestination } from '#server/features/feeds/importing/destinations.ts'
import { listedPage } from '#server/features/feeds/storing/feed-products.ts'
import { delistsTooMany } from '#shared/feeds/feed-limits.ts'

const DELISTED_AT_ONCE = 100
const LISTED_PAGE_ROWS = 5_000

interface Delisting {
  comparison: Comparison
  destination: RunDestination
  options: { overrideSafetyLimits?: boolean | undefined }
}

/**
 * Delists the products that the feed no longer lists. Withholds all of it when they are more than 20 and more than 30%
 * of the listed ones (`delistsTooMany` in `shared/feeds/feed-limits.ts`).
 */
export async function delistMissing({ comparison, destination, options }: Delisting) {
  const { report, listedBefore } = comparison
  const missingIds = await findMissing(comparison)
  if (!options.overrideSafetyLimits && delistsTooMany(missingIds.length, listedBefore)) {
    report.withheld = missingIds.length
    return
  }
  for (let from = 0; from < missingIds.length; from += DELISTED_AT_ONCE) {
    const ids = missingIds.slice(from, from + DELISTED_AT_ONCE)
    destination.delist(ids)
    report.delisted += ids.length
    await pause(1)
  }
}

async function findMissing({ db, settings, seen }: Comparison) {
  const missing: number[] = []
  let after = 0
  for (;;) {
    const page = listedPage(db, settings.source, after, LISTED_PAGE_ROWS)
    for (const id of page) if (!seen.has(id)) missing.push(id)
    after = page.at(-1) ?? 0
    if (page.length < LISTED_PAGE_ROWS) return missing
    await pause(0)
  }
}
