import { eq, getTableColumns, sql } from 'drizzle-orm'
import { type Database, inTransaction } from '#server/db/client.ts'
import { isAmong, preparedQuery } from '#server/db/prepared-query.ts'
import { catalogVersion, products } from '#server/db/schema/catalog.ts'
import { statement } from '#server/db/statements.ts'
import { settleVariants } from '#server/db/variant-groups.ts'

export interface WrittenProducts {
  /** Announces, before its first change in the transaction, a row that will be added, changed or deleted. */
  note(productId: number): void
  /** Like `note`, for a row that does not exist yet. */
  noteNew(productId: number): void
}

type StoredRow = Pick<typeof products.$inferSelect, 'isVisible' | 'searchText' | 'variantGroup'>

type IndexedRow = Pick<StoredRow, 'isVisible' | 'searchText'> & { words: string }

const { isVisible, searchText, variantGroup } = getTableColumns(products)
const byId = eq(products.id, sql.placeholder('id'))
const storedRow = preparedQuery((db) =>
  db.select({ isVisible, searchText, variantGroup }).from(products).where(byId),
)
const words = sql<string>`${products.nameWords} || ${products.thing}`
const indexedRows = preparedQuery((db) =>
  db
    .select({ id: products.id, isVisible, searchText, words })
    .from(products)
    .where(isAmong(products.id, 'ids')),
)

const ADD = 'insert into products_fts (rowid, search_text) values (?, ?)'
const REMOVE = `insert into products_fts (products_fts, rowid, search_text) values ('delete', ?, ?)`
/** Inserts values, not a `select`: that begins a savepoint, at which both indexes flush their pending terms. */
const ADD_NAME = 'insert into products_names (rowid, words) values (?, ?)'
const REMOVE_NAME = 'delete from products_names where rowid = ?'

/**
 * Runs one transaction in which triggers leave the text index and the catalog's version alone. Triggers would write the
 * index row by row, at twice the cost. Each new version makes the shop render its pages again. `work` notes the rows it
 * writes; at the end variant groups are settled and the index is updated. The caller calls `raiseCatalogVersion` from
 * time to time.
 */
export function inBulkTransaction<T>(db: Database, work: (written: WrittenProducts) => T): T {
  return inTransaction(db, () => {
    const before = new Map<number, StoredRow | undefined>()
    const note = (id: number) => {
      if (!before.has(id)) before.set(id, storedRow(db).get({ id }))
    }
    db.update(catalogVersion).set({ bulk: 1 }).run()
    const result = work({ note, noteNew: (id) => before.set(id, undefined) })
    const groups = [...before].map(([id, row]) => [id, row?.variantGroup ?? null] as const)
    settleVariants(db, new Map(groups), note)
    indexChanges(db, before)
    db.update(catalogVersion).set({ bulk: 0 }).run()
    return result
  })
}

function indexChanges(db: Database, before: Map<number, StoredRow | undefined>) {
  // An id lower than the previous one makes an index flush its pending terms.
  const ids = [...before.keys()].sort((one, other) => one - other)
  const rows = indexedRows(db).all({ ids: JSON.stringify(ids) })
  const after = new Map(rows.map((row) => [row.id, row]))
  for (const id of ids) indexChange(db, id, before.get(id), after.get(id))
}

function indexChange(db: Database, id: number, before?: StoredRow, after?: IndexedRow) {
  const was = before?.isVisible ? before.searchText : undefined
  const is = after?.isVisible ? after.searchText : undefined
  if (was === is) return
  if (was !== undefined) {
    statement(db, REMOVE).run(id, was)
    statement(db, REMOVE_NAME).run(id)
  }
  if (is !== undefined) {
    statement(db, ADD).run(id, is)
    statement(db, ADD_NAME).run(id, after?.words)
  }
}
