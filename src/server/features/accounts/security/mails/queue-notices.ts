import { and, eq, gt } from 'drizzle-orm'
import { activeAdministrators } from '#server/db/active-administrators.ts'
import type { Database } from '#server/db/client.ts'
import { countRows } from '#server/db/page-of-rows.ts'
import { users } from '#server/db/schema/accounts.ts'
import { securityEvents } from '#server/db/schema/security.ts'
import { tellsAdministrators, tellsOwner } from '#server/features/accounts/security/mails/words.ts'
import { queueSecurityNotice } from '#server/mail/outbox/queueing.ts'
import { HOUR_MS } from '#shared/time/durations.ts'

/** The limit for one kind and account: more emails would bury the important ones. */
const MOST_AN_HOUR = 3

type Event = typeof securityEvents.$inferSelect

export function queueNotices(db: Database, event: Event): void {
  const { id, userId, kind } = event
  if (!userId || !(tellsOwner(kind) || tellsAdministrators(kind))) return
  if (countLately(db, event) > MOST_AN_HOUR) return
  for (const reader of readersOf(db, event)) queueSecurityNotice(db, { eventId: id, at: event.at, ...reader })
}

/** Returns the owner if the address is confirmed, and all administrators for an administrator's events. */
function readersOf(db: Database, { userId, kind }: Event): { userId: string; email: string }[] {
  const isOwner = eq(users.id, userId ?? '')
  const owner = db.select().from(users).where(isOwner).get()
  if (!owner) return []
  const isNotified = tellsOwner(kind) && (owner.emailVerified || owner.role === 'admin')
  const administrators = tellsAdministrators(kind) && owner.role === 'admin' ? activeAdministrators(db) : []
  const others = administrators.filter(({ id }) => id !== owner.id)
  return [...(isNotified ? [owner] : []), ...others].map(({ id, email }) => ({ userId: id, email }))
}

function countLately(db: Database, { userId, kind, at }: Event): number {
  const same = and(
    eq(securityEvents.userId, userId ?? ''),
    eq(securityEvents.kind, kind),
    gt(securityEvents.at, new Date(at.getTime() - HOUR_MS)),
  )
  return countRows(db, securityEvents, same)
}
