import { readCatalogueVersion } from '#server/db/catalogue-version.ts'
import type { Database } from '#server/db/client.ts'

/** How long another process's write may stay unseen. */
const UNSEEN_FOR_MS = 20

/**
 * The version that every write to products and partners raises, for comparing with at each request. Our own writes
 * show at once; asking the file about those of others costs a lock, so that is done at most every few milliseconds.
 */
export function contentVersionReader(db: Database): () => number {
  let version = 0
  let ownChanges = -1
  let readAt = Number.NEGATIVE_INFINITY
  const totalChanges = db.$client.prepare<[], number>('select total_changes()').pluck()
  return () => {
    const changes = totalChanges.get() ?? 0
    const now = performance.now()
    if (changes === ownChanges && now - readAt < UNSEEN_FOR_MS) return version
    version = readCatalogueVersion(db)
    ownChanges = changes
    readAt = now
    return version
  }
}
