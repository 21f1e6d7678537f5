import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { type Database, withRelaxedDurability } from '#server/db/client.ts'
import { preparedQuery, valueFor } from '#server/db/prepared-query.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import type { Mail } from '#server/mail/delivery/mailer.ts'
import { claimedWork } from '#server/operations/claimed-work.ts'
import { isWritable } from '#server/operations/write-lock.ts'

export type Lane = (typeof outbox.$inferSelect)['lane']
export type OutgoingMail = Omit<Mail, 'messageId'>

/** A due email. `mail` is present if it was written when queued. */
export interface DueMail {
  id: number
  key: string
  attempts: number
  giveUpAt: Date | null
  campaignId: number | null
  subscriberId: number | null
  donationId: number | null
  securityEventId: number | null
  alertReaderId: number | null
  linkId: string | null
  recipient: string | null
  mail: OutgoingMail | undefined
}

export const mails = claimedWork(outbox.id)

const nextDue = preparedQuery((db) => {
  const isDue = and(
    eq(outbox.lane, sql.placeholder('lane')),
    eq(outbox.state, 'waiting'),
    lte(outbox.dueAt, valueFor(outbox.dueAt, 'now')),
  )
  return db
    .select({ id: outbox.id })
    .from(outbox)
    .where(isDue)
    .orderBy(asc(outbox.dueAt), asc(outbox.id))
    .limit(1)
})

const claimDue = preparedQuery((db) =>
  db
    .update(outbox)
    .set({
      state: 'claimed',
      claim: sql`${sql.placeholder('claim')}`,
      attempts: sql`${outbox.attempts} + 1`,
    })
    .where(and(eq(outbox.id, sql.placeholder('id')), eq(outbox.state, 'waiting')))
    .returning(),
)

/** Selects before it marks: a mark takes the only write lock, even when nothing is due. */
export function claimNext(db: Database, lane: Lane, claim: string): DueMail | undefined {
  const next = nextDue(db).get({ lane, now: new Date() })
  if (!next || !isWritable(db)) return undefined
  const row = withRelaxedDurability(db, () => claimDue(db).get({ id: next.id, claim }))
  if (!row) return undefined
  const { recipient, content, ...due } = row
  return {
    ...due,
    recipient,
    mail: recipient && content ? { ...JSON.parse(content), to: recipient } : undefined,
  }
}

/** Matches the row unless another process has taken it over. */
export function claimedAs({ id }: DueMail, claim: string) {
  return and(eq(outbox.id, id), eq(outbox.claim, claim))
}
