import { and, eq, lt } from 'drizzle-orm'
import { campaigns } from '#server/db/schema/campaigns.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import { subscribers } from '#server/db/schema/subscribers.ts'
import { mailboxOf } from '#server/features/newsletter/mailbox.ts'
import { queueCampaign, queueConfirmation } from '#server/mail/outbox/service.ts'
import { newsletterConsent } from '#shared/messages/en/newsletter.ts'
import type { SubscriberStatus } from '#shared/newsletter/subscriber-statuses.ts'
import { daysAgo, type Month, storeMany } from './month.ts'
import { personOf } from './people.ts'

const SUBSCRIBERS = 10_000
const DAYS = 90
const CONFIRMATIONS = 300
const DRAFTS = 3
const SENT_DAYS_AGO = [77, 63, 49, 35, 21, 7]
const EVERY_FAILED = 150
const STATUSES = [
  'confirmed',
  'confirmed',
  'confirmed',
  'unconfirmed',
  'unsubscribed',
  'bounced',
] as const satisfies readonly SubscriberStatus[]
const MARKDOWN = `# Five things that are new\n\n${'Some words about prams, sleep and porridge. '.repeat(30)}\n\n- [The shop](/products)\n- åäö and “quotes”\n`

/**
 * Ten thousand subscribers in every state, campaigns that were sent, stopped, half sent and only drafted, and their
 * emails.
 */
export function fillNewsletter(month: Month): void {
  const { db } = month
  storeMany(
    month,
    SUBSCRIBERS,
    (index) => subscriberRow(month, index),
    (rows) => db.insert(subscribers).values(rows).run(),
  )
  for (const days of SENT_DAYS_AGO) fillSentCampaign(month, days)
  fillHalfSentCampaign(month)
  fillDrafts(month)
  for (let id = 1; id <= CONFIRMATIONS; id++) queueConfirmation(db, id, daysAgo(month, 20))
  const isConfirmation = eq(outbox.lane, 'mail')
  db.update(outbox)
    .set({ state: 'sent', finishedAt: daysAgo(month, 20) })
    .where(isConfirmation)
    .run()
}

function subscriberRow(month: Month, index: number): typeof subscribers.$inferInsert {
  const { chance } = month
  const { name, email } = personOf(chance, index)
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

function fillSentCampaign(month: Month, days: number) {
  const { db } = month
  const sentAt = daysAgo(month, days)
  const id = addCampaign(month, {
    subject:
      days === 49
        ? `A subject that is as long as subjects may be: ${'snow, sleep and soup '.repeat(4)}`
        : `Week ${days}`,
    status: days === 35 ? 'stopped' : 'sent',
    startedAt: sentAt,
    finishedAt: sentAt,
  })
  queueCampaign(db, id)
  const ofCampaign = eq(outbox.campaignId, id)
  db.update(outbox).set({ state: 'sent', finishedAt: sentAt, attempts: 1 }).where(ofCampaign).run()
  if (days === 35) cancelLast(month, id)
  markFailed(month, id)
}

function cancelLast({ db }: Month, campaignId: number) {
  const last = and(eq(outbox.campaignId, campaignId), lt(outbox.subscriberId, 3_000))
  db.update(outbox).set({ state: 'canceled' }).where(last).run()
}

function markFailed({ db }: Month, campaignId: number) {
  const reason = 'The relay said: 452 4.2.2 the mailbox of the recipient is full'
  const mails = db.select({ id: outbox.id }).from(outbox).where(eq(outbox.campaignId, campaignId)).all()
  for (const { id } of mails.filter((_, index) => index % EVERY_FAILED === 0)) {
    db.update(outbox).set({ state: 'failed', reason, attempts: 3 }).where(eq(outbox.id, id)).run()
  }
}

/** Under way when the month ends; without a relay it stays so. */
function fillHalfSentCampaign(month: Month) {
  const { db } = month
  const id = addCampaign(month, { subject: 'In progress', status: 'sending', startedAt: daysAgo(month, 0.1) })
  queueCampaign(db, id)
  const firstHalf = and(eq(outbox.campaignId, id), lt(outbox.subscriberId, SUBSCRIBERS / 2))
  const sent = { state: 'sent' as const, attempts: 1, finishedAt: daysAgo(month, 0.05) }
  db.update(outbox).set(sent).where(firstHalf).run()
}

function fillDrafts(month: Month) {
  for (let draft = 1; draft <= DRAFTS; draft++) addCampaign(month, { subject: `Idea <${draft}> & "more"` })
}

function addCampaign(month: Month, campaign: Omit<typeof campaigns.$inferInsert, 'markdown'>): number {
  const createdAt = daysAgo(month, 80)
  const preview = 'What stands beside the subject'
  const values = { preview, markdown: MARKDOWN, createdAt, updatedAt: createdAt, ...campaign }
  return month.db.insert(campaigns).values(values).returning({ id: campaigns.id }).get().id
}
