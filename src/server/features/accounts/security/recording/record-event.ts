import type { Logger } from 'pino'
import type { Database } from '#server/db/client.ts'
import { isDemoDatabase } from '#server/db/demo-mark.ts'
import { securityEvents } from '#server/db/schema/security.ts'
import { queueNotices } from '#server/features/accounts/security/mails/queue-notices.ts'
import { isBeyondBounds } from '#server/features/accounts/security/recording/bounds.ts'
import {
  type EventRow,
  rowOf,
  type SecurityEvent,
  type Whence,
} from '#server/features/accounts/security/recording/event-row.ts'
import type { Mailer } from '#server/mail/delivery/mailer.ts'
import { isWritable } from '#server/operations/write-lock.ts'

export interface SecurityDeps extends Whence {
  db: Database
  /** Absent on the command line, whose output is for a person. */
  log?: Pick<Logger, 'info' | 'error'> | undefined
  /** Absent when no email can be sent. */
  mailer?: Mailer | undefined
}

/**
 * Records an event in the table and as a line on standard output. It never blocks the event: when nothing can be
 * written, the line is all there is.
 */
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
