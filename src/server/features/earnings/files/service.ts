import { rm } from 'node:fs/promises'
import { and, eq } from 'drizzle-orm'
import type { Environment } from '#server/config/env.ts'
import type { Database } from '#server/db/client.ts'
import { networkAccounts } from '#server/db/schema/earnings.ts'
import { type Actor, recordChange } from '#server/features/audit/service.ts'
import { missingFields, readingOf, readReport } from '#server/features/earnings/files/read-report.ts'
import type { ReportReading } from '#server/features/earnings/files/report-reading.ts'
import { readReportTable } from '#server/features/earnings/files/report-table.ts'
import { previewTransactions, storeTransactions } from '#server/features/earnings/storing/service.ts'
import { uploadPath } from '#server/features/feeds/service.ts'
import { NETWORK_NAMES } from '#shared/earnings/networks.ts'
import type { ReportedTransaction, ReportingNetwork, TransactionState } from '#shared/earnings/transaction.ts'
import { DomainError } from '#shared/errors.ts'
import type { ReportFileInput } from '#shared/inputs/earnings.ts'

interface FileDeps {
  db: Database
  env: Environment
}

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
  const { transactions, unreadable } = await readReport(table, reading)
  const accountId = accountOf(deps.db, reading.network, account)
  const preview = {
    counts: await previewTransactions(deps.db, { accountId, transactions }),
    repeated: transactions.length - new Set(transactions.map(({ externalId }) => externalId)).size,
    unreadableCount: unreadable.length,
    unreadable: unreadable.slice(0, LISTED_UNREADABLE),
    first: transactions.slice(0, FIRST_ROWS),
    totals: totalsOf(transactions),
  }
  return { ...facts, preview }
}

/** Stores the report's transactions and deletes the file. */
export async function importReport(deps: FileDeps, actor: Actor, input: ReportFileInput, now = new Date()) {
  const { db } = deps
  const { table, reading } = await openReport(deps, input)
  const [lacking] = missingFields(reading)
  if (lacking) throw new DomainError('BAD_REQUEST', 'Choose the columns of the time and the commission')
  const { transactions, unreadable } = await readReport(table, reading)
  if (transactions.length === 0) throw new DomainError('BAD_REQUEST', 'No row of the report can be read')
  const account = input.account || defaultAccount(db, reading.network)
  const accountId = accountOf(db, reading.network, account) ?? addAccount(db, reading, account)
  const counts = await storeTransactions(db, { accountId, transactions, now })
  const after = { ...counts, unreadable: unreadable.length }
  recordChange(db, actor, {
    action: 'earnings.imported',
    targetName: `${NETWORK_NAMES[reading.network]} ${account}`,
    after,
  })
  await rm(await uploadPath(deps.env, input.upload), { force: true })
  return after
}

async function openReport({ env }: FileDeps, input: ReportFileInput) {
  const table = await readReportTable(await uploadPath(env, input.upload))
  return { table, reading: await readingOf(table, input, env.CURRENCY) }
}

function accountOf(db: Database, network: ReportingNetwork, account: string): number | undefined {
  const { id, network: ofNetwork, account: name } = networkAccounts
  const isAccount = and(eq(ofNetwork, network), eq(name, account))
  return db.select({ id }).from(networkAccounts).where(isAccount).get()?.id
}

function addAccount(db: Database, { network }: ReportReading, account: string): number {
  return db.insert(networkAccounts).values({ network, account }).returning({ id: networkAccounts.id }).get()
    .id
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

function totalsOf(transactions: ReportedTransaction[]): StateTotal[] {
  const totals = new Map<string, StateTotal>()
  for (const { currency, state, commissionMinor } of transactions) {
    const total = totals.get(`${currency} ${state}`) ?? { currency, state, count: 0, commissionMinor: 0 }
    totals.set(`${currency} ${state}`, total)
    total.count += 1
    total.commissionMinor += commissionMinor
  }
  return [...totals.values()].sort((a, b) => b.count - a.count)
}
