import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { eq, max } from 'drizzle-orm'
import { authSecret } from '#server/auth/auth-secret.ts'
import { rememberErasure } from '#server/auth/erasures.ts'
import { inLanguage, readersLanguage, writersLanguage } from '#server/config/languages.ts'
import type { Deps } from '#server/context.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { subscribers } from '#server/db/schema/subscribers.ts'
import { mailboxOf } from '#server/features/newsletter/mailbox.ts'
import { queueEvent } from '#server/features/webhooks/service.ts'
import type { OutgoingMail } from '#server/mail/outbox/claiming.ts'
import { hasQueuedConfirmation, queueConfirmation } from '#server/mail/outbox/queueing.ts'
import { isSigned, readLink, signLink } from '#server/mail/signed-link.ts'
import { siteOf } from '#server/site/site.ts'
import { DomainError } from '#shared/errors.ts'
import type { LinkPurpose, PreferencesInput, SubscribeInput } from '#shared/inputs/newsletter.ts'
import { m } from '#shared/messages/messages.ts'
import type { SubscriberStatus } from '#shared/newsletter/subscriber-statuses.ts'
import { DAY_MS, HOUR_MS } from '#shared/time/durations.ts'

const LINK_VALID_DAYS = 7

type Subscriber = typeof subscribers.$inferSelect

/**
 * Stores a sign-up and, when email works, asks to confirm it. The answer is the same for everyone, so that nobody
 * learns who subscribes. A mailbox is asked at most once an hour, however its address is spelled. A repeated sign-up
 * within the hour is asked when it is over.
 */
export function subscribe(
  { db, env, mailer }: Pick<Deps, 'db' | 'env' | 'mailer'>,
  input: SubscribeInput,
  clientAddress: string,
): { isConfirmedByMail: boolean } {
  const now = new Date()
  inTransaction(db, () => {
    const existing = db.select().from(subscribers).where(eq(subscribers.email, input.email)).get()
    if (existing?.status === 'confirmed') return
    const hashOf = (linkKey: string) => addressHash(authSecret(env), linkKey, clientAddress)
    const subscriber = signUp(db, existing, input, hashOf, now)
    if (mailer) askToConfirm(db, subscriber, now)
  })
  return { isConfirmedByMail: mailer !== undefined }
}

/** Unconfirmed subscribers stay so and may change the language; those who left or were unreachable start over. */
function signUp(
  db: Database,
  existing: Subscriber | undefined,
  { email, name }: SubscribeInput,
  addressHashOf: (linkKey: string) => string,
  now: Date,
): Subscriber {
  const language = writersLanguage() || existing?.language || ''
  if (existing?.status === 'unconfirmed') return changed(db, existing.id, { language })
  const linkKey = existing?.linkKey || newLinkKey()
  const consent = {
    name,
    language,
    status: 'unconfirmed' as const,
    consentText: m.newsletterConsent,
    consentAt: now,
    consentAddressHash: addressHashOf(linkKey),
  }
  if (existing) return changed(db, existing.id, consent)
  return db
    .insert(subscribers)
    .values({ ...consent, email, linkKey, mailbox: mailboxOf(email) })
    .returning()
    .get()
}

function changed(db: Database, id: number, values: Partial<Subscriber>): Subscriber {
  return db.update(subscribers).set(values).where(eq(subscribers.id, id)).returning().get()
}

type Imported = Pick<Subscriber, 'email' | 'name' | 'status'>

/** Existing subscribers keep their state unless the import says that they left or bounced. */
export function addImported(db: Database, { email, name, status }: Imported, consentText: string) {
  const now = new Date()
  const times = {
    ...(status === 'confirmed' && { confirmedAt: now }),
    ...(status === 'unsubscribed' && { unsubscribedAt: now, name: null }),
    ...(status === 'bounced' && { bouncedAt: now }),
  }
  const existing = db.select().from(subscribers).where(eq(subscribers.email, email)).get()
  if (!existing) {
    const consent = { consentText, consentAt: now, linkKey: newLinkKey(), mailbox: mailboxOf(email) }
    db.insert(subscribers)
      .values({ email, name, status, ...consent, ...times })
      .run()
    return 'added'
  }
  const keepsStatus = existing.status === 'unsubscribed' || existing.status === status
  if (keepsStatus || status === 'confirmed' || status === 'unconfirmed') return 'unchanged'
  db.update(subscribers)
    .set({ status, ...times })
    .where(eq(subscribers.id, existing.id))
    .run()
  return 'changed'
}

