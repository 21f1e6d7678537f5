import { eq } from 'drizzle-orm'
import { inLanguage, readersLanguage } from '#server/config/languages.ts'
import type { Deps } from '#server/context.ts'
import { donations } from '#server/db/schema/donations.ts'
import type { OutgoingMail } from '#server/mail/outbox/claiming.ts'
import { siteOf } from '#server/site/site.ts'

/** Writes the thanks and receipt for a donation; undefined when it was refunded before the email was sent. */
export async function receiptMail(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  donationId: number,
): Promise<OutgoingMail | undefined> {
  const donation = db.select().from(donations).where(eq(donations.id, donationId)).get()
  if (!donation?.paidAt || donation.receivedMinor === 0) return undefined
  const { donationThanksMail } = await import('#server/mail/templates/donation-thanks.tsx')
  const { name, email, amountMinor, receivedMinor, currency, paidAt, paymentIntentId, invoiceId, livemode } =
    donation
  const content = await inLanguage(readersLanguage(env, donation.language), () =>
    donationThanksMail({
      site: siteOf(env),
      name,
      amountMinor,
      receivedMinor,
      currency,
      paidAt,
      reference: paymentIntentId ?? invoiceId ?? `D-${donation.id}`,
      isMonthly: invoiceId !== null,
      isDemo: !livemode,
    }),
  )
  return { ...content, to: email, headers: { 'Auto-Submitted': 'auto-generated' } }
}
