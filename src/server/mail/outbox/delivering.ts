import { createHash, randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Environment } from '#server/config/env.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { databaseTrouble } from '#server/db/database-trouble.ts'
import { MailError } from '#server/mail/delivery/mail-error.ts'
import type { Mailer } from '#server/mail/delivery/mailer.ts'
import { claimNext, type DueMail, type Lane, mails, type OutgoingMail } from '#server/mail/outbox/claiming.ts'
import {
  type Claimed,
  handOver,
  keepHanded,
  retryLater,
  settle,
  waitAgain,
} from '#server/mail/outbox/settling.ts'
import { untilWritable } from '#server/operations/write-lock.ts'
import { MINUTE_MS } from '#shared/time/durations.ts'

export interface Delivery {
  /** Writes an email that was not written when queued; undefined when it is no longer needed. */
  write: (due: DueMail) => Promise<OutgoingMail | undefined>
  onMailboxRefused: (db: Database, due: DueMail, reason: string) => void
}

/** `unreachable`: the relay gave no answer, so the next email would fail too. */
export type Outcome = 'idle' | 'sent' | 'canceled' | 'failed' | 'later' | 'unreachable'

/** How long the result of an email may wait to be written. */
const SETTLE_LIMIT_MS = 10 * MINUTE_MS

interface DeliveryDeps {
  db: Database
  env: Environment
  log: Logger
  mailer: Mailer
}

export async function deliverNext(deps: DeliveryDeps, lane: Lane, delivery: Delivery): Promise<Outcome> {
  const { db } = deps
  const claim = randomUUID()
  return mails.deliver(db, claimNext(db, lane, claim), (due) => deliver(deps, { db, due, claim }, delivery))
}

async function deliver(
  { db, env, log, mailer }: DeliveryDeps,
  claimed: Claimed,
  { write, onMailboxRefused }: Delivery,
): Promise<Outcome> {
  const { due } = claimed
  let isHanded = false
  try {
    const mail = due.mail ?? (await write(due))
    if (!mail) return settle(claimed, 'canceled')
    const beforeEnd = () => {
      handOver(claimed)
      isHanded = true
    }
    await mailer.send({ ...mail, messageId: messageId(due.key, env.PUBLIC_URL) }, { beforeEnd })
    await untilWritable(db, SETTLE_LIMIT_MS)
    return settle(claimed, 'sent')
  } catch (error) {
    log.warn({ err: error, mail: due.id, attempts: due.attempts }, 'email not accepted')
    await untilWritable(db, SETTLE_LIMIT_MS)
    if (!isHanded && databaseTrouble(error)) return waitAgain(claimed)
    if (!(error instanceof MailError)) return settle(claimed, 'failed', 'The email could not be rendered')
    if (isHanded && !error.isAnswer) return keepHanded(claimed, error.message)
    if (error.failure === 'unavailable') return retryLater(claimed, error)
    return inTransaction(db, () => {
      if (error.failure === 'mailbox') onMailboxRefused(db, due, error.message)
      return settle(claimed, 'failed', error.message)
    })
  }
}

/** The same for every attempt, so that a receiver can detect a duplicate. */
function messageId(key: string, publicUrl: string): string {
  return `${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${new URL(publicUrl).hostname}`
}
