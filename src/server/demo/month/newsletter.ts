import { eq } from 'drizzle-orm'
import { campaigns } from '#server/db/schema/campaigns.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import { subscribers } from '#server/db/schema/subscribers.ts'
import type { Chance } from '#server/demo/month/chance.ts'
import { daysAgo, type Month, storeMany } from '#server/demo/month/month.ts'
import { type Person, personOf } from '#server/demo/month/people.ts'
import { mailboxOf } from '#server/features/newsletter/mailbox.ts'
import { queueCampaign } from '#server/mail/outbox/campaign-mails.ts'
import { newsletterConsent } from '#shared/messages/en/newsletter.ts'
import type { SubscriberStatus } from '#shared/newsletter/subscriber-statuses.ts'

const DAYS = 90
const STATUSES = [
  'confirmed',
  'confirmed',
  'confirmed',
  'unconfirmed',
  'unsubscribed',
  'bounced',
] as const satisfies readonly SubscriberStatus[]

interface Readers {
  count: number
  person?: (chance: Chance, index: number) => Person
}

export function fillSubscribers(month: Month, { count, person = personOf }: Readers): void {
  storeMany(
    month,
    count,
    (index) => subscriberRow(month, person(month.chance, index)),
    (rows) => month.db.insert(subscribers).values(rows).run(),
  )
}

function subscriberRow(month: Month, { name, email }: Person): typeof subscribers.$inferInsert {
  const { chance } = month
  const status = chance.pick(STATUSES)
  const since = chance.next() * DAYS
  const later = daysAgo(month, since / 2)
  return {
    email,
    name: status === 'unsubscribed' || chance.happens(0.3) ? null : name,
    status,
    consentText: newsletterConsent,
    consentAt: daysAgo(month, since),
    createdAt: daysAgo(month, since),
    confirmationMailedAt: chance.happens(0.9) ? daysAgo(month, since) : null,
    confirmedAt: status === 'confirmed' ? later : null,
    unsubscribedAt: status === 'unsubscribed' ? later : null,
    bouncedAt: status === 'bounced' ? later : null,
    bounceReason:
      status === 'bounced' ? '550 5.1.1 <mailbox unavailable>: the address does not exist here' : null,
    linkKey: chance.uuid(),
    mailbox: mailboxOf(email),
  }
}

type NewCampaign = typeof campaigns.$inferInsert

/** Adds a campaign that went to everybody who was subscribed; returns its id. */
export function fillSentCampaign(month: Month, days: number, campaign: NewCampaign): number {
  const { db } = month
  const sentAt = daysAgo(month, days)
  const id = addCampaign(month, { status: 'sent', startedAt: sentAt, finishedAt: sentAt, ...campaign })
  queueCampaign(db, id)
  const ofCampaign = eq(outbox.campaignId, id)
  db.update(outbox).set({ state: 'sent', finishedAt: sentAt, attempts: 1 }).where(ofCampaign).run()
  return id
}

export function addCampaign(month: Month, campaign: NewCampaign): number {
  const createdAt = daysAgo(month, 80)
  const values = { createdAt, updatedAt: createdAt, ...campaign }
  return month.db.insert(campaigns).values(values).returning({ id: campaigns.id }).get().id
}