/** Queues the request to confirm, delayed when the mailbox got one within the hour. Returns whether it was queued. */
export function askToConfirm(db: Database, subscriber: Recipient, now: Date): boolean {
  const dueAt = nextRequestAt(db, subscriber, now)
  if (!dueAt) return false
  const { id } = subscriber
  db.update(subscribers).set({ confirmationMailedAt: dueAt }).where(eq(subscribers.id, id)).run()
  queueConfirmation(db, id, dueAt)
  return true
}

type Recipient = Pick<Subscriber, 'id' | 'mailbox'>

/** Undefined when a request is already queued: a mailbox never has more than one waiting. */
function nextRequestAt(db: Database, { id, mailbox }: Recipient, now: Date): Date | undefined {
  const latest = { last: max(subscribers.confirmationMailedAt) }
  const last = db.select(latest).from(subscribers).where(eq(subscribers.mailbox, mailbox)).get()?.last
  if (!last || now.getTime() - last.getTime() >= HOUR_MS) return now
  if (last > now || hasQueuedConfirmation(db, id)) return undefined
  return new Date(last.getTime() + HOUR_MS)
}

/** Writes the email that asks a subscriber to confirm; undefined when there is nothing to confirm. */
export async function confirmationMail(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  subscriberId: number,
): Promise<OutgoingMail | undefined> {
  const subscriber = db.select().from(subscribers).where(eq(subscribers.id, subscriberId)).get()
  if (subscriber?.status !== 'unconfirmed') return undefined
  return inLanguage(readersLanguage(env, subscriber.language), () => confirmationTo(env, subscriber))
}

async function confirmationTo(env: Deps['env'], subscriber: Subscriber): Promise<OutgoingMail> {
  const site = siteOf(env)
  const token = signLink(subscriber.linkKey, 'confirm', subscriber.id, Date.now())
  const { confirmSubscriptionMail } = await import('#server/mail/templates/confirm-subscription.tsx')
  const content = await confirmSubscriptionMail({
    site,
    url: `${site.url}/newsletter/confirm?token=${token}`,
    validForDays: LINK_VALID_DAYS,
  })
  const { headers } = recipientLinks(env, subscriber)
  return { ...content, to: subscriber.email, headers: { ...headers, 'Auto-Submitted': 'auto-generated' } }
}

/**
 * Returns the addresses in a subscriber's emails, and the headers for one-click unsubscription (RFC 8058). Programs post
 * to an address without a language, which also works when the shop no longer offers that language.
 */
