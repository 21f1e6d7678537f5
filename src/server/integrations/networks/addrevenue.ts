import { z } from 'zod'
import { ReportError } from '#server/integrations/networks/report-error.ts'
import {
  ABSENT,
  currency,
  dayOf,
  decimal,
  decimalToMinor,
  id,
  moment,
  pageOf,
  pagesFrom,
  type Reading,
  type ReportPage,
  stateIn,
  word,
} from '#server/integrations/networks/report-page.ts'
import type { ReportedTransaction, TransactionState } from '#shared/earnings/transaction.ts'

const NAME = 'Addrevenue'
const PAGE_SIZE = 1_000
const STATES = new Map<string, TransactionState>([
  ['new', 'pending'],
  ['delayed', 'pending'],
  ['approved', 'approved'],
  ['denied', 'declined'],
  ['paidOut', 'paid'],
])

const answer = z.object({
  results: z.array(z.unknown()),
  meta: z.object({ hasNextPage: z.boolean() }),
})

const row = z
  .object({
    id,
    date: moment,
    advertiserId: word,
    advertiserName: word,
    currency,
    eventValue: decimal.nullish(),
    commission: decimal.nullish(),
    status: word,
    denyDate: moment.nullish(),
    clickRef: word,
  })
  .transform(
    (read): ReportedTransaction => ({
      ...ABSENT,
      externalId: read.id,
      program: read.advertiserName || read.advertiserId,
      reference: read.clickRef,
      state: read.denyDate ? 'declined' : stateIn(STATES, read.status),
      networkState: read.status,
      orderMinor: read.eventValue ? decimalToMinor(read.eventValue, read.currency) : null,
      commissionMinor: decimalToMinor(read.commission ?? '0', read.currency),
      currency: read.currency,
      orderedAt: read.date,
      validatedAt: read.denyDate ?? null,
    }),
  )

/** The network reports no dates of changes, so the whole period is read. */
export async function* readAddrevenue({ token, from, to, ask }: Reading): AsyncGenerator<ReportPage> {
  const headers = { authorization: `Bearer ${token}` }
  yield* pagesFrom(NAME, async (offset) => {
    const query = new URLSearchParams({
      fromDate: dayOf(from),
      toDate: dayOf(to),
      limit: String(PAGE_SIZE),
      offset: String(offset),
    })
    const page = answer.safeParse(
      await ask(`https://addrevenue.io/api/v2/transactions?${query}`, { headers }),
    )
    if (!page.data) throw new ReportError(`${NAME} sent something other than a list of transactions`)
    const { results, meta } = page.data
    return { ...pageOf(NAME, results, row), hasMore: meta.hasNextPage }
  })
}
