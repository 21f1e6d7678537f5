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
import { toCsv } from '#shared/files/csv.ts'
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
  const rows = db
    .select({ status: subscribers.status, count: count() })
    .from(subscribers)
    .groupBy(subscribers.status)
    .all()
  const entries = SUBSCRIBER_STATUSES.map((status) => ({
    status,
    count: rows.find((row) => row.status === status)?.count ?? 0,
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
  const sorted = db
    .select({
      id: subscribers.id,
      email: subscribers.email,
      name: subscribers.name,
      status: subscribers.status,
      consentText: subscribers.consentText,
      consentAt: subscribers.consentAt,
      confirmedAt: subscribers.confirmedAt,
      unsubscribedAt: subscribers.unsubscribedAt,
      bouncedAt: subscribers.bouncedAt,
      bounceReason: subscribers.bounceReason,
    })
    .from(subscribers)
    .where(matches)
    .orderBy(ORDERS[sort])
  const total = countRows(db, subscribers, matches)
  return { subscribers: pageOfRows(sorted, page, total).rows, page, pageSize: LIST_PAGE_SIZE, total }
}

/**
 * Adds new subscribers. Existing ones keep their state, but leaving and bouncing always count. Nobody who left is
 * brought back.
 */
export function importSubscribers(
  db: Database,
  actor: Actor,
  { csv, consentText, areConfirmed }: ImportInput,
) {
  const { rows, refused } = readImport(csv)
  const unsubscribedCount = rows.filter(({ status }) => isInactive(status)).length
  const counts = inTransaction(db, (tx) => {
    const result = rows.map((row) =>
      addImported(tx, { ...row, status: importedStatus(row.status, areConfirmed) }, consentText),
    )
    const amount = (kind: string) => result.filter((answer) => answer === kind).length
    const after = { added: amount('added'), changed: amount('changed'), unchanged: amount('unchanged') }
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

const EXPORT_COLUMNS = [
  'email',
  'name',
  'status',
  'consent_text',
  'consent_at',
  'confirmed_at',
  'unsubscribed_at',
  'bounced_at',
  'bounce_reason',
]

/** Returns all subscribers as CSV, at most 100,000, and logs who exported them. */
export function exportSubscribers(db: Database, actor: Actor): { csv: string; count: number } {
  const rows = db.select().from(subscribers).orderBy(asc(subscribers.id)).limit(MAX_EXPORTED).all()
  const time = (date: Date | null) => date?.toISOString() ?? null
  const lines = rows.map((row) => [
    row.email,
    row.name,
    row.status,
    row.consentText,
    time(row.consentAt),
    time(row.confirmedAt),
    time(row.unsubscribedAt),
    time(row.bouncedAt),
    row.bounceReason,
  ])
  const after = { subscribers: rows.length }
  recordChange(db, actor, { action: 'subscriber.exported', targetName: 'All subscribers', after })
  return { csv: toCsv([EXPORT_COLUMNS, ...lines]), count: rows.length }
}

/** Sends the request to confirm to those who never got one, such as sign-ups from before email was configured. */
export function askUnconfirmed(
  { db, mailer }: Pick<Deps, 'db' | 'mailer'>,
  actor: Actor,
): { emailed: number } {
  if (!mailer) throw new DomainError('SERVICE_UNAVAILABLE', 'No email can be sent yet: SMTP_URL is not set')
  return inTransaction(db, () => {
    const waiting = db
      .select()
      .from(subscribers)
      .where(lacksConfirmationRequest())
      .limit(MAX_REQUESTS_AT_ONCE)
      .all()
    const now = new Date()
    const after = { emailed: waiting.filter((subscriber) => askToConfirm(db, subscriber, now)).length }
    recordChange(db, actor, { action: 'subscriber.asked', targetName: 'Subscribers never asked', after })
    return after
  })
}

/** Stops all email to the address until it is signed up and confirmed again. */
export function recordBounce(db: Database, id: number, reason: string): void {
  const values = {
    status: 'bounced' as const,
    bouncedAt: new Date(),
    bounceReason: reason.slice(0, REASON_MAX_LENGTH),
  }
  const hasNotLeft = ne(subscribers.status, 'unsubscribed')
  db.update(subscribers)
    .set(values)
    .where(and(eq(subscribers.id, id), hasNotLeft))
    .run()
}

export function markBounced(db: Database, actor: Actor, id: number): { success: true } {
  return inTransaction(db, (tx) => {
    const existing = tx.select({ id: subscribers.id }).from(subscribers).where(eq(subscribers.id, id)).get()
    if (!existing) throw unknownSubscriber()
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
