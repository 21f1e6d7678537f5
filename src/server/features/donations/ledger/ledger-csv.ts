import type { donations } from '#server/db/schema/donations.ts'
import { tableCsv } from '#shared/files/csv.ts'
import { fromMinor } from '#shared/prices/money.ts'

type Donation = typeof donations.$inferSelect

type LedgerLine = Pick<Donation, 'id' | 'createdAt' | 'paidAt' | 'amountMinor' | 'refundedMinor'> &
  Pick<Donation, 'currency' | 'email' | 'name' | 'message' | 'livemode' | 'paymentIntentId'> & {
    status: string
    isMonthly: boolean
  }

export function ledgerCsv(lines: LedgerLine[]): string {
  return tableCsv<LedgerLine>(
    {
      id: ({ id }) => id,
      created_at: ({ createdAt }) => createdAt.toISOString(),
      paid_at: ({ paidAt }) => paidAt?.toISOString() ?? null,
      status: ({ status }) => status,
      amount: ({ amountMinor, currency }) => fromMinor(amountMinor, currency).toFixed(2),
      refunded: ({ refundedMinor, currency }) => fromMinor(refundedMinor, currency).toFixed(2),
      currency: ({ currency }) => currency,
      email: ({ email }) => email,
      name: ({ name }) => name,
      message: ({ message }) => message,
      kind: ({ isMonthly }) => (isMonthly ? 'monthly' : 'once'),
      mode: ({ livemode }) => (livemode ? 'live' : 'demo or test'),
      payment_intent: ({ paymentIntentId }) => paymentIntentId,
    },
    lines,
  )
}
