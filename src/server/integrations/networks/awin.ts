import { z } from 'zod'
import {
  ABSENT,
  currency,
  decimal,
  decimalToMinor,
  id,
  moment,
  pageOf,
  type Reading,
  type ReportPage,
  stateIn,
  windowsOf,
  word,
} from '#server/integrations/networks/report-page.ts'
import type { ReportedTransaction, TransactionState } from '#shared/earnings/transaction.ts'

const NAME = 'Awin'
/** New sales, then those that were changed or judged in the same days. */
const DATE_TYPES = ['transaction', 'amendment', 'validation']
const STATES = new Map<string, TransactionState>([
  ['pending', 'pending'],
  ['approved', 'approved'],
  ['declined', 'declined'],
  ['deleted', 'declined'],
])

const amount = z.object({ amount: decimal, currency })

const row = z
  .object({
    id,
    advertiserId: word,
    commissionStatus: word,
    commissionAmount: amount,
    saleAmount: amount.nullish(),
    clickRefs: z.object({ clickRef: word }).nullish(),
    clickDate: moment.nullish(),
    transactionDate: moment,
    validationDate: moment.nullish(),
    type: word,
    declineReason: word,
    amendReason: word,
    paidToPublisher: z.boolean().nullish(),
  })
  .transform((read): ReportedTransaction => {
    const { commissionAmount, saleAmount } = read
    const isPaid = read.paidToPublisher === true && read.commissionStatus === 'approved'
    return {
      ...ABSENT,
      externalId: read.id,
      program: read.advertiserId,
      reference: read.clickRefs?.clickRef ?? '',
      state: isPaid ? 'paid' : stateIn(STATES, read.commissionStatus),
      networkState: read.commissionStatus,
      orderMinor:
        saleAmount?.currency === commissionAmount.currency
          ? decimalToMinor(saleAmount.amount, saleAmount.currency)
          : null,
      commissionMinor: decimalToMinor(commissionAmount.amount, commissionAmount.currency),
      currency: commissionAmount.currency,
      clickedAt: read.clickDate ?? null,
      orderedAt: read.transactionDate,
      validatedAt: read.validationDate ?? null,
      isBonus: read.type === 'Bonus',
      reason: read.declineReason || read.amendReason,
    }
  })

/** Each window is at most 31 days, the longest that Awin answers. */
export async function* readAwin({ account, token, from, to, ask }: Reading): AsyncGenerator<ReportPage> {
  for (const dateType of DATE_TYPES)
    for (const { start, end } of windowsOf(from, to)) {
      const query = new URLSearchParams({
        startDate: start.toISOString().slice(0, 19),
        endDate: end.toISOString().slice(0, 19),
        timezone: 'UTC',
        dateType,
      })
      const address = `https://api.awin.com/publishers/${encodeURIComponent(account)}/transactions/?${query}`
      yield pageOf(NAME, await ask(address, { headers: { authorization: `Bearer ${token}` } }), row)
    }
}
