import { and, eq, lt } from 'drizzle-orm'
import { outbox } from '#server/db/schema/outbox.ts'
import { daysAgo, type Month } from '#server/demo/month/month.ts'
import { addCampaign, fillSentCampaign, fillSubscribers } from '#server/demo/month/newsletter.ts'
import { queueCampaign } from '#server/mail/outbox/campaign-mails.ts'
import { queueConfirmation } from '#server/mail/outbox/queueing.ts'
import { personOf } from './people.ts'

const SUBSCRIBERS = 10_000
const CONFIRMATIONS = 300
const DRAFTS = 3
const SENT_DAYS_AGO = [77, 63, 49, 35, 21, 7]
const EVERY_FAILED = 150
const MARKDOWN = `# Five things that are new\n\n${'Some words about prams, sleep and porridge. '.repeat(30)}\n\n- [The shop](/products)\n- åäö and “quotes”\n`
const TEXT = { preview: 'What stands beside the subject', markdown: MARKDOWN }

/**
 * Ten thousand subscribers in every state, campaigns that were sent, stopped, half sent and only drafted, and their
 * emails.
 */
export function fillNewsletter(month: Month): void {
  const { db } = month
  fillSubscribers(month, { count: SUBSCRIBERS, person: personOf })
  for (const days of SENT_DAYS_AGO) fillSent(month, days)
  fillHalfSentCampaign(month)
  fillDrafts(month)
  for (let id = 1; id <= CONFIRMATIONS; id++) queueConfirmation(db, id, daysAgo(month, 20))
  const isConfirmation = eq(outbox.lane, 'mail')
  db.update(outbox)
    .set({ state: 'sent', finishedAt: daysAgo(month, 20) })
    .where(isConfirmation)
    .run()
}

function fillSent(month: Month, days: number) {
  const id = fillSentCampaign(month, days, {
    ...TEXT,
    subject:
      days === 49
        ? `A subject that is as long as subjects may be: ${'snow, sleep and soup '.repeat(4)}`
        : `Week ${days}`,
    status: days === 35 ? 'stopped' : 'sent',
  })
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
  const id = addCampaign(month, {
    ...TEXT,
    subject: 'In progress',
    status: 'sending',
    startedAt: daysAgo(month, 0.1),
  })
  queueCampaign(db, id)
  const firstHalf = and(eq(outbox.campaignId, id), lt(outbox.subscriberId, SUBSCRIBERS / 2))
  const sent = { state: 'sent' as const, attempts: 1, finishedAt: daysAgo(month, 0.05) }
  db.update(outbox).set(sent).where(firstHalf).run()
}

function fillDrafts(month: Month) {
  for (let draft = 1; draft <= DRAFTS; draft++)
    addCampaign(month, { ...TEXT, subject: `Idea <${draft}> & "more"` })
}
