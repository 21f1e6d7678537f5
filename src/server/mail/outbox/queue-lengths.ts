import { and, count, eq, gt, gte, inArray, lt, lte, or } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import { HOUR_MS } from '#shared/time/durations.ts'

/** An email that a relay accepts at the third attempt has left within half an hour. */
const OVERDUE_AFTER_MS = HOUR_MS

const onTheirWay = inArray(outbox.state, ['waiting', 'claimed'])

/** Counts emails in transit, and overdue ones among those without a rate limit. */
export function outboxLengths(db: Database, now = Date.now()) {
  const countOf = (where: ReturnType<typeof and>) =>
    db.select({ count: count() }).from(outbox).where(where).get()?.count ?? 0
  const isDue = or(gt(outbox.attempts, 0), lte(outbox.dueAt, new Date(now)))
  const isOld = lt(outbox.createdAt, new Date(now - OVERDUE_AFTER_MS))
  return {
    mail: countOf(and(eq(outbox.lane, 'mail'), onTheirWay)),
    newsletter: countOf(and(eq(outbox.lane, 'newsletter'), onTheirWay)),
    delayed: countOf(and(eq(outbox.lane, 'mail'), onTheirWay, isDue, isOld)),
  }
}

export function hasSentMail(db: Database): boolean {
  return (
    db.select({ id: outbox.id }).from(outbox).where(eq(outbox.state, 'sent')).limit(1).get() !== undefined
  )
}

export function countFailedMails(db: Database, since: Date): number {
  const isFailed = and(
    inArray(outbox.lane, ['mail', 'newsletter']),
    eq(outbox.state, 'failed'),
    gte(outbox.finishedAt, since),
  )
  return db.select({ count: count() }).from(outbox).where(isFailed).get()?.count ?? 0
}
