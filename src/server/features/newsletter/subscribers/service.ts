import { and, asc, count, desc, eq, isNull, ne, type SQL } from 'drizzle-orm'
import type { Deps } from '#server/context.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { foldedSearch } from '#server/db/folded-search.ts'
import { countRows, pageOfRows } from '#server/db/page-of-rows.ts'
import { subscribers } from '#server/db/schema/subscribers.ts'
import { type Actor, recordChange } from '#server/features/audit/service.ts'
import { addImported, askToConfirm } from '#server/features/newsletter/service.ts'
import { readImport } from '#server/features/newsletter/subscribers/read-import.ts'
import { DomainError } from '#shared/errors.ts'
import { tableCsv } from '#shared/files/csv.ts'
import type { ImportInput, SubscriberListInput } from '#shared/inputs/subscribers.ts'
import { LIST_PAGE_SIZE } from '#shared/limits.ts'
import { SUBSCRIBER_STATUSES, type SubscriberStatus } from '#shared/newsletter/subscriber-statuses.ts'
import type { SubscriberSort } from '#shared/search-params/newsletter.ts'
import { doForEach } from '#shared/selections/several.ts'

const MAX_EXPORTED = 100_000
const MAX_REPORTED_REFUSALS = 20
const MAX_REQUESTS_AT_ONCE = 1_000
const REASON_MAX_LENGTH = 300

export function subscriberOverview({ db, mailer }: Pick<Deps, 'db' | 'mailer'>) {
  const { status: ofRow } = subscribers
  const rows = db.select({ ofRow, count: count() }).from(subscribers).groupBy(ofRow).all()
  const entries = SUBSCRIBER_STATUSES.map((status) => ({
    status,
    count: rows.find((row) => row.ofRow === status)?.count ?? 0,
  }))
  const unrequestedCount = countRows(db, subscribers, lacksConfirmationRequest())
  return { counts: entries, unrequestedCount, canSendMail: mailer !== undefined }
}

const ORDERS: Record<SubscriberSort, SQL> = {
  newest: desc(subscribers.id),
  oldest: asc(subscribers.id),
  email: asc(subscribers.email),
  'email-down': desc(subscribers.email),
}

export function listSubscribers(db: Database, { page, status, search, sort }: SubscriberListInput) {
  const matches = and(
    status ? eq(subscribers.status, status) : undefined,
    foldedSearch([subscribers.email, subscribers.name], search),
  )
  const { id, email, name, consentText, consentAt } = subscribers
  const { confirmedAt, unsubscribedAt, bouncedAt, bounceReason } = subscribers
  const changes = { confirmedAt, unsubscribedAt, bouncedAt, bounceReason }
  const sorted = db
    .select({ id, email, name, status: subscribers.status, consentText, consentAt, ...changes })
    .from(subscribers)
    .where(matches)
    .orderBy(ORDERS[sort])
  const total = countRows(db, subscribers, matches)
  return { subscribers: pageOfRows(sorted, page, total).rows, page, pageSize: LIST_PAGE_SIZE, total }
}

/** Existing subscribers keep their state, but leaving and bouncing always count. */
export function importSubscribers(
  db: Database,
  actor: Actor,
  { csv, consentText, areConfirmed }: ImportInput,
) {
  const { rows, refused } = readImport(csv)
  const unsubscribedCount = rows.filter(({ status }) => isInactive(status)).length
  const counts = inTransaction(db, (tx) => {
    const after = { added: 0, changed: 0, unchanged: 0 }
    for (const row of rows) {
      const status = importedStatus(row.status, areConfirmed)
      after[addImported(tx, { ...row, status }, consentText)] += 1
    }
    recordChange(tx, actor, { action: 'subscriber.imported', targetName: 'A list', after })
    return after
  })
  const refusedCount = refused.length
  return { ...counts, unsubscribedCount, refusedCount, refused: refused.slice(0, MAX_REPORTED_REFUSALS) }
}

function importedStatus(stated: SubscriberStatus | undefined, areConfirmed: boolean): SubscriberStatus {
  if (isInactive(stated)) return stated
  return areConfirmed && stated !== 'unconfirmed' ? 'confirmed' : 'unconfirmed'
}

