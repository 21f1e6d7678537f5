import { rm } from 'node:fs/promises'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { networkAccounts } from '#server/db/schema/earnings.ts'
import { type Actor, recordChange } from '#server/features/audit/service.ts'
import {
  missingFields,
  type ReadRows,
  readingOf,
  readReport,
} from '#server/features/earnings/files/read-report.ts'
import { openReportTable, type UnreadableRow } from '#server/features/earnings/files/report-table.ts'
import {
  addedCounts,
  NO_COUNTS,
  previewTransactions,
  type StoredCounts,
  storeTransactions,
} from '#server/features/earnings/storing/service.ts'
import { uploadPath } from '#server/features/feeds/service.ts'
import {
  NETWORK_NAMES,
  type ReportedTransaction,
  type ReportingNetwork,
  type TransactionState,
} from '#shared/earnings/transaction.ts'
import { DomainError } from '#shared/errors.ts'
import type { ReportFileInput } from '#shared/inputs/earnings.ts'

type FileDeps = Pick<Deps, 'db' | 'env'>

const FIRST_ROWS = 5
const LISTED_UNREADABLE = 20
const LONGEST_HEADING = 80

/** Reads an uploaded report and says what its import would do. Nothing is counted while a required column is missing. */
export async function previewReport(deps: FileDeps, input: ReportFileInput) {
  const { table, reading } = await openReport(deps, input)
  const lacks = missingFields(reading)
  const account = input.account || defaultAccount(deps.db, reading.network)
  const headings = table.headings.map((heading) => heading.slice(0, LONGEST_HEADING))
  const facts = { ...reading, headings, account, lacks }
  if (lacks.length > 0) return { ...facts, preview: null }
  const accountId = accountOf(deps.db, reading.network, account)
  return { ...facts, preview: await previewOf(deps.db, accountId, readReport(table, reading)) }
}

async function previewOf(db: Database, accountId: number | undefined, groups: AsyncIterable<ReadRows>) {
  const sums = { counts: NO_COUNTS, repeated: 0, unreadableCount: 0 }
  const first: ReportedTransaction[] = []
  const listed: UnreadableRow[] = []
  const totals = new Map<string, StateTotal>()
  for await (const { transactions, repeated, unreadable } of groups) {
    sums.counts = addedCounts(sums.counts, await previewTransactions(db, { accountId, transactions }))
    sums.repeated += repeated
    sums.unreadableCount += unreadable.length
    first.push(...transactions.slice(0, FIRST_ROWS - first.length))
    listed.push(...unreadable.slice(0, LISTED_UNREADABLE - listed.length))
    for (const transaction of transactions) addToTotal(totals, transaction)
  }
  const sorted = [...totals.values()].sort((a, b) => b.count - a.count)
  return { ...sums, unreadable: listed, first, totals: sorted }
}

export async function importReport(deps: FileDeps, actor: Actor, input: ReportFileInput, now = new Date()) {
  const { db } = deps
  const { table, reading } = await openReport(deps, input)
  const [lacking] = missingFields(reading)
  if (lacking) throw new DomainError('BAD_REQUEST', 'Choose the columns of the time and the commission')
  const account = input.account || defaultAccount(db, reading.network)
  let counts: StoredCounts | undefined
  let unreadableCount = 0
  for await (const { transactions, unreadable } of readReport(table, reading)) {
    unreadableCount += unreadable.length
    if (transactions.length === 0) continue
    const accountId = accountOf(db, reading.network, account) ?? addAccount(db, reading.network, account)
    counts = addedCounts(counts ?? NO_COUNTS, await storeTransactions(db, { accountId, transactions, now }))
  }
  if (!counts) throw new DomainError('BAD_REQUEST', 'No row of the report can be read')
  const after = { ...counts, unreadable: unreadableCount }
  recordChange(db, actor, {
    action: 'earnings.imported',
    targetName: `${NETWORK_NAMES[reading.network]} ${account}`,
    after,
  })
  await rm(await uploadPath(deps.env, input.upload), { force: true })
  return after
}

async function openReport({ env }: FileDeps, input: ReportFileInput) {
  const table = await openReportTable(await uploadPath(env, input.upload))
  return { table, reading: await readingOf(table, input, env.CURRENCY) }
}

function accountOf(db: Database, network: ReportingNetwork, account: string): number | undefined {
  const { id, network: ofNetwork, account: name } = networkAccounts
  const isAccount = and(eq(ofNetwork, network), eq(name, account))
  return db.select({ id }).from(networkAccounts).where(isAccount).get()?.id
}

function addAccount(db: Database, network: ReportingNetwork, account: string): number {
  const { id } = networkAccounts
  return db.insert(networkAccounts).values({ network, account }).returning({ id }).get().id
}

function defaultAccount(db: Database, network: ReportingNetwork): string {
  const { account, network: ofNetwork } = networkAccounts
  return db.select({ account }).from(networkAccounts).where(eq(ofNetwork, network)).get()?.account ?? 'Files'
}

interface StateTotal {
  currency: string
  state: TransactionState
  count: number
  commissionMinor: number
}

function addToTotal(totals: Map<string, StateTotal>, transaction: ReportedTransaction) {
  const { currency, state, commissionMinor } = transaction
  const total = totals.get(`${currency} ${state}`) ?? { currency, state, count: 0, commissionMinor: 0 }
  totals.set(`${currency} ${state}`, total)
  total.count += 1
  total.commissionMinor += commissionMinor
}
