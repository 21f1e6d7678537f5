import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import type { Mailer } from '#server/mail/delivery/mailer.ts'
import type { MailContent } from '#server/mail/templates/mail-content.ts'
import { DAY_MS } from '#shared/time/durations.ts'

/** Declared here and not taken from Deps, because accounts, which Deps contains, send email too. */
interface Outbox {
  db: Database
  mailer: Mailer | undefined
}

interface NewMail {
  /** Identifies the purpose, such as `email-changed:<hash>`; a second email with this key is not sent. */
  key: string
  to: string
  content: MailContent
  headers?: Record<string, string>
  /** The email is useless after this, for example because its link has expired. */
  giveUpAt?: Date
}

/**
 * Stores an email for delivery, with retries for about a day when the relay is down, and over restarts. Returns false,
 * and stores nothing, if email is not configured.
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

interface LinkMail {
  linkId: string
  purpose: string
  to: string
  giveUpAt: Date
}

/** Queues an email with a secret link. Email and link are made only when it is sent, so neither is stored. */
export function queueLinkMail({ db, mailer }: Outbox, { linkId, purpose, to, giveUpAt }: LinkMail): void {
  if (!mailer) return
  db.insert(outbox)
    .values({ key: `${purpose}:${linkId}`, lane: 'mail', recipient: to, linkId, giveUpAt })
    .run()
}

/** Queues the request to confirm a subscription, which is written when sent, not before `dueAt`. */
export function queueConfirmation(db: Database, subscriberId: number, dueAt: Date): void {
  const key = `confirm-subscription:${subscriberId}:${dueAt.getTime()}`
  db.insert(outbox).values({ key, lane: 'mail', subscriberId, dueAt }).onConflictDoNothing().run()
}

interface SecurityNotice {
  eventId: number
  at: Date
  userId: string
  email: string
}

/** Queues the notice of a security event, which is written when sent. */
export function queueSecurityNotice(db: Database, { eventId, at, userId, email }: SecurityNotice): void {
  db.insert(outbox)
    .values({
      key: `security:${eventId}:${at.getTime()}:${userId}`,
      lane: 'mail',
      recipient: email,
      securityEventId: eventId,
      giveUpAt: new Date(at.getTime() + DAY_MS),
    })
    .onConflictDoNothing()
    .run()
}

interface DigestMail {
  readerId: number
  /** There is at most one digest a day. */
  day: string
  giveUpAt: Date
}

/**
 * Queues the digest of an owner's price alerts, which is written when sent. Returns false if the day already has one.
 */
export function queueAlertDigest(db: Database, { readerId, day, giveUpAt }: DigestMail): boolean {
  const key = `price-alerts:${readerId}:${day}`
  const stored = db
    .insert(outbox)
    .values({ key, lane: 'mail', alertReaderId: readerId, giveUpAt })
    .onConflictDoNothing()
    .run()
  return stored.changes === 1
}

/** Whether an email has left, or may have. */
export function hasLeft(db: Database, mailId: number): boolean {
  const mail = db.select({ state: outbox.state }).from(outbox).where(eq(outbox.id, mailId)).get()
  return !mail || mail.state === 'sent' || mail.state === 'handed'
}

export function hasQueuedConfirmation(db: Database, subscriberId: number): boolean {
  const isOnItsWay = and(
    eq(outbox.subscriberId, subscriberId),
    isNull(outbox.campaignId),
    inArray(outbox.state, ['waiting', 'claimed']),
  )
  return db.select({ id: outbox.id }).from(outbox).where(isOnItsWay).get() !== undefined
}

/** Queues the thanks and receipt for a donation once; written when sent. */
export function queueReceipt(db: Database, donationId: number, email: string): void {
  if (!email) return
  const key = `donation-receipt:${donationId}`
  db.insert(outbox).values({ key, lane: 'mail', donationId }).onConflictDoNothing().run()
}

export function hasMail(db: Database, key: string): boolean {
  return db.select({ id: outbox.id }).from(outbox).where(eq(outbox.key, key)).get() !== undefined
}
