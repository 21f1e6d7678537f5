import { eq } from 'drizzle-orm'
import { issueToken, type LinkPurpose } from '#server/auth/one-time-tokens.ts'
import type { Deps } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { LINK_VALID_MINUTES } from '#server/features/accounts/beginning/mail-link.ts'
import type { OutgoingMail } from '#server/mail/outbox/service.ts'
import type { MailContent } from '#server/mail/templates/mail-content.ts'
import type { MailSite } from '#server/mail/templates/mail-layout.tsx'
import { siteOf } from '#server/site/site.ts'

interface Link {
  site: MailSite
  url: string
  validForMinutes: number
  name: string
}

interface Letter {
  path: string
  write: (link: Link) => Promise<MailContent>
}

const LETTERS: Record<LinkPurpose, Letter> = {
  'password-reset': {
    path: '/reset-password',
    write: async (link) =>
      (await import('#server/mail/templates/password-reset.tsx')).passwordResetMail(link),
  },
  'email-verification': {
    path: '/confirm-email',
    write: async (link) =>
      (await import('#server/mail/templates/email-verification.tsx')).emailVerificationMail(link),
  },
  'sign-in-link': {
    path: '/sign-in-link',
    write: async (link) => (await import('#server/mail/templates/sign-in-link.tsx')).signInLinkMail(link),
  },
  'sign-up': {
    path: '/signup',
    write: async (link) => (await import('#server/mail/templates/sign-up.tsx')).signUpMail(link),
  },
  'email-change': {
    path: '/change-email',
    write: async (link) => (await import('#server/mail/templates/email-change.tsx')).emailChangeMail(link),
  },
}

/** Writes the email with a new link when its turn comes; undefined when the link is no longer useful. */
export async function linkMail(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  linkId: string,
  to: string,
): Promise<OutgoingMail | undefined> {
  const issued = issueToken(db, linkId)
  if (!issued) return undefined
  const { token, purpose, userId } = issued
  const { path, write } = LETTERS[purpose]
  const site = siteOf(env)
  const content = await write({
    site,
    url: `${site.url}${path}?token=${token}`,
    validForMinutes: LINK_VALID_MINUTES[purpose],
    name: userId ? nameOf(db, userId) : '',
  })
  return { to, ...content, headers: { 'Auto-Submitted': 'auto-generated' } }
}

function nameOf(db: Database, userId: string): string {
  return db.select({ name: users.name }).from(users).where(eq(users.id, userId)).get()?.name ?? ''
}
