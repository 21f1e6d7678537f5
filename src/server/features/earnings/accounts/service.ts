import { and, asc, count, eq, isNotNull, lt, ne, sql } from 'drizzle-orm'
import { authSecret } from '#server/auth/auth-secret.ts'
import { encryptText } from '#server/auth/encrypted-text.ts'
import { SEALED_FOR } from '#server/auth/sealed-columns.ts'
import type { Environment } from '#server/config/env.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { networkAccounts, transactionChanges, transactions } from '#server/db/schema/earnings.ts'
import { type Actor, recordChange } from '#server/features/audit/service.ts'
import {
  beginReading,
  isBeingRead,
  type NetworkAccount,
  type ReadingDeps,
} from '#server/features/earnings/reading/service.ts'
import { checkSchedule, isDue, nextRun } from '#server/operations/schedule.ts'
import { NETWORK_NAMES } from '#shared/earnings/transaction.ts'
import { DomainError } from '#shared/errors.ts'
import type { NetworkAccountChange, NetworkAccountInput } from '#shared/inputs/network-accounts.ts'
import { DAY_MS } from '#shared/time/durations.ts'

const MAX_ACCOUNTS = 50
const LEAST_MINUTES_BETWEEN_READINGS = 60
const FAILING_BORNE_MS = 3 * DAY_MS

type StoreDeps = Pick<ReadingDeps, 'db' | 'env'>

function presentAccount(db: Database, { token, ...visible }: NetworkAccount) {
  const { id, lastReadAt, schedule } = visible
  const ofAccount = eq(transactions.accountId, id)
  const isNew = and(ofAccount, eq(transactions.firstSeenAt, lastReadAt ?? new Date(0)))
  const numberOf = (where: typeof ofAccount | typeof isNew) =>
    db.select({ total: count() }).from(transactions).where(where).get()?.total ?? 0
  return {
    ...visible,
    hasToken: token !== null,
    isBeingRead: isBeingRead(db, id),
    transactions: numberOf(ofAccount),
    added: numberOf(isNew),
    changed: changesAt(db, id, lastReadAt ?? new Date(0)),
    nextReadAt: schedule ? nextRun(schedule) : null,
  }
}

function changesAt(db: Database, accountId: number, at: Date): number {
  const changes = db
    .select({ total: count() })
    .from(transactionChanges)
    .innerJoin(transactions, eq(transactions.id, transactionChanges.transactionId))
    .where(and(eq(transactions.accountId, accountId), eq(transactionChanges.at, at)))
    .get()
  return changes?.total ?? 0
}

export function listAccounts(db: Database) {
  const { network, account } = networkAccounts
  const accounts = db.select().from(networkAccounts).orderBy(asc(network), asc(account)).all()
  return accounts.map((one) => presentAccount(db, one))
}

export function createAccount({ db, env }: StoreDeps, actor: Actor, input: NetworkAccountInput) {
  const { network, account, token, schedule } = input
  checkReading(input, token !== undefined)
  return inTransaction(db, (tx) => {
    refuseTaken(tx, input)
    const total = tx.select({ total: count() }).from(networkAccounts).get()?.total ?? 0
    if (total >= MAX_ACCOUNTS)
      throw new DomainError('CONFLICT', `There are already ${MAX_ACCOUNTS} accounts; delete one first`)
    const { id } = tx
      .insert(networkAccounts)
      .values({ network, account, schedule, token: token === undefined ? null : sealed(token, env) })
      .returning({ id: networkAccounts.id })
      .get()
    record(tx, actor, 'network-account.added', { id, network, account }, { after: { schedule } })
    return { id }
  })
}

