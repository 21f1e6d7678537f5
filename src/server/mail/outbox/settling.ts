import { and, eq } from 'drizzle-orm'
import { type Database, withRelaxedDurability } from '#server/db/client.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import type { MailError } from '#server/mail/delivery/mail-error.ts'
import { claimedAs, type DueMail } from '#server/mail/outbox/claiming.ts'
import { retryDelayMs } from '#server/operations/claimed-work.ts'

/**
 * Commits right before the end of the email is written; after a kill it shows which emails the relay has. Does not wait
 * for the disk, which would give a kill milliseconds between the mark and the handover.
 */
export function handOver(db: Database, due: DueMail, claim: string): void {
  const mark = db
    .update(outbox)
    .set({ state: 'handed' })
    .where(and(claimedAs(due, claim), eq(outbox.state, 'claimed')))
    .prepare()
  const { changes } = withRelaxedDurability(db, () => mark.run())
  if (changes === 0) throw new Error('This email was taken over by another process')
}

export function settle<S extends 'sent' | 'failed' | 'canceled'>(
  db: Database,
  due: DueMail,
  claim: string,
  state: S,
  reason: string | null = null,
): S {
  const end = { state, reason, finishedAt: new Date(), content: null }
  db.update(outbox)
    .set(state === 'sent' ? { ...end, recipient: null } : end)
    .where(claimedAs(due, claim))
    .run()
  return state
}

/** The mark could not be set, so the message was cut off before its end and nobody has it. */
export function waitAgain(db: Database, due: DueMail, claim: string): 'later' {
  db.update(outbox).set({ state: 'waiting', claim: null }).where(claimedAs(due, claim)).run()
  return 'later'
}

/** The relay has it but never answered, so it is never sent again. */
export function keepHanded(db: Database, due: DueMail, claim: string, reason: string): 'unreachable' {
  db.update(outbox).set({ reason, finishedAt: new Date(), content: null }).where(claimedAs(due, claim)).run()
  return 'unreachable'
}

/** Returns `unreachable` if the relay gave no answer at all. */
export function retryLater(
  db: Database,
  due: DueMail,
  claim: string,
  error: MailError,
): 'failed' | 'later' | 'unreachable' {
  const delayMs = retryDelayMs('mail', due.attempts)
  const dueAt = new Date(Date.now() + (delayMs ?? 0))
  if (delayMs === undefined || (due.giveUpAt !== null && dueAt > due.giveUpAt)) {
    return settle(db, due, claim, 'failed', error.message)
  }
  db.update(outbox).set({ state: 'waiting', dueAt, reason: error.message }).where(claimedAs(due, claim)).run()
  return error.isAnswer ? 'later' : 'unreachable'
}
