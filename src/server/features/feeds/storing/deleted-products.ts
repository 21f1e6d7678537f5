import type { Database } from '#server/db/client.ts'
import type { Rejection } from '#server/features/feeds/feed-record.ts'
import { countDeleted, whyDeleted } from '#server/features/products/trash/service.ts'

/** True if administrators deleted any product of the feed: most feeds need no check per product. */
export function hasDeleted(db: Database, source: string): boolean {
  return countDeleted(db, source) > 0
}

/** True if an administrator deleted this product and has not restored it. */
export function isDeleted(db: Database, source: string, externalId: string): boolean {
  return whyDeleted(db, source, externalId) !== undefined
}

export function deletedRejection(db: Database, source: string, line: number, externalId: string): Rejection {
  const reason = whyDeleted(db, source, externalId) ?? 'Deleted by an administrator'
  return { line, externalId, field: 'deleted', reason }
}
