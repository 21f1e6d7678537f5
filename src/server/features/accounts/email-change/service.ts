import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { requireFreshSession } from '#server/auth/fresh-session.ts'
import { consumeToken, dropTokens, readToken } from '#server/auth/one-time-tokens.ts'
import { inLanguage, readersLanguage } from '#server/config/languages.ts'
import type { Deps, User } from '#server/context.ts'
import { inTransaction } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { accountIdOf, emailLanguageOf } from '#server/features/accounts/beginning/account-of-address.ts'
import {
  afterAnswer,
  invalidLink,
  type LinkDeps,
  mailLink,
} from '#server/features/accounts/beginning/mail-link.ts'
import { recordSecurityEvent, type SecurityDeps } from '#server/features/accounts/security/service.ts'
import { queueMail } from '#server/mail/outbox/queueing.ts'
import { siteOf } from '#server/site/site.ts'
import { DomainError } from '#shared/errors.ts'
import { m } from '#shared/messages/messages.ts'
import { DAY_MS } from '#shared/time/durations.ts'

type ChangeDeps = LinkDeps & SecurityDeps

const PURPOSE = 'email-change'

const change = z.object({ userId: z.string(), from: z.string(), to: z.string() })

/**
 * Asks the new address to confirm that it belongs to the account's owner. The response is the same if the address
 * already has an account. When no email is sent, the address changes at once, unconfirmed.
 */
export async function requestEmailChange(
  deps: ChangeDeps & Pick<Deps, 'limits'>,
  { user: { id, email }, sessionId }: { user: User; sessionId: string | undefined },
  typed: string,
) {
  requireFreshSession(deps.db, sessionId)
  const to = typed.toLowerCase()
  if (to === email) throw new DomainError('BAD_REQUEST', m.emailIsYours, { field: 'email' })
  await deps.limits.count('emailChanges', id)
  if (!deps.mailer) {
    applyChange(deps, { userId: id, from: email, to }, false)
    return { isChanged: true }
  }
  afterAnswer(deps, () => askNewAddress(deps, { userId: id, from: email, to }))
  return { isChanged: false }
}

function askNewAddress(deps: LinkDeps, request: z.infer<typeof change>): void {
  if (accountIdOf(deps.db, request.to)) return
  mailLink(deps, { purpose: PURPOSE, value: JSON.stringify(request), userId: request.userId, to: request.to })
}

/** Changes the address by the link mailed to the new one, once, and notifies the old one. */
export async function confirmEmailChange(deps: ChangeDeps, token: string) {
  const value = readToken(deps.db, PURPOSE, token)
  if (value === undefined) throw invalidLink()
  const { emailChangedMail } = await import('#server/mail/templates/account-mails.tsx')
  const request = change.parse(JSON.parse(value))
  const language = readersLanguage(deps.env, emailLanguageOf(deps.db, request.userId))
  const mail = () => emailChangedMail({ site: siteOf(deps.env), newEmail: request.to })
  const content = await inLanguage(language, mail)
  const key = `email-changed:${createHash('sha256').update(token).digest('hex')}`
  const notice = { key, to: request.from, content, giveUpAt: new Date(Date.now() + 7 * DAY_MS) }
  inTransaction(deps.db, (db) => {
    if (consumeToken(db, PURPOSE, token) === undefined) throw invalidLink()
    applyChange({ ...deps, db }, request, true)
    queueMail({ ...deps, db }, notice)
  })
  return { success: true }
}

/** Revokes all other links mailed to the old address. */
function applyChange(deps: SecurityDeps, { userId, from, to }: z.infer<typeof change>, isVerified: boolean) {
  inTransaction(deps.db, (tx) => {
    if (accountIdOf(tx, to)) throw new DomainError('CONFLICT', m.emailUnusable, { field: 'email' })
    if (accountIdOf(tx, from) !== userId) throw invalidLink()
    const values = { email: to, emailVerified: isVerified, updatedAt: new Date() }
    tx.update(users).set(values).where(eq(users.id, userId)).run()
    dropTokens(tx, userId)
    recordSecurityEvent({ ...deps, db: tx }, { kind: 'account.email-changed', userId })
  })
}
