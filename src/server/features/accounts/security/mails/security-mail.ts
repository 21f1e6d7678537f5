import { eq } from 'drizzle-orm'
import type { Deps } from '#server/context.ts'
import { users } from '#server/db/schema/accounts.ts'
import { securityEvents } from '#server/db/schema/security.ts'
import { type Words, wordsFor } from '#server/features/accounts/security/mails/words.ts'
import type { OutgoingMail } from '#server/mail/outbox/service.ts'
import { siteOf } from '#server/site/site.ts'

type MailDeps = Pick<Deps, 'db' | 'env'>
type Event = typeof securityEvents.$inferSelect

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** Writes the email when its turn comes; undefined when the account is deleted, or nobody needs the notice any more. */
export async function securityMail(
  { db, env }: MailDeps,
  eventId: number,
  recipient: string,
): Promise<OutgoingMail | undefined> {
  const event = db.select().from(securityEvents).where(eq(securityEvents.id, eventId)).get()
  const owner = event?.userId
    ? db.select({ email: users.email }).from(users).where(eq(users.id, event.userId)).get()
    : undefined
  if (!event || !owner) return undefined
  const reader = owner.email === recipient ? 'owner' : 'administrator'
  const notice = { ...event, siteName: env.SITE_NAME, account: owner.email }
  const words = wordsFor(notice, reader)
  if (!words) return undefined
  const { securityNoticeMail } = await import('#server/mail/templates/security-notice.tsx')
  const site = siteOf(env)
  return {
    to: recipient,
    ...(await securityNoticeMail({ site, reader, ...noticeOf(words, event, site.url) })),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

function noticeOf({ path, ...words }: Words, event: Event, url: string) {
  return { ...words, url: `${url}${path}`, facts: factsOf(event) }
}

function factsOf({ at, address, device, actorId }: Event): [label: string, value: string][] {
  const when: [string, string] = ['When', `${timeFormat.format(at)} UTC`]
  if (actorId === 'command-line') return [when, ['From', 'The site’s own server']]
  return [
    when,
    ...(address ? [['From', address] satisfies [string, string]] : []),
    ...(device ? [['With', device] satisfies [string, string]] : []),
  ]
}
