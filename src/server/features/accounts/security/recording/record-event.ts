import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '#server/db/client.ts'
import { isDemoDatabase } from '#server/db/demo-mark.ts'
import { countRows } from '#server/db/page-of-rows.ts'
import { securityEvents } from '#server/db/schema/security.ts'
import { queueNotices } from '#server/features/accounts/security/mails/queue-notices.ts'
import {
  BY_STRANGERS,
  type EventRow,
  rowOf,
  type SecurityEvent,
  type Whence,
} from '#server/features/accounts/security/recording/event-row.ts'
import type { Mailer } from '#server/mail/delivery/mailer.ts'
import { isWritable } from '#server/operations/write-lock.ts'
import type { SecurityEventKind } from '#shared/accounts/security-events.ts'
import { HOUR_MS, MINUTE_MS } from '#shared/time/durations.ts'

/** Events that recur while somebody keeps trying: recorded once per person. */
const ONCE: SecurityEventKind[] = ['access.limited', 'access.refused', 'sign-in.identity-refused']
const ONCE_IN_MS = 15 * MINUTE_MS
const BOUNDED = [...ONCE, ...BY_STRANGERS]
/** The limit for each kind that somebody can trigger repeatedly. */
const MOST_AN_HOUR = 500

export interface SecurityDeps extends Whence {
  db: Database
  /** Absent on the command line, whose output is for a person. */
  log?: Pick<Logger, 'info' | 'error'> | undefined
  /** Absent when no email can be sent. */
  mailer?: Mailer | undefined
}

/** Records an event in the table and in the log. Never throws: the log alone may have it. */
export function recordSecurityEvent(deps: SecurityDeps, event: SecurityEvent): void {
  const row = rowOf(event, deps)
  deps.log?.info({ ...row }, 'security')
  try {
    store(deps, row)
  } catch (err) {
    deps.log?.error({ err, kind: row.kind }, 'the security log could not be written')
  }
}

function store({ db, mailer }: SecurityDeps, row: EventRow): void {
  // Visitors of a demo are administrators, and would read each other's addresses.
  if (isDemoDatabase(db) || !isWritable(db) || isBeyondBounds(db, row)) return
  const event = db.insert(securityEvents).values(row).returning().get()
  if (mailer) queueNotices(db, event)
}

/** Returns whether the event would only fill the table, so that strangers cannot grow it at will. */
function isBeyondBounds(db: Database, row: EventRow): boolean {
  if (!BOUNDED.includes(row.kind)) return false
  if (ONCE.includes(row.kind) && isRecorded(db, row)) return true
  const { kind, at } = securityEvents
  const lately = and(eq(kind, row.kind), gt(at, new Date(Date.now() - HOUR_MS)))
  return countRows(db, securityEvents, lately) >= MOST_AN_HOUR
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
