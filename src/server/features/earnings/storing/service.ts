import { and, between, eq, inArray, isNull, lt } from 'drizzle-orm'
import { type Database, inTransaction } from '#server/db/client.ts'
import { transactionChanges, transactions } from '#server/db/schema/earnings.ts'
import { originReader } from '#server/features/earnings/storing/origin-of.ts'
import {
  differences,
  type StoredValues,
  storedId,
  storedValues,
} from '#server/features/earnings/storing/stored-values.ts'
import { untilWritable } from '#server/operations/write-lock.ts'
import type { ReportedTransaction } from '#shared/earnings/transaction.ts'

/** As many as are written in about 20 ms, so that visitors get their turn. */
const BATCH_SIZE = 250

interface Report {
  accountId: number
  transactions: ReportedTransaction[]
  now: Date
  /** The period in which the report lists every transaction of the account, both ends included. */
  wholePeriod?: { from: Date; to: Date }
}

export const NO_COUNTS = { added: 0, changed: 0, unchanged: 0 }
export type StoredCounts = typeof NO_COUNTS

type StoredRow = typeof transactions.$inferSelect

interface Outcome {
  added: StoredValues[]
  changed: { row: StoredRow; values: Partial<StoredValues> }[]
  unchanged: StoredRow[]
}

/** A repeated report changes nothing. Transactions that `wholePeriod` no longer lists are marked and stay. */
export async function storeTransactions(
  db: Database,
  { accountId, transactions: reported, now, wholePeriod }: Report,
): Promise<StoredCounts> {
  let counts = NO_COUNTS
  for await (const compare of batches(db, accountId, reported)) {
    await untilWritable(db)
    const outcome = inTransaction(db, (tx) => storeBatch(tx, { accountId, now }, compare()))
    counts = addedCounts(counts, outcome)
  }
  if (wholePeriod) markMissing(db, { accountId, now, ...wholePeriod })
  return counts
}

export async function previewTransactions(
  db: Database,
  {
    accountId,
    transactions: reported,
  }: { accountId: number | undefined; transactions: ReportedTransaction[] },
): Promise<StoredCounts> {
  let counts = NO_COUNTS
  for await (const compare of batches(db, accountId, reported))
    counts = addedCounts(counts, countsOf(compare()))
  return counts
}

/** The last of several rows with one id counts. Other requests are served between batches. */
async function* batches(db: Database, accountId: number | undefined, reported: ReportedTransaction[]) {
  const originOf = originReader(db)
  const byId = [...new Map(reported.map((row) => [storedId(row.externalId), row])).values()]
  for (let at = 0; at < byId.length; at += BATCH_SIZE) {
    const batch = byId.slice(at, at + BATCH_SIZE).map((row) => storedValues(row, originOf(row)))
    yield () => compared(db, accountId, batch)
    await new Promise(setImmediate)
  }
}

function compared(db: Database, accountId: number | undefined, batch: StoredValues[]): Outcome {
  const ids = batch.map(({ externalId }) => externalId)
  const ofAccount = eq(transactions.accountId, accountId ?? 0)
  const rows = db
    .select()
    .from(transactions)
    .where(and(ofAccount, inArray(transactions.externalId, ids)))
    .all()
  const stored = new Map(rows.map((row) => [row.externalId, row]))
  const outcome: Outcome = { added: [], changed: [], unchanged: [] }
  for (const reported of batch) {
    const row = stored.get(reported.externalId)
    const values = row ? differences(row, reported) : reported
    if (!row) outcome.added.push(reported)
    else if (Object.keys(values).length > 0) outcome.changed.push({ row, values })
    else outcome.unchanged.push(row)
  }
  return outcome
}

function storeBatch(
  tx: Database,
  { accountId, now }: { accountId: number; now: Date },
  outcome: Outcome,
): StoredCounts {
  const { added, changed, unchanged } = outcome
  const seen = { lastSeenAt: now, missingSince: null }
  const rows = added.map((values) => ({ ...values, accountId, firstSeenAt: now, lastSeenAt: now }))
  if (rows.length > 0) tx.insert(transactions).values(rows).run()
  for (const { row, values } of changed) {
    tx.update(transactions)
      .set({ ...values, ...seen })
      .where(eq(transactions.id, row.id))
      .run()
    recordStates(tx, row, { ...row, ...values }, now)
  }
  const ids = unchanged.map(({ id }) => id)
  if (ids.length > 0) tx.update(transactions).set(seen).where(inArray(transactions.id, ids)).run()
  return countsOf(outcome)
}

function recordStates(tx: Database, before: StoredRow, after: StoredRow, at: Date) {
  if (before.state === after.state && before.commissionMinor === after.commissionMinor) return
  const states = { fromState: before.state, toState: after.state }
  const commission = { fromCommissionMinor: before.commissionMinor, toCommissionMinor: after.commissionMinor }
  tx.insert(transactionChanges)
    .values({ transactionId: before.id, at, ...states, ...commission })
    .run()
}

function markMissing(
  db: Database,
  { accountId, now, from, to }: { accountId: number; now: Date; from: Date; to: Date },
) {
  const isListedBefore = and(lt(transactions.lastSeenAt, now), isNull(transactions.missingSince))
  const isInPeriod = and(eq(transactions.accountId, accountId), between(transactions.orderedAt, from, to))
  db.update(transactions).set({ missingSince: now }).where(and(isInPeriod, isListedBefore)).run()
}

function countsOf({ added, changed, unchanged }: Outcome): StoredCounts {
  return { added: added.length, changed: changed.length, unchanged: unchanged.length }
}

export function addedCounts(one: StoredCounts, other: StoredCounts): StoredCounts {
  return {
    added: one.added + other.added,
    changed: one.changed + other.changed,
    unchanged: one.unchanged + other.unchanged,
  }
}
