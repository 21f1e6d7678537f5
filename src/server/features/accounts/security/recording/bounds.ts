import { and, count, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { securityEvents } from '#server/db/schema/security.ts'
import { BY_STRANGERS, type EventRow } from '#server/features/accounts/security/recording/event-row.ts'
import type { SecurityEventKind } from '#shared/accounts/security-events.ts'
import { HOUR_MS, MINUTE_MS } from '#shared/time/durations.ts'

/** Events that recur while somebody keeps trying: recorded once per person. */
const ONCE: SecurityEventKind[] = ['access.limited', 'access.refused', 'sign-in.identity-refused']
const ONCE_IN_MS = 15 * MINUTE_MS
const BOUNDED = [...ONCE, ...BY_STRANGERS]
/** The limit for each kind that somebody can trigger repeatedly. */
const MOST_AN_HOUR = 500

/** Returns whether the event would only fill the table, so that strangers cannot grow it at will. */
export function isBeyondBounds(db: Database, row: EventRow): boolean {
  if (!BOUNDED.includes(row.kind)) return false
  return (ONCE.includes(row.kind) && isRecorded(db, row)) || countLately(db, row.kind) >= MOST_AN_HOUR
}

function isRecorded(db: Database, { kind, userId, address, detail }: EventRow): boolean {
  const { kind: ofKind, userId: ofUser, address: from, detail: what, at } = securityEvents
  const same = and(
    eq(ofKind, kind),
    gt(at, new Date(Date.now() - ONCE_IN_MS)),
    userId ? eq(ofUser, userId) : isNull(ofUser),
    address ? eq(from, address) : isNull(from),
    detail ? eq(what, detail) : isNull(what),
  )
  return db.select({ id: securityEvents.id }).from(securityEvents).where(same).limit(1).get() !== undefined
}

function countLately(db: Database, kind: SecurityEventKind): number {
  const lately = and(eq(securityEvents.kind, kind), gt(securityEvents.at, new Date(Date.now() - HOUR_MS)))
  return db.select({ rows: count() }).from(securityEvents).where(lately).get()?.rows ?? 0
}
