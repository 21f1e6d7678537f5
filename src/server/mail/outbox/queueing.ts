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

/** Stores an email, to be tried for about a day. Returns false, without storing, when email is off. */
export function queueMail({ db, mailer }: Outbox, { to, content, headers, ...mail }: NewMail): boolean {
  if (!mailer) return false
  const stored = JSON.stringify({ ...content, headers: { 'Auto-Submitted': 'auto-generated', ...headers } })
  queue(db, { ...mail, recipient: to, content: stored })
  return true
}

/** Queues an email with a secret link. Email and link are made only when it is sent, so neither is stored. */
export function queueLinkMail(
  { db, mailer }: Outbox,
  { linkId, purpose, to, giveUpAt }: { linkId: string; purpose: string; to: string; giveUpAt: Date },
): void {
  if (mailer) queue(db, { key: `${purpose}:${linkId}`, recipient: to, linkId, giveUpAt })
}

/** Queues the request to confirm a subscription, which is written when sent, not before `dueAt`. */
export function queueConfirmation(db: Database, subscriberId: number, dueAt: Date): void {
  queue(db, { key: `confirm-subscription:${subscriberId}:${dueAt.getTime()}`, subscriberId, dueAt })
}

/** Queues the notice of a security event, which is written when sent. */
export function queueSecurityNotice(
  db: Database,
  { eventId, at, userId, email }: { eventId: number; at: Date; userId: string; email: string },
): void {
  queue(db, {
    key: `security:${eventId}:${at.getTime()}:${userId}`,
    recipient: email,
    securityEventId: eventId,
    giveUpAt: new Date(at.getTime() + DAY_MS),
  })
}

/** Queues the digest of price alerts. Returns false if the day already has one. */
export function queueAlertDigest(
  db: Database,
  { readerId, day, giveUpAt }: { readerId: number; day: string; giveUpAt: Date },
): boolean {
  return queue(db, { key: `price-alerts:${readerId}:${day}`, alertReaderId: readerId, giveUpAt })
}

/** Queues the thanks and receipt for a donation once; written when sent. */
export function queueReceipt(db: Database, donationId: number, email: string): void {
  if (email) queue(db, { key: `donation-receipt:${donationId}`, donationId })
}

/** Returns false if the key was queued before. */
function queue(db: Database, mail: Omit<typeof outbox.$inferInsert, 'lane'>): boolean {
  const values = { lane: 'mail' as const, ...mail }
  return db.insert(outbox).values(values).onConflictDoNothing().run().changes === 1
}

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

export function hasMail(db: Database, key: string): boolean {
  return db.select({ id: outbox.id }).from(outbox).where(eq(outbox.key, key)).get() !== undefined
}
