import { toCsv } from '#shared/files/csv.ts'
import { fromMinor } from '#shared/prices/money.ts'

interface LedgerLine {
  id: number
  createdAt: Date
  paidAt: Date | null
  status: string
  amountMinor: number
  refundedMinor: number
  currency: string
  email: string
  name: string | null
  message: string | null
  livemode: boolean
  isMonthly: boolean
  paymentIntentId: string | null
}

const HEADINGS = [
  'id',
  'created_at',
  'paid_at',
  'status',
  'amount',
  'refunded',
  'currency',
  'email',
  'name',
  'message',
  'kind',
  'mode',
  'payment_intent',
]

/** Formats the ledger for spreadsheets; no user input can act as a formula. */
export function ledgerCsv(lines: LedgerLine[]): string {
  return toCsv([HEADINGS, ...lines.map(cells)])
}

function cells(line: LedgerLine): string[] {
  return [
    String(line.id),
    line.createdAt.toISOString(),
    line.paidAt?.toISOString() ?? '',
    line.status,
    fromMinor(line.amountMinor, line.currency).toFixed(2),
    fromMinor(line.refundedMinor, line.currency).toFixed(2),
    line.currency,
    line.email,
    line.name ?? '',
    line.message ?? '',
    line.isMonthly ? 'monthly' : 'once',
    line.livemode ? 'live' : 'demo or test',
    line.paymentIntentId ?? '',
  ]
}
