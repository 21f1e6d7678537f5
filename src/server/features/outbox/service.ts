import { createHash, randomUUID } from 'node:crypto'
import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '#server/db/client.ts'
import { inTransaction, withoutDiskWait } from '#server/db/client.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import { statement } from '#server/db/statements.ts'
import type { Environment } from '#server/env.ts'
import { retryDelayMs } from '#server/features/outbox/retry-delay.ts'
import { MailError } from '#server/integrations/mail-error.ts'
import type { Mail, Mailer } from '#server/integrations/mailer.ts'
import type { MailContent } from '#server/mails/mail-content.ts'

/** Named here and not taken from Deps, because accounts, which Deps holds, send mail too. */
interface Outbox {
  db: Database
  mailer: Mailer | undefined
}

export type Lane = (typeof outbox.$inferSelect)['lane']
export type OutgoingMail = Omit<Mail, 'messageId'>

/** A mail whose turn has come. `mail` is there when it was written as it was queued. */
export interface DueMail {
  id: number
  key: string
  attempts: number
  giveUpAt: number | null
  issueId: number | null
  subscriberId: number | null
  donationId: number | null
  mail: OutgoingMail | undefined
}

export interface Delivery {
  /** Writes a mail that was not written when it was queued; undefined when nobody wants it any more. */
  write: (due: DueMail) => Promise<OutgoingMail | undefined>
  /** Called with the state change, in one transaction. */
  onMailboxRefused: (db: Database, due: DueMail, reason: string) => void
}

/** `unreachable`: the relay gave no answer, so the next mail would fare no better just now. */
export type Outcome = 'idle' | 'sent' | 'canceled' | 'failed' | 'later' | 'unreachable'

interface NewMail {
  /** What it is for, such as `password-reset:<token hash>`: a second one with this key is not sent. */
  key: string
  to: string
  content: MailContent
  headers?: Record<string, string>
  /** After this it is of no use, such as an expired link. */
  giveUpAt?: Date
}

/**
 * Stores a mail that the outbox delivers, again and again for about a day when the relay is away, and over restarts.
 * Answers false, and stores nothing, where no mail can be sent at all.
 */
export function queueMail({ db, mailer }: Outbox, mail: NewMail): boolean {
  if (!mailer) return false
  const { key, to, content, headers = {}, giveUpAt } = mail
  const stored = JSON.stringify({ ...content, headers: { 'Auto-Submitted': 'auto-generated', ...headers } })
  db.insert(outbox)
    .values({ key, lane: 'mail', recipient: to, content: stored, giveUpAt })
    .onConflictDoNothing()
    .run()
  return true
}

/** The request to confirm a subscription: written when its turn comes. */
export function queueConfirmation(db: Database, subscriberId: number, now: Date): void {
  const key = `confirm-subscription:${subscriberId}:${now.getTime()}`
  db.insert(outbox).values({ key, lane: 'mail', subscriberId }).onConflictDoNothing().run()
}

/** Thanks and receipt for a donation, once: written when its turn comes. */
export function queueReceipt(db: Database, donationId: number, email: string): void {
  if (!email) return
  const key = `donation-receipt:${donationId}`
  db.insert(outbox).values({ key, lane: 'mail', donationId }).onConflictDoNothing().run()
}

/** One row for each subscriber who has confirmed; answers how many. Repeated, it adds nobody twice. */
export function queueIssue(db: Database, issueId: number): number {
  return statement(
    db,
    `insert into outbox (key, lane, issue_id, subscriber_id)
     select 'issue:' || ? || ':' || id, 'newsletter', ?, id from subscribers where status = 'confirmed'
     on conflict (key) do nothing`,
  ).run(String(issueId), issueId).changes
}

/** Takes back what has not begun; answers how many mails. */
export function cancelIssue(db: Database, issueId: number): number {
  return db
    .update(outbox)
    .set({ state: 'canceled', finishedAt: new Date() })
    .where(and(eq(outbox.issueId, issueId), eq(outbox.state, 'waiting')))
    .run().changes
}

/** What is under way counts as waiting until it has come to something. */
const stage = sql<string>`case
  when ${outbox.state} in ('waiting', 'claimed') or ${outbox.finishedAt} is null then 'waiting'
  when ${outbox.state} = 'handed' then 'unanswered'
  else ${outbox.state} end`

export function issueProgress(db: Database, issueId: number) {
  const rows = db
    .select({ state: stage, count: sql<number>`count(*)` })
    .from(outbox)
    .where(eq(outbox.issueId, issueId))
    .groupBy(stage)
    .all()
  const count = (state: string) => rows.find((row) => row.state === state)?.count ?? 0
  return {
    total: rows.reduce((sum, row) => sum + row.count, 0),
    waiting: count('waiting'),
    sent: count('sent'),
    /** Handed over, but the relay's answer never came. */
    unanswered: count('unanswered'),
    failed: count('failed'),
    canceled: count('canceled'),
  }
}

