import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { rememberErasure } from '#server/auth/erasures.ts'
import { requireFreshSession } from '#server/auth/fresh-session.ts'
import { hashPassword, verifyPassword } from '#server/auth/password-hashing.ts'
import { ownerOf } from '#server/auth/password-queue.ts'
import { requireGoodPassword } from '#server/auth/password-rules.ts'
import { hasTemporaryPassword } from '#server/auth/second-factors.ts'
import type { Deps, User } from '#server/context.ts'
import { hasOtherAdministrator } from '#server/db/active-administrators.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { apiKeys, sessions, users } from '#server/db/schema/accounts.ts'
import { revokeKeysOf } from '#server/features/accounts/api-keys/service.ts'
import { nextAfter } from '#server/features/accounts/beginning/begin-session.ts'
import {
  checkPassword,
  hasPassword,
  passwordHash,
  storePassword,
} from '#server/features/accounts/beginning/stored-password.ts'
import type { SecurityDeps } from '#server/features/accounts/security/service.ts'
import { listDonationsFrom } from '#server/features/donations/service.ts'
import { listFavorites } from '#server/features/favorites/service.ts'
import { favoritesShare } from '#server/features/favorites/sharing/service.ts'
import { findSubscription } from '#server/features/newsletter/service.ts'
import { endMemberships, listMemberships } from '#server/features/payments/memberships/service.ts'
import { listAlerts } from '#server/features/products/price-alerts/service.ts'
import { DomainError } from '#shared/errors.ts'
import type { ChangePasswordInput, RenameInput } from '#shared/inputs/profile.ts'
import { m } from '#shared/messages/messages.ts'

type ProfileDeps = SecurityDeps & Pick<Deps, 'db' | 'env' | 'limits'>

/** An account and the requesting session; API keys have none. */
interface Own {
  user: User
  sessionId: string | undefined
}

const MAX_SESSIONS = 100

export function listSessions(db: Database, { user, sessionId }: Own) {
  const { id, createdAt, updatedAt, expiresAt, ipAddress: address, userAgent } = sessions
  return db
    .select({ id, createdAt, updatedAt, expiresAt, address, userAgent })
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), gt(expiresAt, new Date())))
    .orderBy(desc(updatedAt), desc(id))
    .limit(MAX_SESSIONS)
    .all()
    .map((session) => ({ ...session, isCurrent: session.id === sessionId }))
}

export function endSession(db: Database, userId: string, id: string) {
  const own = and(eq(sessions.userId, userId), eq(sessions.id, id))
  if (db.delete(sessions).where(own).run().changes === 0) throw new DomainError('NOT_FOUND', m.sessionEnded)
  return { success: true }
}

export function endOtherSessions(db: Database, { user, sessionId = '' }: Own) {
  const others = and(eq(sessions.userId, user.id), ne(sessions.id, sessionId))
  return { ended: db.delete(sessions).where(others).run().changes }
}

export function rename(db: Database, user: User, { name, language }: RenameInput): User {
  const values = { name, ...(language && { language }), updatedAt: new Date() }
  db.update(users).set(values).where(eq(users.id, user.id)).run()
  return { ...user, name }
}

/** Ends the other sessions, and optionally the keys. Throws FORBIDDEN for a wrong current password. */
export async function changePassword(
  deps: ProfileDeps,
  own: Own,
  { currentPassword, newPassword, revokeKeys }: ChangePasswordInput,
) {
  await checkPassword(deps, own.user.id, currentPassword, 'currentPassword')
  return replacePassword(deps, own, { password: newPassword, revokeKeys })
}

/** Sets a password for an account that was created through a provider. Throws CONFLICT when it has one. */
export async function setFirstPassword(deps: ProfileDeps, own: Own, newPassword: string) {
  requireFreshSession(deps.db, own.sessionId)
  if (hasPassword(deps.db, own.user.id)) throw new DomainError('CONFLICT', m.passwordExists)
  return replacePassword(deps, own, { password: newPassword, revokeKeys: false })
}

/** Replaces a generated password with the owner's choice. Returns the next step, as a sign-in does. */
export async function replaceTemporaryPassword(deps: ProfileDeps, own: Own, newPassword: string) {
  if (!hasTemporaryPassword(deps.db, own.user.id)) throw new DomainError('CONFLICT', m.passwordAlreadySet)
  const hash = passwordHash(deps.db, own.user.id)
  if (hash && (await verifyPassword({ hash, password: newPassword }, ownerOf(own.user.id))))
    throw new DomainError('BAD_REQUEST', m.chooseDifferentPassword, { field: 'newPassword' })
  await replacePassword(deps, own, { password: newPassword, revokeKeys: false })
  return { user: own.user, next: nextAfter(deps, own.user, 'password') }
}

async function replacePassword(
  deps: ProfileDeps,
  own: Own,
  { password, revokeKeys }: { password: string; revokeKeys: boolean },
) {
  const { db, env } = deps
  const { id, email } = own.user
  requireGoodPassword({ password, email, siteName: env.SITE_NAME, field: 'newPassword' })
  const hash = await hashPassword(db, password, ownerOf(id))
  inTransaction(db, (tx) => {
    storePassword(tx, id, hash)
    endOtherSessions(tx, own)
    if (revokeKeys) revokeKeysOf(deps, id)
  })
  return { success: true }
}

/** Donations and the newsletter belong to an address: null until it is confirmed. */
export function exportAccount(db: Database, { user, sessionId }: Own) {
  const { createdAt, emailVerified, language } = users
  const ofAccount = { createdAt, emailVerified, language }
  const account = db.select(ofAccount).from(users).where(eq(users.id, user.id)).get()
  const ofKey = { name: apiKeys.name, start: apiKeys.start, createdAt: apiKeys.createdAt }
  const keys = db.select(ofKey).from(apiKeys).where(eq(apiKeys.referenceId, user.id)).all()
  const favorites = listFavorites(db, user.id).map(({ productId, productName, savedAt }) => {
    return { productId, productName, savedAt }
  })
  const email = account?.emailVerified ? user.email : undefined
  return {
    account: { ...user, ...account },
    favorites,
    priceAlerts: listAlerts(db, user.id),
    favoritesSharedSince: favoritesShare(db, user.id)?.createdAt ?? null,
    donations: email === undefined ? null : listDonationsFrom(db, email),
    newsletter: email === undefined ? null : (findSubscription(db, email) ?? null),
    memberships: listMemberships(db, user.id),
    sessions: listSessions(db, { user, sessionId }),
    apiKeys: keys,
  }
}

/** Ends the monthly payments first. Throws FORBIDDEN, CONFLICT for the last administrator, SERVICE_UNAVAILABLE. */
export async function deleteAccount(
  deps: Pick<Deps, 'db' | 'env' | 'limits' | 'log' | 'mailer' | 'payments'>,
  { user, sessionId }: Own,
  password: string | undefined,
) {
  if (hasPassword(deps.db, user.id)) await checkPassword(deps, user.id, password ?? '', 'password')
  else requireFreshSession(deps.db, sessionId)
  checkNotLastAdministrator(deps.db, user)
  await endMemberships(deps, user.id)
  inTransaction(deps.db, (tx) => {
    checkNotLastAdministrator(tx, user)
    tx.delete(users).where(eq(users.id, user.id)).run()
    rememberErasure(tx, deps.env, `account:${user.id}`)
  })
  return { success: true }
}

function checkNotLastAdministrator(db: Database, user: User) {
  if (user.role === 'admin' && !hasOtherAdministrator(db, user.id))
    throw new DomainError('CONFLICT', m.onlyAdministrator)
}
