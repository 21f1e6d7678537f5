import { eq } from 'drizzle-orm'
import { consumeToken, readToken } from '#server/auth/one-time-tokens.ts'
import { hashPassword } from '#server/auth/password-hashing.ts'
import { ownerOf } from '#server/auth/password-queue.ts'
import { requireGoodPassword } from '#server/auth/password-rules.ts'
import type { Deps } from '#server/context.ts'
import { inTransaction } from '#server/db/client.ts'
import { sessions, users } from '#server/db/schema/accounts.ts'
import { accountIdOf } from '#server/features/accounts/beginning/account-of-address.ts'
import {
  afterAnswer,
  invalidLink,
  type LinkDeps,
  mailLink,
} from '#server/features/accounts/beginning/mail-link.ts'
import { type Asker, countMailRequest } from '#server/features/accounts/beginning/mail-requests.ts'
import { storePassword } from '#server/features/accounts/beginning/stored-password.ts'
import { recordSecurityEvent, type SecurityDeps } from '#server/features/accounts/security/service.ts'
import type { PasswordResetInput } from '#shared/inputs/accounts.ts'

const PURPOSE = 'password-reset'

/**
 * Sends a reset link to the account's address. The response is the same without an account, and after too many recent
 * links. The link works once and for an hour (`LINK_VALID_MINUTES` in `beginning/mail-link.ts`). Earlier links still
 * work, so that others' requests cannot lock out the owner.
 */
export async function requestPasswordReset(
  deps: LinkDeps & SecurityDeps & Pick<Deps, 'limits'>,
  email: string,
  asker: Asker,
) {
  const isWithinLimit = await countMailRequest(deps, email, asker)
  recordSecurityEvent(deps, { kind: 'password.reset-requested', userId: accountIdOf(deps.db, email) })
  if (isWithinLimit) afterAnswer(deps, () => sendLink(deps, email))
  return { success: true }
}

function sendLink(deps: LinkDeps, email: string): void {
  const userId = accountIdOf(deps.db, email)
  if (userId) mailLink(deps, { purpose: PURPOSE, value: userId, userId, to: email.toLowerCase() })
}

/** Sets the password by a mailed link, once, and ends all sessions. */
export async function resetPassword(
  deps: SecurityDeps & Pick<Deps, 'env'>,
  { token, password }: PasswordResetInput,
) {
  const { db, env } = deps
  const userId = readToken(db, PURPOSE, token)
  const user = userId && db.select({ email: users.email }).from(users).where(eq(users.id, userId)).get()
  if (!userId || !user) throw invalidLink()
  requireGoodPassword({ password, email: user.email, siteName: env.SITE_NAME })
  const hash = await hashPassword(db, password, ownerOf(userId))
  inTransaction(db, (tx) => {
    if (!consumeToken(tx, PURPOSE, token)) throw invalidLink()
    storePassword(tx, userId, hash)
    tx.delete(sessions).where(eq(sessions.userId, userId)).run()
    recordSecurityEvent(deps, { kind: 'password.reset', userId })
  })
  return { success: true }
}
