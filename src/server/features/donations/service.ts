import { randomUUID } from 'node:crypto'
import { and, count, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { writersLanguage } from '#server/config/languages.ts'
import type { Deps } from '#server/context.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { donations } from '#server/db/schema/donations.ts'
import { memberships } from '#server/db/schema/memberships.ts'
import { localContent } from '#server/db/stored-content.ts'
import { donationState } from '#server/features/donations/donation-state.ts'
import { type CountedGoal, countedGoals } from '#server/features/donations/goals.ts'
import { type ModeDeps, paymentMode, receivedInDrive } from '#server/features/donations/received.ts'
import { queueEvent } from '#server/features/webhooks/service.ts'
import type { Checkout, Invoice } from '#server/integrations/payments.ts'
import { queueReceipt } from '#server/mail/outbox/queueing.ts'
import { withKeyedMutex } from '#server/operations/keyed-mutex.ts'
import { DONATION_CURRENCY } from '#shared/donations/donation-drive.ts'
import { DomainError } from '#shared/errors.ts'
import type { DonationInput } from '#shared/inputs/donations.ts'
import { m } from '#shared/messages/messages.ts'
import { fromMinor, toMinor } from '#shared/prices/money.ts'

export { type ModeDeps, paymentMode, receivedByDay } from '#server/features/donations/received.ts'

type PaymentDeps = Pick<Deps, 'db' | 'log' | 'mailer' | 'payments'>

const ASK_AGAIN_AFTER_MS = 2_000

/**
 * Opens a checkout for a donation and returns its URL. Throws SERVICE_UNAVAILABLE with the specified sentence when
 * the provider is unconfigured or fails; the log has the cause.
 */
export async function createCheckoutSession({ db, log, payments }: PaymentDeps, input: DonationInput) {
  if (!payments) {
    log.error('STRIPE_SECRET_KEY is not set: no payment session can be made')
    throw new DomainError('SERVICE_UNAVAILABLE', m.paymentSessionFailed)
  }
  const reference = randomUUID()
  const amountMinor = toMinor(input.amount, DONATION_CURRENCY)
  const { email, name, message } = input
  const language = writersLanguage()
  db.insert(donations)
    .values({ reference, amountMinor, email, name, message, language, livemode: payments.isLive })
    .run()
  const mine = eq(donations.reference, reference)
  try {
    const { sessionId, url } = await payments.openDonation({ reference, amountMinor, email })
    db.update(donations).set({ checkoutSessionId: sessionId }).where(mine).run()
    return { id: sessionId, url }
  } catch (error) {
    db.delete(donations)
      .where(and(mine, isNull(donations.checkoutSessionId)))
      .run()
    log.error({ reason: String(error) }, 'payment session could not be created')
    throw new DomainError('SERVICE_UNAVAILABLE', m.paymentSessionFailed)
  }
}

/** Copies the provider's state of a checkout session; sessions that are no donations change nothing. */
export function synchroniseSession(deps: PaymentDeps, sessionId: string): Promise<void> {
  const { db, payments } = deps
  return withKeyedMutex(sessionId, async () => {
    const checkout = await payments?.readCheckout(sessionId)
    if (checkout?.kind === 'donation') inTransaction(db, (tx) => recordCheckout(deps, tx, checkout))
    if (payments && !checkout) forgetSession(db, sessionId)
  })
}

function recordCheckout(deps: PaymentDeps, tx: Database, checkout: Checkout) {
  const { sessionId, reference = '', payment } = checkout
  const isSame = or(eq(donations.checkoutSessionId, sessionId), eq(donations.reference, reference))
  const existing = tx.select().from(donations).where(isSame).get()
  if (!existing) {
    const origin = { checkoutSessionId: sessionId, reference: checkout.reference }
    return checkout.isOwn ? insertPaid(deps, tx, checkout, origin) : undefined
  }
  const donation = tx
    .update(donations)
    .set({
      checkoutSessionId: sessionId,
      ...(payment && { paymentIntentId: payment.paymentIntentId }),
      ...donationState(existing, { ...checkout, amountMinor: existing.amountMinor }),
      synchronisedAt: new Date(),
    })
    .where(eq(donations.id, existing.id))
    .returning()
    .get()
  if (!existing.paidAt) thank(deps, tx, donation)
}

/** Stored with the payment, so that no crash comes between; never for refunded money. */
function thank({ mailer }: PaymentDeps, tx: Database, donation: typeof donations.$inferSelect) {
  const { id, email, status, amountMinor, currency, livemode } = donation
  if (status !== 'paid') return
  if (mailer) queueReceipt(tx, id, email)
  queueEvent(tx, 'donation.received', { id, amount: fromMinor(amountMinor, currency), currency, livemode })
}

/** Copies the provider's state of one month of a monthly gift; other invoices change nothing. */
export function synchroniseInvoice(deps: PaymentDeps, invoiceId: string): Promise<void> {
  const { db, payments } = deps
  return withKeyedMutex(invoiceId, async () => {
    const invoice = await payments?.readInvoice(invoiceId)
    if (invoice?.plan === 'monthly-gift' && invoice.isPaid && invoice.amountMinor > 0)
      inTransaction(db, (tx) => recordInvoice(deps, tx, invoice))
  })
}

function recordInvoice(deps: PaymentDeps, tx: Database, invoice: Invoice) {
  const { invoiceId, payment } = invoice
  const row = tx.select().from(donations).where(eq(donations.invoiceId, invoiceId)).get()
  if (!row) {
    const giver = giverOf(tx, invoice)
    if (!giver && !invoice.isOwn) return
    return insertPaid(deps, tx, invoice, { invoiceId, language: giver?.language ?? '' })
  }
  const state = donationState(row, { state: 'complete', amountMinor: row.amountMinor, payment })
  tx.update(donations)
    .set({ ...state, synchronisedAt: new Date() })
    .where(eq(donations.id, row.id))
    .run()
}

/** Undefined for an unknown membership: another shop on the same account has its own books. */
function giverOf(tx: Database, { subscriptionId = '', reference = '' }: Invoice) {
  const begun = or(eq(memberships.subscriptionId, subscriptionId), eq(memberships.reference, reference))
  return tx
    .select({ language: users.language })
    .from(memberships)
    .leftJoin(users, eq(users.id, memberships.userId))
    .where(begun)
    .get()
}

/** Records a payment missing from this database: one month of a monthly gift, or a session older than the backup. */
function insertPaid(
  deps: PaymentDeps,
  tx: Database,
  paid: Pick<Checkout, 'amountMinor' | 'currency' | 'email' | 'livemode' | 'createdAt' | 'payment'>,
  origin: Pick<typeof donations.$inferInsert, 'checkoutSessionId' | 'reference' | 'invoiceId' | 'language'>,
) {
  const { amountMinor, currency, email, livemode, createdAt, payment } = paid
  if (!payment?.isPaid || amountMinor <= 0) return
  const { paymentIntentId } = payment
  const unpaid = { status: 'pending', paidAt: null } as const
  const state = donationState(unpaid, { state: 'complete', amountMinor, payment })
  const facts = { amountMinor, currency, email: email ?? '', livemode, createdAt, paymentIntentId }
  const donation = tx
    .insert(donations)
    .values({ ...origin, ...facts, ...state })
    .returning()
    .get()
  thank(deps, tx, donation)
}

/** The provider no longer knows the session, so it can never be paid. */
function forgetSession(db: Database, sessionId: string) {
  db.update(donations)
    .set({ status: 'expired', synchronisedAt: new Date() })
    .where(and(eq(donations.checkoutSessionId, sessionId), eq(donations.status, 'pending')))
    .run()
}

/** Copies the provider's state after a refund or a dispute; payments that are no donations change nothing. */
export async function synchronisePayment(deps: PaymentDeps, paymentIntentId: string): Promise<void> {
  const charged = deps.db.select().from(donations).where(eq(donations.paymentIntentId, paymentIntentId)).get()
  if (charged?.invoiceId) return synchroniseInvoice(deps, charged.invoiceId)
  const sessionId = charged?.checkoutSessionId ?? (await deps.payments?.findCheckout(paymentIntentId))
  if (sessionId) await synchroniseSession(deps, sessionId)
}

/** Returns how a checkout ended, for the page that the visitor returns to. Throws NOT_FOUND for foreign sessions. */
export async function donationResult(deps: PaymentDeps, sessionId: string) {
  const { status, synchronisedAt } = donationOf(deps.db, sessionId)
  if (status === 'pending' && Date.now() - (synchronisedAt?.getTime() ?? 0) >= ASK_AGAIN_AFTER_MS)
    await synchroniseSession(deps, sessionId).catch((error: unknown) =>
      deps.log.warn({ reason: String(error) }, 'payment session could not be read'),
    )
  const donation = donationOf(deps.db, sessionId)
  return { status: donation.status, amountMinor: donation.amountMinor }
}

function donationOf(db: Database, sessionId: string) {
  const row = db.select().from(donations).where(eq(donations.checkoutSessionId, sessionId)).get()
  if (!row) throw new DomainError('NOT_FOUND', m.donationNotFound)
  return row
}

/** Adds the sum received since the goal's start to its starting amount, in cents. */
export function donationProgress({ db, payments }: ModeDeps & { db: Database }) {
  const { donations: own } = localContent(db).blocks
  const [current, ...past] = countedGoals(own?.goals, new Date())
  const { goal, ...figures } = goalProgress({ db, payments }, current)
  const { name, purpose } = goal
  return {
    ...figures,
    isDemo: payments?.isDemo ?? false,
    ...(own && { goal: { title: own.title, name, purpose, hasPast: past.length > 0 } }),
  }
}

export function pastGoals({ db, payments }: ModeDeps & { db: Database }) {
  const [, ...past] = countedGoals(localContent(db).blocks.donations?.goals, new Date())
  return past.map((counted) => {
    const { goal, ...figures } = goalProgress({ db, payments }, counted)
    return { name: goal.name || goal.purpose, start: goal.start, ...figures }
  })
}

function goalProgress({ db, payments }: ModeDeps & { db: Database }, { goal, period }: CountedGoal) {
  const received = receivedInDrive(db, paymentMode({ payments }), period)
  const goalMinor = toMinor(goal.amount, DONATION_CURRENCY)
  const raisedMinor = toMinor(goal.before, DONATION_CURRENCY) + received
  return { goal, goalMinor, raisedMinor, percent: Math.floor((raisedMinor / goalMinor) * 100) }
}

/** Deletes unpaid attempts from before that time: there is no reason to keep their personal data. */
export function deleteUnpaid(db: Database, before: Date): void {
  const neverOpened = and(eq(donations.status, 'pending'), isNull(donations.checkoutSessionId))
  const cameToNothing = or(inArray(donations.status, ['expired', 'failed']), neverOpened)
  const where = and(lt(donations.createdAt, before), isNull(donations.paidAt), cameToNothing)
  db.delete(donations).where(where).run()
}

const MAX_LISTED = 10_000

export function listDonationsFrom(db: Database, email: string) {
  const { id, status, amountMinor, refundedMinor, currency, name, message, language, createdAt, paidAt } =
    donations
  return db
    .select({ id, status, amountMinor, refundedMinor, currency, name, message, language, createdAt, paidAt })
    .from(donations)
    .where(sql`lower(${donations.email}) = ${email.toLowerCase()}`)
    .orderBy(desc(id))
    .limit(MAX_LISTED)
    .all()
}

export function countDonations(db: Database) {
  const { status, livemode } = donations
  return db.select({ status, livemode, count: count() }).from(donations).groupBy(status, livemode).all()
}
