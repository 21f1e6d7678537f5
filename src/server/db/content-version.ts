import { readCatalogueVersion } from '#server/db/catalogue-version.ts'
import type { Database } from '#server/db/client.ts'
import { nextPublication } from '#server/db/next-publication.ts'
import { HOUR_MS } from '#shared/time/durations.ts'

/** How long another process's write may stay unseen. */
const UNSEEN_FOR_MS = 20

/**
 * A number that changes with every write to products, partners, articles and landing pages, when a scheduled article's time has come, and
 * every hour, since what may be said of a price and the days that pages show change with time alone. It is for comparing
 * with at each request: our own writes show at once; asking the file about those of others costs a lock, so that is done at
 * most every few milliseconds.
 */
export function contentVersionReader(db: Database): () => number {
  let version = 0
  let stored = -1
  let changesAt = Number.NEGATIVE_INFINITY
  let ownChanges = -1
  let readAt = Number.NEGATIVE_INFINITY
  const totalChanges = db.$client.prepare<[], number>('select total_changes()').pluck()

  function read(now: number) {
    const current = readCatalogueVersion(db)
    if (current === stored && now < changesAt) return
    stored = current
    changesAt = Math.min(nextHour(now), nextPublication(db, now))
    version += 1
  }
  return () => {
    const changes = totalChanges.get() ?? 0
    const moment = performance.now()
    const now = Date.now()
    if (changes === ownChanges && moment - readAt < UNSEEN_FOR_MS && now < changesAt) return version
    read(now)
    ownChanges = changes
    readAt = moment
    return version
  }
}

function nextHour(now: number): number {
  return (Math.floor(now / HOUR_MS) + 1) * HOUR_MS
}