/** Its network never changes, since its transactions are of that network. */
export function updateAccount({ db, env }: StoreDeps, actor: Actor, change: NetworkAccountChange) {
  const { id, account, token, schedule } = change
  return inTransaction(db, (tx) => {
    const before = getAccount(tx, id)
    const { network } = before
    checkReading(change, token !== undefined || before.token !== null)
    if (account !== before.account) refuseTaken(tx, { network, account })
    tx.update(networkAccounts)
      .set({ account, schedule, lastError: '', ...(token !== undefined && { token: sealed(token, env) }) })
      .where(eq(networkAccounts.id, id))
      .run()
    record(
      tx,
      actor,
      'network-account.edited',
      { id, network, account },
      {
        before: { account: before.account, schedule: before.schedule },
        after: { account, schedule, ...(token !== undefined && { token: 'replaced' }) },
      },
    )
    return { success: true }
  })
}

/** Its transactions are deleted with it. */
export function deleteAccount(db: Database, actor: Actor, id: number) {
  return inTransaction(db, (tx) => {
    const account = getAccount(tx, id)
    if (isBeingRead(tx, id)) throw new DomainError('CONFLICT', 'This account is being read right now')
    tx.delete(networkAccounts).where(eq(networkAccounts.id, id)).run()
    record(tx, actor, 'network-account.deleted', account)
    return { success: true }
  })
}

/** Reads in the background; the list says when it is done. */
export function readAccountNow(deps: ReadingDeps, actor: Actor, id: number) {
  const account = getAccount(deps.db, id)
  if (account.token === null) throw new DomainError('BAD_REQUEST', 'This account has no token')
  beginReading(deps, account)
  record(deps.db, actor, 'network-account.read', account)
  return { success: true }
}

export function readDueAccounts(deps: ReadingDeps, now: Date) {
  for (const account of deps.db.select().from(networkAccounts).all()) {
    const { id, schedule } = account
    if (schedule && isDue(schedule, now) && !isBeingRead(deps.db, id)) beginReading(deps, account)
  }
}

export function countUnreadAccounts(db: Database, now = Date.now()): number {
  const { schedule, lastError, lastSuccessAt, createdAt } = networkAccounts
  const since = sql`coalesce(${lastSuccessAt}, ${createdAt})`
  const isFailing = and(isNotNull(schedule), ne(lastError, ''), lt(since, now - FAILING_BORNE_MS))
  return db.select({ total: count() }).from(networkAccounts).where(isFailing).get()?.total ?? 0
}

function getAccount(db: Database, id: number): NetworkAccount {
  const account = db.select().from(networkAccounts).where(eq(networkAccounts.id, id)).get()
  if (!account) throw new DomainError('NOT_FOUND', 'That account has already been deleted')
  return account
}

function checkReading({ schedule }: Pick<NetworkAccountInput, 'schedule'>, hasToken: boolean) {
  if (!schedule) return
  checkSchedule(schedule, 'An account can be read', LEAST_MINUTES_BETWEEN_READINGS)
  if (!hasToken)
    throw new DomainError('BAD_REQUEST', 'Enter the token, or choose to read manually', { field: 'token' })
}

function refuseTaken(db: Database, { network, account }: Pick<NetworkAccount, 'network' | 'account'>) {
  const isSame = and(eq(networkAccounts.network, network), eq(networkAccounts.account, account))
  if (db.select({ id: networkAccounts.id }).from(networkAccounts).where(isSame).get())
    throw new DomainError('CONFLICT', `There is already this account at ${NETWORK_NAMES[network]}`, {
      field: 'account',
    })
}

function sealed(token: string, env: Environment): string {
  return encryptText(token, authSecret(env), SEALED_FOR.networks)
}

type Change = Parameters<typeof recordChange>[2]

function record(
  tx: Database,
  actor: Actor,
  action: Change['action'],
  { id, network, account }: Pick<NetworkAccount, 'id' | 'network' | 'account'>,
  values: Pick<Change, 'before' | 'after'> = {},
) {
  const targetName = `${NETWORK_NAMES[network]} ${account}`
  recordChange(tx, actor, { action, targetId: id, targetName, ...values })
}
