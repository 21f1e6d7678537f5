import type { donations } from '#server/db/schema/donations.ts'
import type { Checkout } from '#server/integrations/payments.ts'
import type { DonationStatus } from '#shared/donations/donation-drive.ts'

type StoredState = Pick<typeof donations.$inferSelect, 'status' | 'paidAt'>
type Truth = Pick<Checkout, 'state' | 'amountMinor' | 'payment'>

const MONEY_CAME: DonationStatus[] = ['paid', 'refunded', 'disputed']

/** Derives the state of a donation from the provider's answer. An answer from before the payment never undoes it. */
export function donationState(stored: StoredState, { state, amountMinor, payment }: Truth) {
  if (payment?.isPaid) {
    const refundedMinor = Math.min(payment.refundedMinor, amountMinor)
    return {
      status: paidStatus(payment.isDisputed, refundedMinor === amountMinor),
      refundedMinor,
      paidAt: stored.paidAt ?? payment.paidAt ?? new Date(),
    }
  }
  if (MONEY_CAME.includes(stored.status)) return {}
  if (state === 'expired') return { status: 'expired' as const }
  if (state === 'complete' && payment?.hasFailed) return { status: 'failed' as const }
  return { status: 'pending' as const }
}

function paidStatus(isDisputed: boolean, isRefunded: boolean): DonationStatus {
  if (isRefunded) return 'refunded'
  return isDisputed ? 'disputed' : 'paid'
}
