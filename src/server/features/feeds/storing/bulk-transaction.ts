import { type Database, inTransaction } from '#server/db/client.ts'
import { statement } from '#server/db/statements.ts'

export interface TextIndex {
  add(productId: number, searchText: string): void
  remove(productId: number, searchText: string): void
}

/**
 * One transaction in which the triggers leave the text index and the catalogue's version alone: a trigger would write
 * the index row by row, which costs twice as much, and each new version makes the shop render its pages again.
 * `work` says what the index is to learn; `raiseCatalogueVersion` follows now and then.
 */
export function inBulkTransaction<T>(db: Database, work: (index: TextIndex) => T): T {
  return inTransaction(db, () => {
    const changes: [sql: string, ...values: unknown[]][] = []
    statement(db, 'update catalogue_version set bulk = 1').run()
    const result = work({
      add: (productId, searchText) => changes.push([ADD, productId, searchText], [ADD_NAME, productId]),
      remove: (productId, searchText) =>
        changes.push([REMOVE, productId, searchText], [REMOVE_NAME, productId]),
    })
    for (const [sql, ...values] of changes) statement(db, sql).run(...values)
    statement(db, 'update catalogue_version set bulk = 0').run()
    return result
  })
}

const ADD = 'insert into products_fts (rowid, search_text) values (?, ?)'
const REMOVE = `insert into products_fts (products_fts, rowid, search_text) values ('delete', ?, ?)`
const ADD_NAME =
  'insert into products_names (rowid, words) select id, name_words || thing from products where id = ?'
const REMOVE_NAME = 'delete from products_names where rowid = ?'
