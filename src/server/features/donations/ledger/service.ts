import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Deps } from '#server/context.ts'
import { betweenDays } from '#server/db/between-days.ts'
import type { Database } from '#server/db/client.ts'
import { foldedSearch } from '#server/db/folded-search.ts'
import { countRows, pageOfRows } from '#server/db/page-of-rows.ts'
import { donations } from '#server/db/schema/donations.ts'
import { type Actor, recordChange } from '#server/features/audit/service.ts'
import { ledgerCsv } from '#server/features/donations/ledger/ledger-csv.ts'
import { type ModeDeps, paymentMode, receivedTotals } from '#server/features/donations/received.ts'
import { synchronisePayment } from '#server/features/donations/service.ts'
import { DomainError } from '#shared/errors.ts'
import type { DonationListInput } from '#shared/inputs/donations.ts'
import type { LedgerSort } from '#shared/search-params/donations.ts'

const EXPORT_LIMIT = 100_000

/** The time of payment, or of the request when unpaid. */
const moment = sql`coalesce(${donations.paidAt}, ${donations.createdAt})`

const ORDERS: Record<LedgerSort, SQL[]> = {
  newest: [desc(donations.id)],
  oldest: [asc(donations.id)],
  largest: [desc(donations.amountMinor), desc(donations.id)],
  smallest: [asc(donations.amountMinor), desc(donations.id)],
}

export function listDonations(db: Database, { page, status, search, sort, ...days }: DonationListInput) {
  const { name, email, checkoutSessionId, paymentIntentId, invoiceId } = donations
  const where = and(
    status && eq(donations.status, status),
    betweenDays(moment, days),
    foldedSearch([name, email, checkoutSessionId, paymentIntentId, invoiceId], search),
  )
  const matches = db.select().from(donations).where(where)
  const { rows, place } = pageOfRows(matches.orderBy(...ORDERS[sort]), page, countRows(db, donations, where))
  return { counts: countByStatus(db), donations: rows.map(ledgerLine), ...place }
}

function countByStatus(db: Database) {
  const { status } = donations
  return db.select({ status, count: count() }).from(donations).groupBy(status).all()
}

function ledgerLine({ reference, invoiceId, ...row }: typeof donations.$inferSelect) {
  return { ...row, isMonthly: invoiceId !== null }
}

export function donationTotals({ db, payments }: ModeDeps & { db: Database }) {
  return { ...receivedTotals(db), mode: paymentMode({ payments }) }
}

/** Returns the chosen donations, or the whole ledger, as CSV, newest first, and logs who exported them. */
export function exportDonations(db: Database, actor: Actor, ids?: number[]): string {
  const where = ids && inArray(donations.id, ids)
  const rows = db.select().from(donations).where(where).orderBy(desc(donations.id)).limit(EXPORT_LIMIT).all()
  const after = { donations: rows.length }
  const targetName = ids ? 'Chosen donations' : 'The ledger'
  recordChange(db, actor, { action: 'donation.exported', targetName, after })
  return ledgerCsv(rows.map(ledgerLine))
}

export async function refundDonation(
  deps: Pick<Deps, 'db' | 'log' | 'mailer' | 'payments'>,
  actor: Actor,
  id: number,
) {
  const stored = deps.db.select().from(donations).where(eq(donations.id, id)).get()
  if (!stored) throw new DomainError('NOT_FOUND', 'We couldn’t find that donation')
  if (stored.status !== 'paid' || !stored.paymentIntentId)
    throw new DomainError('CONFLICT', 'Only a paid donation can be refunded')
  if (!deps.payments || deps.payments.isLive !== stored.livemode)
    throw new DomainError('SERVICE_UNAVAILABLE', 'This donation was made in a different payment mode')
  try {
    await deps.payments.refund(stored.paymentIntentId)
  } catch (error) {
    deps.log.error({ reason: String(error) }, 'refund failed')
    throw new DomainError('SERVICE_UNAVAILABLE', 'The refund couldn’t be made. Please try again later.')
  }
  recordChange(deps.db, actor, { action: 'donation.refunded', targetId: id, targetName: `Donation ${id}` })
  await synchronisePayment(deps, stored.paymentIntentId).catch((error) =>
    deps.log.warn({ reason: String(error) }, 'the refund was made but could not be read yet'),
  )
  return { success: true }
}
