import { eq, getTableColumns, sql } from 'drizzle-orm'
import { type Database, inTransaction } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { catalogueVersion, products } from '#server/db/schema/catalogue.ts'
import { statement } from '#server/db/statements.ts'
import { settleVariants } from '#server/db/variant-groups.ts'

export interface WrittenProducts {
  /** Says that a row is about to be added, changed or deleted; before its first change of the transaction. */
  note(productId: number): void
  /** The same of one that was not there. */
  noteNew(productId: number): void
}

/** What the search and the groups of variants know of a row. */
type KnownRow = Pick<typeof products.$inferSelect, 'isShown' | 'searchText' | 'variantGroup'>

type IndexedRow = Pick<KnownRow, 'isShown' | 'searchText'> & { words: string }

const { isShown, searchText, variantGroup } = getTableColumns(products)
const byId = eq(products.id, sql.placeholder('id'))
const knownRow = preparedQuery((db) =>
  db.select({ isShown, searchText, variantGroup }).from(products).where(byId),
)
const words = sql<string>`${products.nameWords} || ${products.thing}`
const indexedRows = preparedQuery((db) =>
  db
    .select({ id: products.id, isShown, searchText, words })
    .from(products)
    .where(sql`${products.id} in (select value from json_each(${sql.placeholder('ids')}))`),
)

const ADD = 'insert into products_fts (rowid, search_text) values (?, ?)'
const REMOVE = `insert into products_fts (products_fts, rowid, search_text) values ('delete', ?, ?)`
/** Values, not a `select`: that begins a savepoint, at which both indexes write down what they have gathered. */
const ADD_NAME = 'insert into products_names (rowid, words) values (?, ?)'
const REMOVE_NAME = 'delete from products_names where rowid = ?'

/**
 * One transaction in which the triggers leave the text index and the catalogue's version alone: a trigger would write
 * the index row by row, which costs twice as much, and each new version makes the shop render its pages again.
 * `work` notes which rows it writes; at the end their groups of variants are settled and the index learns what differs.
 * `raiseCatalogueVersion` follows now and then.
 */
export function inBulkTransaction<T>(db: Database, work: (written: WrittenProducts) => T): T {
  return inTransaction(db, () => {
    const before = new Map<number, KnownRow | undefined>()
    const note = (id: number) => {
      if (!before.has(id)) before.set(id, knownRow(db).get({ id }))
    }
    db.update(catalogueVersion).set({ bulk: 1 }).run()
    const result = work({ note, noteNew: (id) => before.set(id, undefined) })
    const groups = [...before].map(([id, row]) => [id, row?.variantGroup ?? null] as const)
    settleVariants(db, new Map(groups), note)
    indexChanges(db, before)
    db.update(catalogueVersion).set({ bulk: 0 }).run()
    return result
  })
}

function indexChanges(db: Database, before: Map<number, KnownRow | undefined>) {
  // An id that is lower than the one before makes an index write down what it has gathered.
  const ids = [...before.keys()].sort((one, other) => one - other)
  const rows = indexedRows(db).all({ ids: JSON.stringify(ids) })
  const after = new Map(rows.map((row) => [row.id, row]))
  for (const id of ids) indexChange(db, id, before.get(id), after.get(id))
}

function indexChange(db: Database, id: number, before?: KnownRow, after?: IndexedRow) {
  const was = before?.isShown ? before.searchText : undefined
  const is = after?.isShown ? after.searchText : undefined
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
