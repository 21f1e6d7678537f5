import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { issueToken, type LinkPurpose } from '#server/auth/one-time-tokens.ts'
import { inLanguage, readersLanguage } from '#server/config/languages.ts'
import type { Deps } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { LINK_VALID_MINUTES } from '#server/features/accounts/beginning/mail-link.ts'
import type { OutgoingMail } from '#server/mail/outbox/claiming.ts'
import { siteOf } from '#server/site/site.ts'

const LETTERS = {
  'password-reset': { path: '/reset-password', mail: 'passwordResetMail' },
  'email-verification': { path: '/confirm-email', mail: 'emailVerificationMail' },
  'sign-in-link': { path: '/sign-in-link', mail: 'signInLinkMail' },
  'sign-up': { path: '/signup', mail: 'signUpMail' },
  'email-change': { path: '/change-email', mail: 'emailChangeMail' },
} as const satisfies Record<LinkPurpose, object>

const signingUp = z.object({ language: z.string().default('') })

/** Writes the email with a new link when its turn comes; undefined when the link is no longer useful. */
export async function linkMail(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  linkId: string,
  to: string,
): Promise<OutgoingMail | undefined> {
  const issued = issueToken(db, linkId)
  if (!issued) return undefined
  const { token, purpose, userId, value } = issued
  const { path, mail } = LETTERS[purpose]
  const mails = await import('#server/mail/templates/account-mails.tsx')
  const { name, language } = userId ? readerOf(db, userId) : { name: '', language: languageIn(value) }
  const content = await inLanguage(readersLanguage(env, language), () => {
    const site = siteOf(env)
    const url = `${site.url}${path}?token=${token}`
    return mails[mail]({ site, url, validForMinutes: LINK_VALID_MINUTES[purpose], name })
  })
  return { to, ...content, headers: { 'Auto-Submitted': 'auto-generated' } }
}

function readerOf(db: Database, userId: string) {
  const { name, language } = users
  const reader = db.select({ name, language }).from(users).where(eq(users.id, userId)).get()
  return reader ?? { name: '', language: '' }
}

/** Somebody who signs up has no account yet, so the link itself stores the language. */
function languageIn(value: string): string {
  return signingUp.parse(JSON.parse(value)).language
}
