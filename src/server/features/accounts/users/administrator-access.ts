import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { dropTokens } from '#server/auth/one-time-tokens.ts'
import { hashPassword } from '#server/auth/password-hashing.ts'
import { ownerOf } from '#server/auth/password-queue.ts'
import { inTransaction } from '#server/db/client.ts'
import { passkeys, sessions, users } from '#server/db/schema/accounts.ts'
import { accountIdOf } from '#server/features/accounts/beginning/account-of-address.ts'
import { storePassword } from '#server/features/accounts/beginning/stored-password.ts'
import { removeAuthenticator } from '#server/features/accounts/factors/service.ts'
import {
  COMMAND_LINE,
  recordSecurityEvent,
  roleEvent,
  type SecurityDeps,
} from '#server/features/accounts/security/service.ts'
import { recordChange } from '#server/features/audit/service.ts'

const PASSWORD_BYTES = 15

interface Access {
  password: string
  isNew: boolean
}

/**
 * Makes the owner of this address an active administrator with a new password, which is returned and stored nowhere.
 * Creates or unblocks the account and grants the role as needed. Signs it out everywhere.
 */
export async function giveAdministratorAccess(deps: SecurityDeps, email: string): Promise<Access> {
  const password = randomBytes(PASSWORD_BYTES).toString('base64url')
  const hash = await hashPassword(deps.db, password, ownerOf(email))
  return inTransaction(deps.db, (tx) => {
    const existing = tx.select().from(users).where(eq(users.email, email)).get()
    const id = existing?.id ?? randomUUID()
    if (!existing) tx.insert(users).values({ id, email, name: 'Administrator' }).run()
    tx.update(users)
      .set({
        role: 'admin',
        roleProvider: null,
        roleUntil: null,
        emailVerified: true,
        banned: false,
        banReason: null,
        banExpires: null,
        updatedAt: new Date(),
      })
      .where(eq(users.id, id))
      .run()
    storePassword(tx, id, hash, true)
    const { changes } = tx.delete(sessions).where(eq(sessions.userId, id)).run()
    recordChange(tx, COMMAND_LINE, {
      action: 'user.access-given',
      targetId: id,
      targetName: email,
      before: { role: existing?.role ?? null, blocked: existing ? existing.banned === true : null },
      after: { role: 'admin', blocked: false, sessionsEnded: changes },
    })
    for (const kind of [roleEvent('admin'), 'password.reset' as const])
      recordSecurityEvent(deps, { kind, userId: id, actorId: COMMAND_LINE.id })
    return { password, isNew: existing === undefined }
  })
}

/**
 * Removes the authenticator, recovery codes and passkeys of an account whose owner has lost them, and signs it out
 * everywhere. Role and password stay. Returns false when nobody has this address.
 */
export function resetFactors(deps: SecurityDeps, email: string): boolean {
  return inTransaction(deps.db, (tx) => {
    const userId = accountIdOf(tx, email)
    if (!userId) return false
    removeAuthenticator(tx, userId)
    dropTokens(tx, userId)
    const { changes } = tx.delete(passkeys).where(eq(passkeys.userId, userId)).run()
    tx.delete(sessions).where(eq(sessions.userId, userId)).run()
    const target = { targetId: userId, targetName: email, after: { passkeysRemoved: changes } }
    recordChange(tx, COMMAND_LINE, { action: 'user.factors-reset', ...target })
    const event = { userId, actorId: COMMAND_LINE.id, detail: 'all of them' }
    recordSecurityEvent(deps, { kind: 'factor.removed', ...event })
    return true
  })
}
