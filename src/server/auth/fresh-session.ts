import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { sessions } from '#server/db/schema/accounts.ts'
import { DomainError } from '#shared/errors.ts'
import { m } from '#shared/messages/messages.ts'

const FRESH_MINUTES = 10
const MINUTE_MS = 60_000

/** Throws FORBIDDEN unless the session's owner signed in or confirmed their identity within the last ten minutes. */
export function requireFreshSession(db: Database, sessionId: string | undefined): void {
  const { createdAt, provedAt } = sessions
  const session =
    sessionId && db.select({ createdAt, provedAt }).from(sessions).where(eq(sessions.id, sessionId)).get()
  const provedMs = session ? (session.provedAt ?? session.createdAt).getTime() : 0
  if (Date.now() - provedMs <= FRESH_MINUTES * MINUTE_MS) return
  throw new DomainError('FORBIDDEN', m.confirmIdentityFirst, { reason: 'fresh-session' })
}

export function freshenSession(db: Database, sessionId: string): void {
  db.update(sessions).set({ provedAt: new Date() }).where(eq(sessions.id, sessionId)).run()
}
