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
  const found = db.select({ userId: authenticators.userId }).from(authenticators).where(confirmed).get()
  return found !== undefined
}

/** Whether the account has anything beside its password that proves who signs in. */
function hasSecondFactor(db: Database, userId: string): boolean {
  return hasAuthenticator(db, userId) || hasPasskey(db, userId)
}

function hasPasskey(db: Database, userId: string): boolean {
  return db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId)).get() !== undefined
}

/** Whether a password, or a link in an email, is only the first step. */
export function asksSecondStep({ db, env }: Deps, { id, role }: Account): boolean {
  return hasAuthenticator(db, id) || (isSecondFactorRequired(env, role) && hasPasskey(db, id))
}

/** Whether REQUIRE_SECOND_FACTOR means accounts of this role. */
export function isSecondFactorRequired({ REQUIRE_SECOND_FACTOR: whose }: Environment, role: Role): boolean {
  return whose === 'all' || (whose === 'admin' && role === 'admin')
}

/** Whether the account needs a second factor and has none yet. */
export function mustNotStopAtPassword({ db, env }: Deps, { id, role }: Account): boolean {
  return isSecondFactorRequired(env, role) && !hasSecondFactor(db, id)
}

/** Whether the account's password was made up for its owner, who has not chosen another yet. */
export function hasTemporaryPassword(db: Database, userId: string): boolean {
  const temporary = and(eq(accounts.userId, userId), eq(accounts.isTemporary, true))
  return db.select({ id: accounts.id }).from(accounts).where(temporary).get() !== undefined
}

/** Whether whoever began this session has something to do before anything else. */
export function isHeldUp(deps: Deps, account: Account, sessionId: string): boolean {
  return (
    hasToSetUpSecondFactor(deps, account, sessionId) ||
    (hasTemporaryPassword(deps.db, account.id) && methodOf(deps.db, sessionId) === 'password')
  )
}

/** Whether whoever began this session has to set up a second factor before anything else. */
function hasToSetUpSecondFactor(deps: Deps, account: Account, sessionId: string): boolean {
  return mustNotStopAtPassword(deps, account) && methodOf(deps.db, sessionId) !== 'provider'
}

function methodOf(db: Database, sessionId: string) {
  return db.select({ method: sessions.method }).from(sessions).where(eq(sessions.id, sessionId)).get()?.method
}
