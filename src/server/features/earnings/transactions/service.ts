import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import { betweenDays } from '#server/db/between-days.ts'
import type { Database } from '#server/db/client.ts'
import { products } from '#server/db/schema/catalog.ts'
import { networkAccounts, transactionChanges, transactions } from '#server/db/schema/earnings.ts'
import type { TransactionListInput } from '#shared/inputs/earnings.ts'
import { LIST_PAGE_SIZE } from '#shared/limits.ts'

const MOST_CHANGES = 100

export function listTransactions(db: Database, input: TransactionListInput) {
  const { page, state, network, search, ...days } = input
  const names = sql`lower(${transactions.advertiserName} || ' ' || ${transactions.program})`
  const where = and(
    betweenDays(transactions.orderedAt, days),
    state && eq(transactions.state, state),
    network && eq(networkAccounts.network, network),
    search ? sql`instr(${names}, ${search.toLowerCase()}) > 0` : undefined,
  )
  const ofAccount = eq(networkAccounts.id, transactions.accountId)
  const counted = db.select({ total: count() }).from(transactions).innerJoin(networkAccounts, ofAccount)
  const total = counted.where(where).get()?.total ?? 0
  const rows = db
    .select({ transaction: transactions, network: networkAccounts.network, productName: products.name })
    .from(transactions)
    .innerJoin(networkAccounts, ofAccount)
    .leftJoin(products, eq(products.id, transactions.productId))
    .where(where)
    .orderBy(desc(transactions.orderedAt), desc(transactions.id))
    .limit(LIST_PAGE_SIZE)
    .offset((page - 1) * LIST_PAGE_SIZE)
    .all()
  const listed = rows.map(({ transaction, ...names }) => ({ ...transaction, ...names }))
  return { transactions: listed, page, total, totalPages: Math.ceil(total / LIST_PAGE_SIZE) }
}

export function transactionChangesOf(db: Database, id: number) {
  return db
    .select()
    .from(transactionChanges)
    .where(eq(transactionChanges.transactionId, id))
    .orderBy(asc(transactionChanges.id))
    .limit(MOST_CHANGES)
    .all()
}
