import { setTimeout as pause } from 'node:timers/promises'
import type { Comparison } from '#server/features/feeds/importing/catalog-comparison.ts'
import type { RunDestination } from '#server/features/feeds/importing/destinations.ts'
import { listedPage } from '#server/features/feeds/storing/feed-products.ts'
import { delistsTooMany } from '#shared/feeds/feed-limits.ts'

const WRITTEN_AT_ONCE = 100
const LISTED_PAGE_ROWS = 5_000

interface Finishing {
  comparison: Comparison
  destination: RunDestination
  options: { overrideSafetyLimits?: boolean | undefined }
}

/** Withholds the removal of too many at once. */
export async function delistMissing({ comparison, destination, options }: Finishing) {
  const { report, listedBefore } = comparison
  const missingIds = await findMissing(comparison)
  if (!options.overrideSafetyLimits && delistsTooMany(missingIds.length, listedBefore)) {
    report.withheld = missingIds.length
    return
  }
  await inPortions(missingIds, (ids) => {
    destination.delist(ids)
    report.delisted += ids.length
  })
}

export async function loseUnreadable({ comparison, destination }: Finishing) {
  const ids = comparison.unreadable.filter((id) => !comparison.seen.wasAccepted(id))
  await inPortions(ids, destination.losePrices)
}

async function inPortions(ids: number[], write: (ids: number[]) => void) {
  for (let from = 0; from < ids.length; from += WRITTEN_AT_ONCE) {
    write(ids.slice(from, from + WRITTEN_AT_ONCE))
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
