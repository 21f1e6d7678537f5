import { eq } from 'drizzle-orm'
import type { Deps } from '#server/context.ts'
import { donations } from '#server/db/schema/donations.ts'
import type { OutgoingMail } from '#server/features/outbox/service.ts'
import { siteOf } from '#server/site.ts'

/** Thanks and receipt for a donation; undefined when the money has gone back before the mail's turn came. */
export async function receiptMail(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  donationId: number,
): Promise<OutgoingMail | undefined> {
  const donation = db.select().from(donations).where(eq(donations.id, donationId)).get()
  if (donation?.status !== 'paid' || !donation.paidAt) return undefined
  const { donationThanksMail } = await import('#server/mails/donation-thanks.tsx')
  const { name, email, amountMinor, currency, paidAt, paymentIntentId, invoiceId, livemode } = donation
  const content = await donationThanksMail({
    site: siteOf(env),
    name,
    amountMinor,
    currency,
    paidAt,
    reference: paymentIntentId ?? invoiceId ?? `D-${donation.id}`,
    isMonthly: invoiceId !== null,
    isDemo: !livemode,
  })
  return { ...content, to: email, headers: { 'Auto-Submitted': 'auto-generated' } }
}
