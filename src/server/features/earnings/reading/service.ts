import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { authSecret } from '#server/auth/auth-secret.ts'
import { decryptText } from '#server/auth/encrypted-text.ts'
import { SEALED_FOR } from '#server/auth/sealed-columns.ts'
import type { Deps } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { networkAccounts } from '#server/db/schema/earnings.ts'
import { type ReportReading, readRow } from '#server/features/earnings/files/read-row.ts'
import { storeTransactions } from '#server/features/earnings/storing/service.ts'
import { FetchError } from '#server/integrations/fetch-error.ts'
import { networkAsker, ReportError } from '#server/integrations/networks/ask-network.ts'
import { NETWORKS } from '#server/integrations/networks/networks.ts'
import { readNetwork } from '#server/integrations/networks/read-network.ts'
import { perDatabase } from '#server/metrics/per-database.ts'
import { withKeyedMutex } from '#server/operations/keyed-mutex.ts'
import { sentenceOf } from '#server/operations/operations.ts'
import { untilWritable } from '#server/operations/write-lock.ts'
import { API_NETWORKS, NETWORK_NAMES } from '#shared/earnings/transaction.ts'
import { DomainError } from '#shared/errors.ts'
import { DAY_MS, MINUTE_MS } from '#shared/time/durations.ts'

/** A period long enough for most sales to be approved or declined. */
const WINDOW_MS = 100 * DAY_MS

/** Networks write amounts with points, state each currency, and mean UTC where a time has no zone. */
const AS_REPORTED: Omit<ReportReading, 'network'> = {
  columns: {},
  dateOrder: 'day',
  zone: 'UTC',
  currency: '',
  mark: '.',
}

export type ReadingDeps = Pick<Deps, 'db' | 'env' | 'log' | 'operations' | 'fetchFeed'>
export type NetworkAccount = typeof networkAccounts.$inferSelect

interface Timing {
  now: () => Date
  pause: (ms: number) => Promise<unknown>
}

const CLOCK: Timing = { now: () => new Date(), pause: (ms) => wait(ms, undefined, { ref: false }) }

/** Accounts being read. Because of the shop's lock, only this process reads any. */
const underWay = perDatabase(() => new Set<number>())

export function isBeingRead(db: Database, id: number): boolean {
  return underWay(db).has(id)
}

/**
 * Begins to read an account's transactions of the last hundred days. Accounts of one network take turns. `finished`
 * never rejects: the account has the error. Throws CONFLICT while the account is being read.
 */
export function beginReading(deps: ReadingDeps, account: NetworkAccount, timing = CLOCK) {
  const { id, network } = account
  const ids = underWay(deps.db)
  if (ids.has(id)) throw new DomainError('CONFLICT', 'This account is being read right now')
  ids.add(id)
  const finished = withKeyedMutex(`report of ${network}`, () => readToEnd(deps, account, timing))
    .catch((err: unknown) => deps.log.error({ err, accountId: id }, 'a reading could not be recorded'))
    .finally(() => ids.delete(id))
  return { finished }
}

/** Pages are stored as they arrive, so that a failure loses none. */
async function readToEnd(deps: ReadingDeps, account: NetworkAccount, timing: Timing): Promise<void> {
  const now = timing.now()
  const from = new Date(now.getTime() - WINDOW_MS)
  const read = { stored: 0, unreadable: 0 }
  try {
    for await (const page of pagesOf(deps, account, { from, to: now, timing })) {
      if (!mayWrite(deps)) return
      const rows = page.map((cells) => readRow(cells, { ...AS_REPORTED, network: account.network }))
      const transactions = rows.flatMap((row) => ('externalId' in row && row.externalId !== '' ? row : []))
      await storeTransactions(deps.db, { accountId: account.id, transactions, now })
      read.stored += transactions.length
      read.unreadable += rows.length - transactions.length
    }
    if (!mayWrite(deps)) return
    if (read.unreadable === 0) await markMissing(deps.db, account, { from, now })
    const total = read.stored + read.unreadable
    const remark = read.unreadable > 0 ? `${read.unreadable} of ${total} transactions can’t be read` : ''
    await noteEnd(deps.db, account, now, remark)
  } catch (error) {
    if (!mayWrite(deps)) return
    await noteEnd(deps.db, account, now, failure(deps, account, error, read.stored))
  }
}

/** The shop is closing, or a backup is taking the place of its data. */
function mayWrite({ db, operations }: ReadingDeps): boolean {
  return db.$client.open && !operations.isReplacing()
}

function pagesOf(
  { env, fetchFeed }: ReadingDeps,
  { network, account, token }: NetworkAccount,
  { from, to, timing }: { from: Date; to: Date; timing: Timing },
) {
  const byApi = API_NETWORKS.find((name) => name === network)
  if (!byApi) throw new ReportError('Reports of this network come by file')
  if (token === null) throw new ReportError('Enter the token of this account')
  const opened = decryptText(token, authSecret(env), SEALED_FOR.networks)
  if (opened === undefined) throw new ReportError('The token can’t be read any more. Enter it again')
  const name = NETWORK_NAMES[network]
  const { perMinute } = NETWORKS[byApi]
  const ask = networkAsker({ name, perMinute, fetch: fetchFeed, pause: timing.pause })
  return readNetwork(NETWORKS[byApi], { name, account, token: opened, from, to, ask })
}

/** The first and the last day may be cut by the network's own time zone. */
async function markMissing(db: Database, { id }: NetworkAccount, { from, now }: { from: Date; now: Date }) {
  const wholePeriod = { from: new Date(from.getTime() + DAY_MS), to: new Date(now.getTime() - DAY_MS) }
  await storeTransactions(db, { accountId: id, transactions: [], now, wholePeriod })
}

function failure({ log }: ReadingDeps, account: NetworkAccount, error: unknown, stored: number): string {
  const isPlain = error instanceof ReportError || error instanceof FetchError
  const reason = isPlain ? error.message : sentenceOf(error)
  const context = { accountId: account.id, network: account.network, reason }
  log.warn(isPlain ? context : { ...context, err: error }, 'a network’s report could not be read')
  return stored === 0 ? reason : `${reason}. The ${stored} transactions read before are stored`
}

async function noteEnd(db: Database, { id }: NetworkAccount, now: Date, lastError: string) {
  await untilWritable(db, MINUTE_MS)
  const success = lastError === '' ? { lastSuccessAt: now } : {}
  db.update(networkAccounts)
    .set({ lastReadAt: now, lastError, ...success })
    .where(eq(networkAccounts.id, id))
    .run()
}
