import { inBulkTransaction } from '#server/db/bulk-transaction.ts'
import type { Database } from '#server/db/client.ts'
import { rederivedColumns } from '#server/db/derived-columns.ts'
import { forgetPrices, withdrawPrices } from '#server/db/observed-prices.ts'
import { asCategorized } from '#server/db/shop-categories.ts'
import { statement } from '#server/db/statements.ts'
import { noteReduction } from '#server/features/products/prices/service.ts'

type Columns = Record<string, string | number | null>

interface Change {
  productId: number
  before: string | null
}

/** Notes how a product was before the run; null when it was not there. The first note stands. */
export function noteChange(db: Database, runId: number, productId: number, before: Columns | null) {
  const image = before === null ? null : JSON.stringify(before)
  const sql = 'insert into feed_changes (run_id, product_id, before) values (?, ?, ?) on conflict do nothing'
  statement(db, sql).run(runId, productId, image)
}

interface UndoneRun {
  runId: number
  startedAt: Date
  /** As if the run had never been: what it added is deleted, and the prices that it saw are forgotten. */
  isErased?: boolean
}

/** Equal to the hash of no record; null would say that the last one could not be read. */
const NO_HASH = ''

/** The product's next record is looked at although it is the same as the last, which was read. */
export function readRecordAgain(db: Database, productId: number) {
  statement(db, 'update products set record_hash = ? where id = ?').run(NO_HASH, productId)
}

/** The product's next record is looked at although it is the same as the last. */
export function forgetRecord(db: Database, productId: number) {
  const sql = 'update products set record_hash = null where id = ? and record_hash is not null'
  statement(db, sql).run(productId)
}

/** Undoes up to `limit` changes of a run, the youngest product first; returns how many there were. */
export function undoChanges(db: Database, run: UndoneRun, limit: number): number {
  return inBulkTransaction(db, (written) => {
    const sql = `select product_id as productId, before from feed_changes where run_id = ? order by product_id desc limit +?`
    const changes = statement<Change>(db, sql).all(run.runId, limit)
    for (const change of changes) {
      written.note(change.productId)
      undoChange(db, change, run)
      const forget = 'delete from feed_changes where run_id = ? and product_id = ?'
      statement(db, forget).run(run.runId, change.productId)
    }
    return changes.length
  })
}

function undoChange(db: Database, { productId, before }: Change, run: UndoneRun) {
  const now = statement<{ source: string }>(db, 'select source from products where id = ?').get(productId)
  if (!now) return
  if (before === null) delist(db, productId, run)
  else putBack(db, productId, { ...JSON.parse(before), source: now.source }, run)
}

/** Out of the shop: favorites stay, and so do the prices that were seen, but as withdrawn. */
function delist(db: Database, productId: number, { isErased, startedAt }: UndoneRun) {
  if (isErased) {
    statement(db, 'delete from products where id = ?').run(productId)
    return
  }
  const now = new Date()
  const sql = 'update products set gone_at = coalesce(gone_at, ?), updated_at = ? where id = ?'
  statement(db, sql).run(now.getTime(), now.getTime(), productId)
  withdrawPrices(db, productId, startedAt, now)
}

function putBack(db: Database, productId: number, before: Columns, { isErased, startedAt }: UndoneRun) {
  const stored = asCategorized(db, before)
  const image: Columns = { ...stored, ...rederivedColumns(stored) }
  const assignments = Object.keys(image).map((name) => `${name} = ?`)
  statement(db, `update products set ${assignments} where id = ?`).run(...Object.values(image), productId)
  if (isErased) {
    forgetPrices(db, productId, startedAt)
    noteReduction(db, productId, new Date())
  } else {
    withdrawPrices(db, productId, startedAt, new Date())
    forgetRecord(db, productId)
  }
}