function isInactive(status: SubscriberStatus | undefined): status is 'unsubscribed' | 'bounced' {
  return status === 'unsubscribed' || status === 'bounced'
}

/** Returns all subscribers as CSV, at most 100,000, and logs who exported them. */
export function exportSubscribers(db: Database, actor: Actor): { csv: string; count: number } {
  const rows = db.select().from(subscribers).orderBy(asc(subscribers.id)).limit(MAX_EXPORTED).all()
  const time = (date: Date | null) => date?.toISOString() ?? null
  const csv = tableCsv(
    {
      email: ({ email }) => email,
      name: ({ name }) => name,
      status: ({ status }) => status,
      consent_text: ({ consentText }) => consentText,
      consent_at: ({ consentAt }) => time(consentAt),
      confirmed_at: ({ confirmedAt }) => time(confirmedAt),
      unsubscribed_at: ({ unsubscribedAt }) => time(unsubscribedAt),
      bounced_at: ({ bouncedAt }) => time(bouncedAt),
      bounce_reason: ({ bounceReason }) => bounceReason,
    },
    rows,
  )
  const after = { subscribers: rows.length }
  recordChange(db, actor, { action: 'subscriber.exported', targetName: 'All subscribers', after })
  return { csv, count: rows.length }
}

export function askUnconfirmed(
  { db, mailer }: Pick<Deps, 'db' | 'mailer'>,
  actor: Actor,
): { emailed: number } {
  if (!mailer) throw new DomainError('SERVICE_UNAVAILABLE', 'No email can be sent yet: SMTP_URL is not set')
  return inTransaction(db, () => {
    const isUnasked = lacksConfirmationRequest()
    const waiting = db.select().from(subscribers).where(isUnasked).limit(MAX_REQUESTS_AT_ONCE).all()
    const now = new Date()
    const after = { emailed: waiting.filter((subscriber) => askToConfirm(db, subscriber, now)).length }
    recordChange(db, actor, { action: 'subscriber.asked', targetName: 'Subscribers never asked', after })
    return after
  })
}

/** Stops all email to the address until it is signed up and confirmed again. */
export function recordBounce(db: Database, id: number, reason: string): void {
  const hasNotLeft = and(eq(subscribers.id, id), ne(subscribers.status, 'unsubscribed'))
  db.update(subscribers)
    .set({ status: 'bounced', bouncedAt: new Date(), bounceReason: reason.slice(0, REASON_MAX_LENGTH) })
    .where(hasNotLeft)
    .run()
}

export function markBounced(db: Database, actor: Actor, id: number): { success: true } {
  return inTransaction(db, (tx) => {
    if (countRows(tx, subscribers, eq(subscribers.id, id)) === 0) throw unknownSubscriber()
    recordBounce(tx, id, 'Marked by an administrator')
    recordChange(tx, actor, { action: 'subscriber.bounced', ...nameless(id) })
    return { success: true }
  })
}

export function deleteSubscriber(db: Database, actor: Actor, id: number): { success: true } {
  return inTransaction(db, (tx) => {
    const { changes } = tx.delete(subscribers).where(eq(subscribers.id, id)).run()
    if (changes === 0) throw unknownSubscriber()
    recordChange(tx, actor, { action: 'subscriber.deleted', ...nameless(id) })
    return { success: true }
  })
}

/** Marks only those who can be reached, as the list offers it for one. */
export function markManyBounced(db: Database, actor: Actor, ids: number[]) {
  return doForEach(ids, (id) => {
    const status = db.select().from(subscribers).where(eq(subscribers.id, id)).get()?.status
    if (isInactive(status)) throw new DomainError('CONFLICT', 'No email goes to that address already')
    markBounced(db, actor, id)
  })
}

export function deleteSubscribers(db: Database, actor: Actor, ids: number[]) {
  return doForEach(ids, (id) => deleteSubscriber(db, actor, id))
}

/** Erasure covers the log, too. */
function nameless(id: number) {
  return { targetId: id, targetName: `Subscriber ${id}` }
}

function lacksConfirmationRequest() {
  return and(eq(subscribers.status, 'unconfirmed'), isNull(subscribers.confirmationMailedAt))
}

function unknownSubscriber(): DomainError {
  return new DomainError('NOT_FOUND', 'We couldn’t find that subscriber')
}
