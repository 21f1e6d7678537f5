import { eq } from 'drizzle-orm'
import type { Auth } from '#server/auth/auth.ts'
import { renewedSessionCookie } from '#server/auth/session-cookie.ts'
import { sessionEnd } from '#server/auth/session-limits.ts'
import type { Environment } from '#server/config/env.ts'
import { hasRoleEnded } from '#server/db/active-administrators.ts'
import type { Database } from '#server/db/client.ts'
import { sessions, users } from '#server/db/schema/accounts.ts'
import { isWritable } from '#server/operations/write-lock.ts'
import type { Role } from '#shared/inputs/accounts.ts'
import { MINUTE_MS } from '#shared/time/durations.ts'

interface Asking {
  auth: Auth
  db: Database
  env: Environment
  headers: Headers
  setCookie: (cookie: string) => void
}

const NOTED_EVERY_MS = 5 * MINUTE_MS

/** Returns the session of a request. A renewed cookie is set, and counts for the rest of this request. */
export async function findSession({ auth, db, env, headers, setCookie }: Asking) {
  const cookies = headers.get('cookie') ?? ''
  const renewed = renewedSessionCookie(db, env, cookies)
  if (renewed) {
    setCookie(renewed)
    headers.set('cookie', `${renewed.slice(0, renewed.indexOf(';'))}; ${cookies}`)
  }
  const stored = await storedSession({ auth, db, headers })
  if (!stored || stored.user.banned) return undefined
  const { user, session } = stored
  const role: Role = user.role === 'admin' && !hasRoleEnded(db, user.id) ? 'admin' : 'user'
  return isOver(db, role, session) ? undefined : { user, session, role }
}

async function storedSession({ auth, db, headers }: Pick<Asking, 'auth' | 'db' | 'headers'>) {
  try {
    return await auth.api.getSession({ headers, query: { disableRefresh: true } })
  } catch (error) {
    // The library hides the cause; this query throws it when the database cannot be read.
    db.select({ id: users.id }).from(users).limit(1).get()
    throw error
  }
}

interface Times {
  id: string
  createdAt: Date
  updatedAt: Date
}

/** Returns whether a session has reached its role's limit; otherwise records its use when possible. */
function isOver(db: Database, role: Role, { id, createdAt, updatedAt }: Times): boolean {
  const now = new Date()
  if (sessionEnd(role, { createdAt, usedAt: updatedAt }) <= now) return true
  if (now.getTime() - updatedAt.getTime() > NOTED_EVERY_MS && isWritable(db)) {
    const expiresAt = sessionEnd(role, { createdAt, usedAt: now })
    db.update(sessions).set({ updatedAt: now, expiresAt }).where(eq(sessions.id, id)).run()
  }
  return false
}
