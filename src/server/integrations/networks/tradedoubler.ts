import { z } from 'zod'
import type { AskNetwork } from '#server/integrations/networks/ask-network.ts'
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
  windowsOf,
  word,
} from '#server/integrations/networks/report-page.ts'
import type { ReportedTransaction, TransactionState } from '#shared/earnings/transaction.ts'

const NAME = 'Tradedoubler'
const HOST = 'https://connect.tradedoubler.com'
const PAGE_SIZE = 100
/** By the day of the sale, then by that of its last change. */
const FILTERS: Record<string, string>[] = [{}, { lastModified: 'true' }]
const STATES = new Map<string, TransactionState>([
  ['A', 'approved'],
  ['P', 'pending'],
  ['D', 'declined'],
])

const answer = z.object({ reportCurrencyCode: currency, items: z.array(z.unknown()) })

/** Times have no zone; they are taken as UTC. */
const rowIn = (reportCurrency: string) =>
  z
    .object({
      transactionId: id,
      programId: word,
      programName: word,
      status: word,
      timeOfLastClick: moment.nullish(),
      timeOfTransaction: moment,
      timeOfLastModified: moment.nullish(),
      epi: word,
      orderValue: decimal.nullish(),
      commission: decimal,
      paid: z.boolean().nullish(),
      reasonId: word,
    })
    .transform(
      (read): ReportedTransaction => ({
        ...ABSENT,
        externalId: read.transactionId,
        program: read.programName || read.programId,
        reference: read.epi,
        state: read.paid === true && read.status === 'A' ? 'paid' : stateIn(STATES, read.status),
        networkState: read.status,
        orderMinor: read.orderValue ? decimalToMinor(read.orderValue, reportCurrency) : null,
        commissionMinor: decimalToMinor(read.commission, reportCurrency),
        currency: reportCurrency,
        clickedAt: read.timeOfLastClick ?? null,
        orderedAt: read.timeOfTransaction,
        changedAt: read.timeOfLastModified ?? null,
        reason: read.reasonId,
      }),
    )

export async function* readTradedoubler({ token, from, to, ask }: Reading): AsyncGenerator<ReportPage> {
  const headers = { authorization: `Bearer ${await bearerToken(token, ask)}` }
  for (const filter of FILTERS)
    for (const { start, end } of windowsOf(from, to))
      yield* pagesFrom(NAME, async (offset) => {
        const query = new URLSearchParams({
          fromDate: dayOf(start).replaceAll('-', ''),
          toDate: dayOf(end).replaceAll('-', ''),
          ...filter,
          limit: String(PAGE_SIZE),
          offset: String(offset),
        })
        const page = answer.safeParse(
          await ask(`${HOST}/publisher/report/transactions?${query}`, { headers }),
        )
        if (!page.data) throw new ReportError(`${NAME} sent something other than a list of transactions`)
        const { items, reportCurrencyCode } = page.data
        return { ...pageOf(NAME, items, rowIn(reportCurrencyCode)), hasMore: items.length === PAGE_SIZE }
      })
}

const session = z.object({ access_token: z.string().min(1) })

/** Signs in with `client id:client secret:user name:password`. Any other token is a bearer token already. */
async function bearerToken(token: string, ask: AskNetwork): Promise<string> {
  const [client, secret, username, ...rest] = token.split(':')
  if (!client || !secret || !username || rest.length === 0) return token
  const headers = {
    authorization: `Basic ${Buffer.from(`${client}:${secret}`).toString('base64')}`,
    'content-type': 'application/x-www-form-urlencoded',
  }
  const post = String(new URLSearchParams({ grant_type: 'password', username, password: rest.join(':') }))
  const opened = session.safeParse(await ask(`${HOST}/uaa/oauth/token`, { headers, post }))
  if (!opened.data) throw new ReportError(`${NAME} gave no access with this token`)
  return opened.data.access_token
}
