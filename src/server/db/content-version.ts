import { readCatalogueVersion } from '#server/db/catalogue-version.ts'
import type { Database } from '#server/db/client.ts'
import { HOUR_MS } from '#shared/durations.ts'

/** How long another process's write may stay unseen. */
const UNSEEN_FOR_MS = 20
/** Makes a fraction of the hours since 1970. */
const MANY_HOURS = 1e7

/**
 * A number that changes with every write to products and partners, and every hour, since what may be said of a price
 * and the days that pages show change with time alone. It is for comparing with at each request: our own writes show at
 * once; asking the file about those of others costs a lock, so that is done at most every few milliseconds.
 */
export function contentVersionReader(db: Database): () => number {
  let version = 0
  let ownChanges = -1
  let readAt = Number.NEGATIVE_INFINITY
  const totalChanges = db.$client.prepare<[], number>('select total_changes()').pluck()
  return () => {
    const changes = totalChanges.get() ?? 0
    const now = performance.now()
    if (changes === ownChanges && now - readAt < UNSEEN_FOR_MS) return version + hourPart()
    version = readCatalogueVersion(db)
    ownChanges = changes
    readAt = now
    return version + hourPart()
  }
}

function hourPart(): number {
  return Math.floor(Date.now() / HOUR_MS) / MANY_HOURS
}
