import { createHash, randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '#server/db/client.ts'
import { inTransaction, withRelaxedDurability } from '#server/db/client.ts'
import { databaseTrouble } from '#server/db/database-trouble.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import { subscribers } from '#server/db/schema/subscribers.ts'
import { MailError } from '#server/mail/delivery/mail-error.ts'
import type { Mail, Mailer } from '#server/mail/delivery/mailer.ts'
import { retryDelayMs } from '#server/mail/outbox/retry-delay.ts'
import type { MailContent } from '#server/mail/templates/mail-content.ts'
import { isWritable, untilWritable } from '#server/operations/write-lock.ts'
import type { Environment } from '#server/startup/env.ts'

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
  giveUpAt: Date | null
  campaignId: number | null
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

/** How long what came of a mail may wait to be written down. */
const SETTLE_LIMIT_MS = 10 * 60_000

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

/** The request to confirm a subscription: written when its turn comes, not before `dueAt`. */
export function queueConfirmation(db: Database, subscriberId: number, dueAt: Date): void {
  const key = `confirm-subscription:${subscriberId}:${dueAt.getTime()}`
  db.insert(outbox).values({ key, lane: 'mail', subscriberId, dueAt }).onConflictDoNothing().run()
}

/** Whether a request to confirm is on its way to the subscriber. */
export function hasQueuedConfirmation(db: Database, subscriberId: number): boolean {
  const isOnItsWay = and(
    eq(outbox.subscriberId, subscriberId),
    isNull(outbox.campaignId),
    inArray(outbox.state, ['waiting', 'claimed']),
  )
  return db.select({ id: outbox.id }).from(outbox).where(isOnItsWay).get() !== undefined
}

/** Thanks and receipt for a donation, once: written when its turn comes. */
export function queueReceipt(db: Database, donationId: number, email: string): void {
  if (!email) return
  const key = `donation-receipt:${donationId}`
  db.insert(outbox).values({ key, lane: 'mail', donationId }).onConflictDoNothing().run()
}

/** One row for each subscriber who has confirmed; answers how many. Repeated, it adds nobody twice. */
export function queueCampaign(db: Database, campaignId: number): number {
  return db.run(sql`
    insert into ${outbox} (key, lane, campaign_id, subscriber_id)
    select 'campaign:' || ${String(campaignId)} || ':' || id, 'newsletter', ${campaignId}, id
    from ${subscribers} where status = 'confirmed'
    on conflict (key) do nothing`).changes
}

/** Takes back what has not begun; answers how many mails. */
export function cancelCampaign(db: Database, campaignId: number): number {
  return db
    .update(outbox)
    .set({ state: 'canceled', finishedAt: new Date() })
    .where(and(eq(outbox.campaignId, campaignId), eq(outbox.state, 'waiting')))
    .run().changes
}

/** What is under way counts as waiting until it has come to something. */
const stage = sql<string>`case
  when ${outbox.state} in ('waiting', 'claimed') or ${outbox.finishedAt} is null then 'waiting'
  when ${outbox.state} = 'handed' then 'unanswered'
  else ${outbox.state} end`

export function campaignProgress(db: Database, campaignId: number) {
  const rows = db
    .select({ state: stage, count: sql<number>`count(*)` })
    .from(outbox)
    .where(eq(outbox.campaignId, campaignId))
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
    await untilWritable(db, SETTLE_LIMIT_MS)
    return settle(db, due, claim, 'sent')
  } catch (error) {
    log.warn({ err: error, mail: due.id, attempts: due.attempts }, 'mail not accepted')
    await untilWritable(db, SETTLE_LIMIT_MS)
    if (!isHanded && databaseTrouble(error)) return waitAgain(db, due, claim)
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

const nextDue = preparedQuery((db) => {
  const isDue = and(
    eq(outbox.lane, sql.placeholder('lane')),
    eq(outbox.state, 'waiting'),
    lte(outbox.dueAt, sql.placeholder('now')),
  )
  return db
    .select({ id: outbox.id })
    .from(outbox)
    .where(isDue)
    .orderBy(asc(outbox.dueAt), asc(outbox.id))
    .limit(1)
    .prepare()
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
    .returning()
    .prepare(),
)

/** Looked for before it is marked: a mark takes the database's one place to write, even when there is nothing. */
function claimNext(db: Database, lane: Lane, claim: string): DueMail | undefined {
  const due = nextDue(db).get({ lane, now: Date.now() })
  if (!due || !isWritable(db)) return undefined
  const row = withRelaxedDurability(db, () => claimDue(db).get({ id: due.id, claim }))
  if (!row) return undefined
  const { id, key, attempts, giveUpAt, campaignId, subscriberId, donationId, recipient, content } = row
  return {
    id,
    key,
    attempts,
    giveUpAt,
    campaignId,
    subscriberId,
    donationId,
    mail: recipient && content ? { ...JSON.parse(content), to: recipient } : undefined,
  }
}

function claimedAs({ id }: DueMail, claim: string) {
  return and(eq(outbox.id, id), eq(outbox.claim, claim))
}

/**
 * Committed right before the end of the mail is written: after a kill it shows which mails are with the relay. Waiting
 * for the disk here would leave the process milliseconds to be killed in, between the mark and what it says.
 */
function handOver(db: Database, due: DueMail, claim: string): void {
  const mark = db
    .update(outbox)
    .set({ state: 'handed' })
    .where(and(claimedAs(due, claim), eq(outbox.state, 'claimed')))
    .prepare()
  const { changes } = withRelaxedDurability(db, () => mark.run())
  if (changes === 0) throw new Error('This mail was taken over by another process')
}

function settle<S extends 'sent' | 'failed' | 'canceled'>(
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

/** The mark could not be set, so the message was broken off before its end: nobody has it. */
function waitAgain(db: Database, due: DueMail, claim: string): 'later' {
  db.update(outbox).set({ state: 'waiting', claim: null }).where(claimedAs(due, claim)).run()
  return 'later'
}

function keepHanded(db: Database, due: DueMail, claim: string, reason: string): 'unreachable' {
  db.update(outbox).set({ reason, finishedAt: new Date(), content: null }).where(claimedAs(due, claim)).run()
  return 'unreachable'
}

function retryLater(db: Database, due: DueMail, claim: string, error: MailError): Outcome {
  const delayMs = retryDelayMs(due.attempts)
  const dueAt = new Date(Date.now() + (delayMs ?? 0))
  if (delayMs === undefined || (due.giveUpAt !== null && dueAt > due.giveUpAt)) {
    return settle(db, due, claim, 'failed', error.message)
  }
  db.update(outbox).set({ state: 'waiting', dueAt, reason: error.message }).where(claimedAs(due, claim)).run()
  return error.isAnswer ? 'later' : 'unreachable'
}

/**
 * For the start of the program. A mail that was claimed but not handed over cannot have been accepted, so it waits
 * again; were its process still alive, its hand-over would now fail. One that was handed over counts as sent.
 */
export function recoverInterrupted(db: Database): void {
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
