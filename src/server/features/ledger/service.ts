import { count, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Deps } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { donations } from '#server/db/schema/donations.ts'
import { type Actor, recordChange } from '#server/features/audit/service.ts'
import { synchronisePayment } from '#server/features/donations/service.ts'
import { ledgerCsv } from '#server/features/ledger/ledger-csv.ts'
import { DONATIONS_PAGE_SIZE, type DonationListInput } from '#shared/donations.ts'
import { DomainError } from '#shared/errors.ts'

const EXPORT_LIMIT = 100_000

/** One page of the ledger, newest first. */
export function listDonations(db: Database, { page, status }: DonationListInput) {
  const where = status && eq(donations.status, status)
  const total = db.select({ total: count() }).from(donations).where(where).get()?.total ?? 0
  const rows = db
    .select()
    .from(donations)
    .where(where)
    .orderBy(desc(donations.id))
    .limit(DONATIONS_PAGE_SIZE)
    .offset((page - 1) * DONATIONS_PAGE_SIZE)
    .all()
  return {
    donations: rows.map(ledgerLine),
    page,
    total,
    totalPages: Math.ceil(total / DONATIONS_PAGE_SIZE),
  }
}

function ledgerLine({ reference, invoiceId, ...row }: typeof donations.$inferSelect) {
  return { ...row, isMonthly: invoiceId !== null }
}

/** What the ledger adds up to, in cents: real money, and what was paid in demo or test mode. */
export function donationTotals(db: Database) {
  const sum = (expression: string) => sql<number>`coalesce(sum(${sql.raw(expression)}), 0)`
  const rows = db
    .select({
      livemode: donations.livemode,
      donations: sql<number>`count(*)`,
      receivedMinor: sum(
        `case when status in ('paid', 'refunded') then amount_minor - refunded_minor else 0 end`,
      ),
      refundedMinor: sum('refunded_minor'),
      disputedMinor: sum(`case when status = 'disputed' then amount_minor - refunded_minor else 0 end`),
    })
    .from(donations)
    .where(isNotNull(donations.paidAt))
    .groupBy(donations.livemode)
    .all()
  const none = { donations: 0, receivedMinor: 0, refundedMinor: 0, disputedMinor: 0 }
  const of = (wanted: boolean) => {
    const { livemode: _, ...totals } = rows.find(({ livemode }) => livemode === wanted) ?? {
      livemode: wanted,
      ...none,
    }
    return totals
  }
  return { live: of(true), demo: of(false) }
}

/** The whole ledger as CSV, newest first. Who took it along stays known. */
export function exportDonations(db: Database, actor: Actor): string {
  const rows = db.select().from(donations).orderBy(desc(donations.id)).limit(EXPORT_LIMIT).all()
  const after = { donations: rows.length }
  recordChange(db, actor, { action: 'donation.exported', targetName: 'The ledger', after })
  return ledgerCsv(rows.map(ledgerLine))
}

/** Pays back what is left of a donation and records it. */
export async function refundDonation(
  deps: Pick<Deps, 'db' | 'log' | 'mailer' | 'payments'>,
  actor: Actor,
  id: number,
) {
  const known = deps.db.select().from(donations).where(eq(donations.id, id)).get()
  if (!known) throw new DomainError('NOT_FOUND', 'There is no such donation')
  if (known.status !== 'paid' || !known.paymentIntentId)
    throw new DomainError('CONFLICT', 'Only a paid donation can be refunded')
  if (!deps.payments || deps.payments.isLive !== known.livemode)
    throw new DomainError(
      'SERVICE_UNAVAILABLE',
      'This donation was taken in another mode than the present one',
    )
  try {
    await deps.payments.refund(known.paymentIntentId)
  } catch (error) {
    deps.log.error({ reason: String(error) }, 'refund failed')
    throw new DomainError('SERVICE_UNAVAILABLE', 'The refund could not be made. Please try again later.')
  }
  recordChange(deps.db, actor, { action: 'donation.refunded', targetId: id, targetName: `Donation ${id}` })
  await synchronisePayment(deps, known.paymentIntentId).catch((error) =>
    deps.log.warn({ reason: String(error) }, 'the refund was made but could not be read yet'),
  )
  return { success: true }
}
