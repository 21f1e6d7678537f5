import { and, eq, isNotNull } from 'drizzle-orm'
import type { Environment } from '#server/config/env.ts'
import type { Database } from '#server/db/client.ts'
import { accounts, authenticators, passkeys, sessions } from '#server/db/schema/accounts.ts'
import type { Role } from '#shared/inputs/accounts.ts'

interface Deps {
  db: Database
  env: Environment
}

interface Account {
  id: string
  role: Role
}

export function hasAuthenticator(db: Database, userId: string): boolean {
  const confirmed = and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt))
  const row = db.select({ userId: authenticators.userId }).from(authenticators).where(confirmed).get()
  return row !== undefined
}

function hasPasskey(db: Database, userId: string): boolean {
  return db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId)).get() !== undefined
}

/** Returns whether a password, or a link in an email, is only the first step. */
export function asksSecondStep({ db, env }: Deps, { id, role }: Account): boolean {
  return hasAuthenticator(db, id) || (isSecondFactorRequired(env, role) && hasPasskey(db, id))
}

export function isSecondFactorRequired({ REQUIRE_SECOND_FACTOR: whose }: Environment, role: Role): boolean {
  return whose === 'all' || (whose === 'admin' && role === 'admin')
}

export function mustNotStopAtPassword({ db, env }: Deps, { id, role }: Account): boolean {
  return isSecondFactorRequired(env, role) && !hasAuthenticator(db, id) && !hasPasskey(db, id)
}

export function hasTemporaryPassword(db: Database, userId: string): boolean {
  const temporary = and(eq(accounts.userId, userId), eq(accounts.isTemporary, true))
  return db.select({ id: accounts.id }).from(accounts).where(temporary).get() !== undefined
}

/** Returns whether the session's owner has to do something before anything else. */
export function isHeldUp(deps: Deps, account: Account, sessionId: string): boolean {
  const { db } = deps
  const isSession = eq(sessions.id, sessionId)
  const method = () => db.select({ method: sessions.method }).from(sessions).where(isSession).get()?.method
  if (mustNotStopAtPassword(deps, account) && method() !== 'provider') return true
  return hasTemporaryPassword(db, account.id) && method() === 'password'
}
