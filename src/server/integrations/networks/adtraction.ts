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

const NAME = 'Adtraction'
const ADDRESS = 'https://api.adtraction.com/v2/affiliate/transactions'
/** Approved and pending, open claims, rejected. */
const FILTERS = [3, 4, 5]
const STATES = new Map<string, TransactionState>([
  ['1', 'approved'],
  ['2', 'pending'],
  ['4', 'pending'],
  ['5', 'declined'],
])

const row = z
  .object({
    uniqueId: id,
    transactionDate: moment,
    lastUpdated: moment.nullish(),
    transactionStatus: word,
    orderValue: decimal.nullish(),
    commission: decimal,
    currency,
    click: z.object({ programId: word, programName: word, epi: word, clickDate: moment.nullish() }).nullish(),
  })
  .transform((read): ReportedTransaction => {
    const { click, orderValue } = read
    return {
      ...ABSENT,
      externalId: read.uniqueId,
      program: click?.programName || (click?.programId ?? ''),
      reference: click?.epi ?? '',
      state: stateIn(STATES, read.transactionStatus),
      networkState: read.transactionStatus,
      orderMinor: orderValue ? decimalToMinor(orderValue, read.currency) : null,
      commissionMinor: decimalToMinor(read.commission, read.currency),
      currency: read.currency,
      clickedAt: click?.clickDate ?? null,
      orderedAt: read.transactionDate,
      changedAt: read.lastUpdated ?? null,
    }
  })

/** Sends the token as a header, because URLs end up in the logs of machines on the way. */
export async function* readAdtraction({ token, from, to, ask }: Reading): AsyncGenerator<ReportPage> {
  const headers = { 'content-type': 'application/json;charset=UTF-8', 'x-token': token }
  for (const transactionStatus of FILTERS)
    for (const { start, end } of windowsOf(from, to)) {
      const period = { fromDate: timeOf(start), toDate: timeOf(end) }
      const post = JSON.stringify({ ...period, transactionStatus })
      yield pageOf(NAME, await ask(ADDRESS, { headers, post }), row)
    }
}

function timeOf(moment: Date): string {
  return moment.toISOString().replace('Z', '+0000')
}