/** Sends the next mail of the lane whose time has come. */
export async function deliverNext(
  deps: { db: Database; env: Environment; log: Logger; mailer: Mailer },
  lane: Lane,
  { write, onMailboxRefused }: Delivery,
): Promise<Outcome> {
  const { db, env, log, mailer } = deps
  const claim = randomUUID()
  const due = claimNext(db, lane, claim)
  if (!due) return 'idle'
  let isHanded = false
  try {
    const mail = due.mail ?? (await write(due))
    if (!mail) return settle(db, due, claim, 'canceled')
    const beforeEnd = () => {
      handOver(db, due, claim)
      isHanded = true
    }
    await mailer.send({ ...mail, messageId: messageId(due.key, env.PUBLIC_URL) }, { beforeEnd })
    return settle(db, due, claim, 'sent')
  } catch (error) {
    log.warn({ err: error, mail: due.id, attempts: due.attempts }, 'mail not accepted')
    if (!(error instanceof MailError))
      return settle(db, due, claim, 'failed', 'The mail could not be written')
    if (isHanded && !error.isAnswer) return keepHanded(db, due, claim, error.message)
    if (error.failure === 'unavailable') return retryLater(db, due, claim, error)
    return inTransaction(db, () => {
      if (error.failure === 'mailbox') onMailboxRefused(db, due, error.message)
      return settle(db, due, claim, 'failed', error.message)
    })
  }
}

interface ClaimedRow {
  id: number
  key: string
  attempts: number
  give_up_at: number | null
  issue_id: number | null
  subscriber_id: number | null
  donation_id: number | null
  recipient: string | null
  content: string | null
}

function claimNext(db: Database, lane: Lane, claim: string): DueMail | undefined {
  const claimNextDue = statement<ClaimedRow>(
    db,
    `update outbox set state = 'claimed', claim = ?, attempts = attempts + 1
     where id = (select id from outbox where lane = ? and state = 'waiting' and due_at <= ? order by due_at, id limit 1)
     returning id, key, attempts, give_up_at, issue_id, subscriber_id, donation_id, recipient, content`,
  )
  const row = withoutDiskWait(db, () => claimNextDue.get(claim, lane, Date.now()))
  if (!row) return undefined
  const { id, key, attempts, recipient, content } = row
  return {
    id,
    key,
    attempts,
    giveUpAt: row.give_up_at,
    issueId: row.issue_id,
    subscriberId: row.subscriber_id,
    donationId: row.donation_id,
    mail: recipient && content ? { ...JSON.parse(content), to: recipient } : undefined,
  }
}

/**
 * Committed right before the end of the mail is written: after a kill it shows which mails are with the relay. Waiting
 * for the disk here would leave the process milliseconds to be killed in, between the mark and what it says.
 */
function handOver(db: Database, due: DueMail, claim: string): void {
  const mark = statement(
    db,
    `update outbox set state = 'handed' where id = ? and claim = ? and state = 'claimed'`,
  )
  const { changes } = withoutDiskWait(db, () => mark.run(due.id, claim))
  if (changes === 0) throw new Error('This mail was taken over by another process')
}

function settle<S extends 'sent' | 'failed' | 'canceled'>(
  db: Database,
  due: DueMail,
  claim: string,
  state: S,
  reason: string | null = null,
): S {
  statement(
    db,
    `update outbox set state = ?, reason = ?, finished_at = ?, content = null,
       recipient = case when ? = 'sent' then null else recipient end
     where id = ? and claim = ?`,
  ).run(state, reason, Date.now(), state, due.id, claim)
  return state
}

function keepHanded(db: Database, due: DueMail, claim: string, reason: string): 'unreachable' {
  statement(
    db,
    `update outbox set reason = ?, finished_at = ?, content = null where id = ? and claim = ?`,
  ).run(reason, Date.now(), due.id, claim)
  return 'unreachable'
}

function retryLater(db: Database, due: DueMail, claim: string, error: MailError): Outcome {
  const delayMs = retryDelayMs(due.attempts)
  const dueAt = Date.now() + (delayMs ?? 0)
  if (delayMs === undefined || (due.giveUpAt !== null && dueAt > due.giveUpAt)) {
    return settle(db, due, claim, 'failed', error.message)
  }
  statement(db, `update outbox set state = 'waiting', due_at = ?, reason = ? where id = ? and claim = ?`).run(
    dueAt,
    error.message,
    due.id,
    claim,
  )
  return error.isAnswer ? 'later' : 'unreachable'
}

/**
 * For the start of the program. A mail that was claimed but not handed over cannot have been accepted, so it waits
 * again; were its process still alive, its hand-over would now fail. One that was handed over counts as sent.
 */
export function settleInterrupted(db: Database): void {
  db.update(outbox).set({ state: 'waiting', claim: null }).where(eq(outbox.state, 'claimed')).run()
  db.update(outbox)
    .set({ finishedAt: new Date(), reason: 'The program ended before the relay had answered' })
    .where(and(eq(outbox.state, 'handed'), isNull(outbox.finishedAt)))
    .run()
}

/** What a mail that never arrived keeps of its recipient is forgotten too. */
export function forgetRecipients(db: Database, before: Date): void {
  const done = inArray(outbox.state, ['failed', 'canceled', 'handed'])
  db.update(outbox)
    .set({ recipient: null, content: null })
    .where(and(done, isNotNull(outbox.recipient), lt(outbox.createdAt, before)))
    .run()
}

/** The same for every attempt, so that a receiver can tell a repetition. */
function messageId(key: string, publicUrl: string): string {
  return `${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${new URL(publicUrl).hostname}`
}
