import type { Database } from '#server/db/client.ts'
import { statement } from '#server/db/statements.ts'
import { inBulkTransaction, type TextIndex } from '#server/features/feeds/storing/bulk-transaction.ts'

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

/** Undoes up to `limit` changes of a run, the youngest product first; answers how many there were. */
export function undoChanges(db: Database, run: { runId: number; startedAt: Date }, limit: number): number {
  return inBulkTransaction(db, (index) => {
    const sql = `select product_id as productId, before from feed_changes where run_id = ? order by product_id desc limit +?`
    const changes = statement<Change>(db, sql).all(run.runId, limit)
    for (const change of changes) {
      undoChange(db, change, run.startedAt, index)
      const forget = 'delete from feed_changes where run_id = ? and product_id = ?'
      statement(db, forget).run(run.runId, change.productId)
    }
    return changes.length
  })
}

function undoChange(db: Database, { productId, before }: Change, startedAt: Date, index: TextIndex) {
  const now = statement<{ searchText: string; goneAt: number | null }>(
    db,
    'select search_text as searchText, gone_at as goneAt from products where id = ?',
  ).get(productId)
  if (!now) return
  if (now.goneAt === null) index.remove(productId, now.searchText)
  if (before === null) {
    statement(db, 'delete from products where id = ?').run(productId)
    return
  }
  const image: Columns = JSON.parse(before)
  const names = Object.keys(image)
  const assignments = names.map((name) => `${name} = ?`)
  statement(db, `update products set ${assignments} where id = ?`).run(...Object.values(image), productId)
  statement(db, 'delete from price_history where product_id = ? and seen_at = ?').run(
    productId,
    startedAt.getTime(),
  )
  if (image.gone_at === null) index.add(productId, String(image.search_text))
}

/** Imports of a feed beyond the last `kept` lose what a rollback needs. */
export function pruneChanges(db: Database, feedId: number, kept: number) {
  const sql = `update feed_runs set undoable = 0 where undoable = 1 and id in (
    select id from feed_runs where feed_id = ? and kind = 'import' order by id desc limit -1 offset +?) returning id`
  for (const { id } of statement<{ id: number }>(db, sql).all(feedId, kept)) {
    statement(db, 'delete from feed_changes where run_id = ?').run(id)
  }
}
