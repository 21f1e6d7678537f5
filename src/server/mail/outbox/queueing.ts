import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import type { Mailer } from '#server/mail/delivery/mailer.ts'
import type { MailContent } from '#server/mail/templates/mail-content.ts'
import { DAY_MS } from '#shared/time/durations.ts'

/** Named here and not taken from Deps, because accounts, which Deps holds, send mail too. */
interface Outbox {
  db: Database
  mailer: Mailer | undefined
}

interface NewMail {
  /** What it is for, such as `email-changed:<hash>`: a second one with this key is not sent. */
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

interface LinkMail {
  linkId: string
  purpose: string
  to: string
  giveUpAt: Date
}

/** A mail with a link that opens something: written, and the link made, when its turn comes, so that neither is stored. */
export function queueLinkMail({ db, mailer }: Outbox, { linkId, purpose, to, giveUpAt }: LinkMail): void {
  if (!mailer) return
  db.insert(outbox)
    .values({ key: `${purpose}:${linkId}`, lane: 'mail', recipient: to, linkId, giveUpAt })
    .run()
}

/** The request to confirm a subscription: written when its turn comes, not before `dueAt`. */
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

/** Tells somebody of a security event: written when its turn comes. */
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
  /** Of which there is one digest at most. */
  day: string
  giveUpAt: Date
}

/** What there is to tell of a reader's price alerts: written when its turn comes. False where the day has one. */
export function queueAlertDigest(db: Database, { readerId, day, giveUpAt }: DigestMail): boolean {
  const key = `price-alerts:${readerId}:${day}`
  const stored = db
    .insert(outbox)
    .values({ key, lane: 'mail', alertReaderId: readerId, giveUpAt })
    .onConflictDoNothing()
    .run()
  return stored.changes === 1
}

/** Whether a mail has left, also where nobody knows any more. */
export function hasLeft(db: Database, mailId: number): boolean {
  const mail = db.select({ state: outbox.state }).from(outbox).where(eq(outbox.id, mailId)).get()
  return !mail || mail.state === 'sent' || mail.state === 'handed'
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

/** Whether there is a mail with this key, whatever came of it. */
export function hasMail(db: Database, key: string): boolean {
  return db.select({ id: outbox.id }).from(outbox).where(eq(outbox.key, key)).get() !== undefined
}
