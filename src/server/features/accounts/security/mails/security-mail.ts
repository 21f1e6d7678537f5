import { eq } from 'drizzle-orm'
import { IN_ENGLISH, inLanguage, readersLanguage } from '#server/config/languages.ts'
import type { Deps } from '#server/context.ts'
import { users } from '#server/db/schema/accounts.ts'
import { securityEvents } from '#server/db/schema/security.ts'
import { type Notice, wordsFor } from '#server/features/accounts/security/mails/words.ts'
import type { OutgoingMail } from '#server/mail/outbox/claiming.ts'
import { siteOf } from '#server/site/site.ts'
import { formatMoment } from '#shared/messages/formats.ts'
import { m } from '#shared/messages/messages.ts'

type MailDeps = Pick<Deps, 'db' | 'env'>
type Event = typeof securityEvents.$inferSelect

/** Undefined when nobody needs the notice any more. Administrators get it in English, as their area is. */
export async function securityMail(
  { db, env }: MailDeps,
  eventId: number,
  recipient: string,
): Promise<OutgoingMail | undefined> {
  const event = db.select().from(securityEvents).where(eq(securityEvents.id, eventId)).get()
  const isOwner = eq(users.id, event?.userId ?? '')
  const owner = db.select().from(users).where(isOwner).get()
  if (!event || !owner) return undefined
  const reader = owner.email === recipient ? 'owner' : 'administrator'
  const notice = { ...event, siteName: env.SITE_NAME, account: owner.email }
  const language = reader === 'owner' ? readersLanguage(env, owner.language) : IN_ENGLISH
  const content = await inLanguage(language, () => contentOf(env, notice, reader))
  return content && { to: recipient, ...content, headers: { 'Auto-Submitted': 'auto-generated' } }
}

async function contentOf(env: MailDeps['env'], notice: Event & Notice, reader: 'owner' | 'administrator') {
  const words = wordsFor(notice, reader)
  if (!words) return undefined
  const { securityNoticeMail } = await import('#server/mail/templates/notices.tsx')
  const { path, ...texts } = words
  const site = siteOf(env)
  return securityNoticeMail({ site, reader, ...texts, url: `${site.url}${path}`, facts: factsOf(notice) })
}

function factsOf({ at, address, device, actorId }: Event): [label: string, value: string][] {
  const when: [string, string] = [m.happenedWhen, `${formatMoment(at, 'UTC')} UTC`]
  if (actorId === 'command-line') return [when, [m.fromValue, m.happenedOnServer]]
  return [
    when,
    ...(address ? [[m.fromValue, address] satisfies [string, string]] : []),
    ...(device ? [[m.happenedWith, device] satisfies [string, string]] : []),
  ]
}