export function recipientLinks(
  env: Deps['env'],
  { id, linkKey, language }: Pick<Subscriber, 'id' | 'linkKey' | 'language'>,
) {
  const token = signLink(linkKey, 'manage', id, Date.now())
  const url = `${env.PUBLIC_URL}${readersLanguage(env, language).prefix}/newsletter`
  const headers = {
    'List-Unsubscribe': `<${env.PUBLIC_URL}/newsletter/unsubscribe?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  const links = {
    unsubscribe: `${url}/unsubscribe?token=${token}`,
    preferences: `${url}/preferences?token=${token}`,
  }
  return { links, headers }
}

export function describeLink(db: Database, token: string, purpose: LinkPurpose) {
  const linkMatch = findByLink(db, token, purpose)
  if (!linkMatch) return { state: 'invalid' as const }
  const { email, name, status, language } = linkMatch.subscriber
  if (purpose === 'confirm' && status !== 'confirmed' && !isConfirmable(linkMatch))
    return { state: 'expired' as const }
  return { state: status, email, name, language }
}

/** Idempotent. */
export function confirmSubscription(db: Database, token: string): { status: SubscriberStatus } {
  const linkMatch = getLink(db, token, 'confirm')
  if (linkMatch.subscriber.status === 'confirmed') return { status: 'confirmed' }
  if (!isConfirmable(linkMatch)) throw new DomainError('NOT_FOUND', m.subscribeForNewLink)
  return inTransaction(db, (tx) => {
    queueEvent(tx, 'subscriber.confirmed', { id: linkMatch.subscriber.id })
    return setStatus(tx, linkMatch.subscriber.id, { status: 'confirmed', confirmedAt: new Date() })
  })
}

/** Deletes the name; the address stays, so that nobody signs it up again unnoticed. Idempotent. */
export function unsubscribe(db: Database, token: string): { status: SubscriberStatus } {
  const { subscriber } = getLink(db, token, 'manage')
  if (subscriber.status === 'unsubscribed') return { status: 'unsubscribed' }
  return setStatus(db, subscriber.id, { status: 'unsubscribed', unsubscribedAt: new Date(), name: null })
}

/** Without a language, the stored one stays. */
export function savePreferences(db: Database, { token, name, language }: PreferencesInput) {
  const { subscriber } = getLink(db, token, 'manage')
  if (subscriber.status === 'unsubscribed') throw new DomainError('CONFLICT', m.subscribeAgainFirst)
  changed(db, subscriber.id, { name, ...(language && { language }) })
  return { name }
}

export function forgetSubscriber({ db, env }: Pick<Deps, 'db' | 'env'>, token: string): { success: true } {
  const { subscriber } = getLink(db, token, 'manage')
  inTransaction(db, (tx) => {
    tx.delete(subscribers).where(eq(subscribers.id, subscriber.id)).run()
    rememberErasure(tx, env, `reader:${subscriber.email}`)
  })
  return { success: true }
}

/** Returns the stored data of a subscriber for its owner; undefined for an address that never signed up. */
export function findSubscription(db: Database, email: string) {
  const { name, language, status, consentText, consentAt, confirmedAt, unsubscribedAt, bouncedAt } =
    subscribers
  return db
    .select({ name, language, status, consentText, consentAt, confirmedAt, unsubscribedAt, bouncedAt })
    .from(subscribers)
    .where(eq(subscribers.email, email.toLowerCase()))
    .get()
}

interface LinkMatch {
  subscriber: Subscriber
  issuedAt: number
}

function getLink(db: Database, token: string, purpose: LinkPurpose): LinkMatch {
  const linkMatch = findByLink(db, token, purpose)
  if (!linkMatch) throw new DomainError('NOT_FOUND', m.linkInvalidTitle)
  return linkMatch
}

function findByLink(db: Database, token: string, purpose: LinkPurpose): LinkMatch | undefined {
  const claims = readLink(token)
  if (!claims) return undefined
  const subscriber = db.select().from(subscribers).where(eq(subscribers.id, claims.readerId)).get()
  if (!subscriber || !isSigned(subscriber.linkKey, purpose, claims)) return undefined
  return { subscriber, issuedAt: claims.issuedAt }
}

/** A link from before someone left does not bring them back. */
function isConfirmable({ subscriber, issuedAt }: LinkMatch): boolean {
  const leftAt = Math.max(subscriber.unsubscribedAt?.getTime() ?? 0, subscriber.bouncedAt?.getTime() ?? 0)
  const isFresh = Date.now() - issuedAt < LINK_VALID_DAYS * DAY_MS
  return subscriber.status === 'unconfirmed' && isFresh && issuedAt > leftAt
}

function setStatus(db: Database, id: number, values: Partial<Subscriber> & { status: SubscriberStatus }) {
  db.update(subscribers).set(values).where(eq(subscribers.id, id)).run()
  return { status: values.status }
}

function newLinkKey(): string {
  return randomBytes(24).toString('base64url')
}

/** Proves later where a sign-up came from. The key is not in the database, as all addresses could be tried. */
function addressHash(secret: string, linkKey: string, clientAddress: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, linkKey, 'newsletter-consent', 32))
  return createHmac('sha256', key).update(clientAddress).digest('hex')
}
