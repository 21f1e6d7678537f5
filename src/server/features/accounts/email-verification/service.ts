import { eq } from 'drizzle-orm'
import { readToken } from '#server/auth/one-time-tokens.ts'
import type { Deps, User } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { invalidLink, type LinkDeps, mailLink } from '#server/features/accounts/beginning/mail-link.ts'
import { DomainError } from '#shared/errors.ts'
import { m } from '#shared/messages/messages.ts'

const PURPOSE = 'email-verification'

/** The language is a code; empty for the shop's main language. */
export function emailState(db: Database, userId: string) {
  const { emailVerified: isVerified, language } = users
  const row = db.select({ isVerified, language }).from(users).where(eq(users.id, userId)).get()
  return row ?? { isVerified: false, language: '' }
}

/** Sends the confirmation link again, at most once an hour; does nothing for a confirmed address. */
export async function sendVerification(
  deps: LinkDeps & Pick<Deps, 'limits'>,
  owner: Pick<User, 'id' | 'email'>,
) {
  if (!deps.mailer) throw new DomainError('SERVICE_UNAVAILABLE', m.siteCannotSendEmail)
  if (emailState(deps.db, owner.id).isVerified) return { success: true }
  try {
    await deps.limits.count('verificationMails', owner.email.toLowerCase())
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { code, retryAfterSeconds = 0 } = error
    throw new DomainError(code, m.emailedRecently, { retryAfterSeconds })
  }
  mailLink(deps, { purpose: PURPOSE, value: owner.email, userId: owner.id, to: owner.email })
  return { success: true }
}

/** Confirms the address that the link was mailed to. Repeatable while the link is valid. */
export function verifyEmail(db: Database, token: string) {
  const email = readToken(db, PURPOSE, token) ?? ''
  const confirmed = { emailVerified: true, updatedAt: new Date() }
  const { changes } = db.update(users).set(confirmed).where(eq(users.email, email)).run()
  if (changes === 0) throw invalidLink()
  return { success: true }
}
