import { type AskNetwork, type Question, ReportError } from '#server/integrations/networks/ask-network.ts'
import { textAt, valueAt } from '#server/integrations/networks/json-path.ts'
import type { ReportCells } from '#shared/earnings/report-file.ts'
import type { ApiNetwork } from '#shared/earnings/transaction.ts'

interface Part {
  account: string
  start: Date
  end: Date
  filter: Record<string, string>
  offset: number
}

export interface Network {
  perMinute: number
  /** The longest period that the network answers; undefined when it has no limit. */
  longestDays?: number
  /** The period is read with each of them in turn. */
  filters: Record<string, string>[]
  headers: (token: string, ask: AskNetwork) => Promise<Record<string, string>> | Record<string, string>
  request: (part: Part) => { address: string } & Pick<Question, 'post'>
  rows: string
  /** Whether there is a further page; networks without pages lack it. */
  hasMore?: (answer: unknown, size: number) => unknown
  /** Returns the cells of a row by the paths of its values; no other value is read. */
  cells: (at: (path: string) => string, answer: unknown) => ReportCells
}

const TRADEDOUBLER = 'https://connect.tradedoubler.com'
const TRADEDOUBLER_PAGE = 100
const ADDREVENUE_PAGE = 1_000

export const NETWORKS: Record<ApiNetwork, Network> = {
  awin: {
    perMinute: 20,
    longestDays: 31,
    // New sales, then those that were changed or judged in the same days.
    filters: [{ dateType: 'transaction' }, { dateType: 'amendment' }, { dateType: 'validation' }],
    headers: bearer,
    request: ({ account, start, end, filter }) => {
      const period = { startDate: start.toISOString().slice(0, 19), endDate: end.toISOString().slice(0, 19) }
      const query = new URLSearchParams({ ...period, timezone: 'UTC', ...filter })
      return {
        address: `https://api.awin.com/publishers/${encodeURIComponent(account)}/transactions/?${query}`,
      }
    },
    rows: '',
    cells: (at) => ({
      id: at('id'),
      program: at('advertiserId'),
      reference: at('clickRefs.clickRef'),
      state: at('commissionStatus'),
      payment: at('paidToPublisher'),
      commission: at('commissionAmount.amount'),
      currency: at('commissionAmount.currency'),
      order: `${at('saleAmount.amount')} ${at('saleAmount.currency')}`,
      clickedAt: at('clickDate'),
      orderedAt: at('transactionDate'),
      validatedAt: at('validationDate'),
      type: at('type'),
      reason: at('declineReason') || at('amendReason'),
    }),
  },
  adtraction: {
    perMinute: 10,
    longestDays: 31,
    // Approved and pending, open claims, rejected.
    filters: [{ status: '3' }, { status: '4' }, { status: '5' }],
    // A header, because URLs end up in the logs of machines on the way.
    headers: (token) => ({ 'content-type': 'application/json;charset=UTF-8', 'x-token': token }),
    request: ({ start, end, filter }) => {
      const [fromDate, toDate] = [start, end].map((time) => time.toISOString().replace('Z', '+0000'))
      const post = JSON.stringify({ fromDate, toDate, transactionStatus: Number(filter.status) })
      return { address: 'https://api.adtraction.com/v2/affiliate/transactions', post }
    },
    rows: '',
    cells: (at) => ({
      id: at('uniqueId'),
      program: at('click.programName') || at('click.programId'),
      reference: at('click.epi'),
      state: at('transactionStatus'),
      commission: at('commission'),
      order: at('orderValue'),
      currency: at('currency'),
      clickedAt: at('click.clickDate'),
      orderedAt: at('transactionDate'),
      changedAt: at('lastUpdated'),
    }),
  },
  tradedoubler: {
    perMinute: 60,
    longestDays: 31,
    // By the day of the sale, then by that of its last change.
    filters: [{}, { lastModified: 'true' }],
    headers: async (token, ask) => bearer(await tradedoublerToken(token, ask)),
    request: ({ start, end, filter, offset }) => {
      const period = {
        fromDate: dayOf(start).replaceAll('-', ''),
        toDate: dayOf(end).replaceAll('-', ''),
      }
      const query = new URLSearchParams({ ...period, ...filter, ...page(TRADEDOUBLER_PAGE, offset) })
      return { address: `${TRADEDOUBLER}/publisher/report/transactions?${query}` }
    },
    rows: 'items',
    hasMore: (_, size) => size === TRADEDOUBLER_PAGE,
    cells: (at, answer) => ({
      id: at('transactionId'),
      program: at('programName') || at('programId'),
      reference: at('epi'),
      state: at('status'),
      payment: at('paid'),
      commission: at('commission'),
      order: at('orderValue'),
      currency: textAt(answer, 'reportCurrencyCode'),
      clickedAt: at('timeOfLastClick'),
      orderedAt: at('timeOfTransaction'),
      changedAt: at('timeOfLastModified'),
      reason: at('reasonId'),
    }),
  },
  addrevenue: {
    perMinute: 30,
    // The network reports no dates of changes, so the whole period is read.
    filters: [{}],
    headers: bearer,
    request: ({ start, end, offset }) => {
      const period = { fromDate: dayOf(start), toDate: dayOf(end) }
      const query = new URLSearchParams({ ...period, ...page(ADDREVENUE_PAGE, offset) })
      return { address: `https://addrevenue.io/api/v2/transactions?${query}` }
    },
    rows: 'results',
    hasMore: (answer) => valueAt(answer, 'meta.hasNextPage'),
    cells: (at) => ({
      id: at('id'),
      program: at('advertiserName') || at('advertiserId'),
      reference: at('clickRef'),
      state: at('denyDate') ? 'denied' : at('status'),
      commission: at('commission') || '0',
      order: at('eventValue'),
      currency: at('currency'),
      orderedAt: at('date'),
      validatedAt: at('denyDate'),
    }),
  },
}

function bearer(token: string) {
  return { authorization: `Bearer ${token}` }
}

/** Signs in with `client id:client secret:user name:password`. Any other token is a bearer token already. */
async function tradedoublerToken(token: string, ask: AskNetwork): Promise<string> {
  const [client, secret, username, ...rest] = token.split(':')
  if (!client || !secret || !username || rest.length === 0) return token
  const headers = {
    authorization: `Basic ${Buffer.from(`${client}:${secret}`).toString('base64')}`,
    'content-type': 'application/x-www-form-urlencoded',
  }
  const post = String(new URLSearchParams({ grant_type: 'password', username, password: rest.join(':') }))
  const opened = textAt(await ask(`${TRADEDOUBLER}/uaa/oauth/token`, { headers, post }), 'access_token')
  if (!opened) throw new ReportError('Tradedoubler gave no access with this token')
  return opened
}

function page(limit: number, offset: number) {
  return { limit: String(limit), offset: String(offset) }
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
