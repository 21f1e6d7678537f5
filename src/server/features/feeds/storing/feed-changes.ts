import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { inBulkTransaction } from '#server/db/bulk-transaction.ts'
import type { Database } from '#server/db/client.ts'
import { rederivedColumns } from '#server/db/derived-columns.ts'
import { forgetPrices, withdrawPrices } from '#server/db/observed-prices.ts'
import { preparedQuery, valueFor } from '#server/db/prepared-query.ts'
import { products } from '#server/db/schema/catalog.ts'
import { feedChanges } from '#server/db/schema/feeds.ts'
import { asCategorized } from '#server/db/shop-categories.ts'
import { statement } from '#server/db/statements.ts'
import { noteReduction } from '#server/features/products/prices/service.ts'

/** Columns of a product as SQLite has them. */
export type StoredColumns = Record<string, string | number | null>

const byId = eq(products.id, sql.placeholder('id'))
const ofRun = eq(feedChanges.runId, sql.placeholder('runId'))

const addChange = preparedQuery((db) =>
  db
    .insert(feedChanges)
    .values({
      runId: sql.placeholder('runId'),
      productId: sql.placeholder('productId'),
      before: sql.placeholder('before'),
    })
    .onConflictDoNothing(),
)
const addAdded = preparedQuery((db) =>
  db
    .insert(feedChanges)
    .select(sql`select ${sql.placeholder('runId')}, value, null from json_each(${sql.placeholder('ids')})`),
)
const lastChanges = preparedQuery((db) =>
  db
    .select({ productId: feedChanges.productId, before: feedChanges.before })
    .from(feedChanges)
    .where(ofRun)
    .orderBy(desc(feedChanges.productId))
    .limit(sql.placeholder('limit')),
)
const forgetChange = preparedQuery((db) =>
  db.delete(feedChanges).where(and(ofRun, eq(feedChanges.productId, sql.placeholder('productId')))),
)
const setRecordHash = preparedQuery((db) =>
  db
    .update(products)
    .set({ recordHash: valueFor(products.recordHash, 'recordHash') })
    .where(byId),
)
const clearRecordHash = preparedQuery((db) =>
  db
    .update(products)
    .set({ recordHash: null })
    .where(and(byId, isNotNull(products.recordHash))),
)
const sourceOf = preparedQuery((db) => db.select({ source: products.source }).from(products).where(byId))
const deleteProduct = preparedQuery((db) => db.delete(products).where(byId))
const delistProduct = preparedQuery((db) =>
  db
    .update(products)
    .set({
      delistedAt: sql`coalesce(${products.delistedAt}, ${valueFor(products.delistedAt, 'now')})`,
      updatedAt: valueFor(products.updatedAt, 'now'),
    })
    .where(byId),
)

/** Records a product's state before the run. The first entry stands. */
export function noteChange(db: Database, runId: number, productId: number, before: StoredColumns) {
  addChange(db).run({ runId, productId, before: JSON.stringify(before) })
}

export function noteAdded(db: Database, runId: number, productIds: number[]) {
  addAdded(db).run({ runId, ids: JSON.stringify(productIds) })
}

interface UndoneRun {
  runId: number
  startedAt: Date
  /** Undoes the run without a trace: added products are deleted, and its observed prices are forgotten. */
  isErased?: boolean
}

/** Differs from every record's hash; null would mean that the last record was unreadable. */
const NO_HASH = ''

export function noteRecord(db: Database, id: number, recordHash: string) {
  setRecordHash(db).run({ id, recordHash })
}

/** Forces the next record to be read, even if it equals the last, which was readable. */
export function readRecordAgain(db: Database, id: number) {
  noteRecord(db, id, NO_HASH)
}

/** Forces the next record to be read, even if it equals the last. */
export function forgetRecord(db: Database, id: number) {
  clearRecordHash(db).run({ id })
}

/** Undoes up to `limit` changes of a run, the newest product first; returns their number. */
export function undoChanges(db: Database, run: UndoneRun, limit: number): number {
  return inBulkTransaction(db, (written) => {
    const { runId } = run
    const changes = lastChanges(db).all({ runId, limit })
    for (const change of changes) {
      written.note(change.productId)
      undoChange(db, change, run)
      forgetChange(db).run({ runId, productId: change.productId })
    }
    return changes.length
  })
}

function undoChange(
  db: Database,
  { productId, before }: Omit<typeof feedChanges.$inferSelect, 'runId'>,
  run: UndoneRun,
) {
  const now = sourceOf(db).get({ id: productId })
  if (!now) return
  if (before === null) delist(db, productId, run)
  else putBack(db, productId, { ...JSON.parse(before), source: now.source }, run)
}

/** Delists a product: favorites stay, and so do observed prices, but as withdrawn. */
function delist(db: Database, productId: number, { isErased, startedAt }: UndoneRun) {
  if (isErased) {
    deleteProduct(db).run({ id: productId })
    return
  }
  const now = new Date()
  delistProduct(db).run({ id: productId, now })
  withdrawPrices(db, productId, startedAt, now)
}

export function updateColumns(db: Database, id: number, columns: StoredColumns) {
  const assignments = Object.keys(columns).map((name) => `${name} = ?`)
  statement(db, `update products set ${assignments} where id = ?`).run(...Object.values(columns), id)
}

function putBack(db: Database, productId: number, before: StoredColumns, { isErased, startedAt }: UndoneRun) {
  const stored = asCategorized(db, before)
  const image: StoredColumns = { ...stored, ...rederivedColumns(stored) }
  updateColumns(db, productId, image)
  if (isErased) {
    forgetPrices(db, productId, startedAt)
    noteReduction(db, productId, new Date())
  } else {
    withdrawPrices(db, productId, startedAt, new Date())
    forgetRecord(db, productId)
  }
}
