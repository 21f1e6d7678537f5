import { and, eq } from 'drizzle-orm'
import { type Database, withRelaxedDurability } from '#server/db/client.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import type { MailError } from '#server/mail/delivery/mail-error.ts'
import { claimedAs, type DueMail } from '#server/mail/outbox/claiming.ts'
import { retryDelayMs } from '#server/operations/claimed-work.ts'

/** A due email that only this process may send. */
export interface Claimed {
  db: Database
  due: DueMail
  claim: string
}

/**
 * Commits right before the end of the email is written; after a kill it shows which emails the relay has. Does not wait
 * for the disk, which would give a kill milliseconds between the mark and the handover.
 */
export function handOver({ db, due, claim }: Claimed): void {
  const mark = db
    .update(outbox)
    .set({ state: 'handed' })
    .where(and(claimedAs(due, claim), eq(outbox.state, 'claimed')))
    .prepare()
  const { changes } = withRelaxedDurability(db, () => mark.run())
  if (changes === 0) throw new Error('This email was taken over by another process')
}

export function settle<S extends 'sent' | 'failed' | 'canceled'>(
  claimed: Claimed,
  state: S,
  reason: string | null = null,
): S {
  const end = { state, reason, finishedAt: new Date(), content: null }
  change(claimed, state === 'sent' ? { ...end, recipient: null } : end)
  return state
}

/** The mark could not be set, so the message was cut off before its end and nobody has it. */
export function waitAgain(claimed: Claimed): 'later' {
  change(claimed, { state: 'waiting', claim: null })
  return 'later'
}

/** The relay has it but never answered, so it is never sent again. */
export function keepHanded(claimed: Claimed, reason: string): 'unreachable' {
  change(claimed, { reason, finishedAt: new Date(), content: null })
  return 'unreachable'
}

/** Returns `unreachable` if the relay gave no answer at all. */
export function retryLater(
  claimed: Claimed,
  { message, isAnswer }: MailError,
): 'failed' | 'later' | 'unreachable' {
  const { attempts, giveUpAt } = claimed.due
  const delayMs = retryDelayMs('mail', attempts)
  const dueAt = new Date(Date.now() + (delayMs ?? 0))
  if (delayMs === undefined || (giveUpAt !== null && dueAt > giveUpAt))
    return settle(claimed, 'failed', message)
  change(claimed, { state: 'waiting', dueAt, reason: message })
  return isAnswer ? 'later' : 'unreachable'
}

function change({ db, due, claim }: Claimed, values: Partial<typeof outbox.$inferSelect>): void {
  db.update(outbox).set(values).where(claimedAs(due, claim)).run()
}
