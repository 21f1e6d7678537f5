import type { Database } from '#server/db/client.ts'
import { statement } from '#server/db/statements.ts'

/** All that a product says, and its name alone. */
const INDEXES = ['products_fts', 'products_names']
const PAGES_A_STEP = 200
/** How many parts of a kind SQLite lets stand before it brings them together bit by bit, and before it does all at once. */
const FEW_WRITES = { automerge: 4, crisismerge: 16 }
const MANY_WRITES = { automerge: 32, crisismerge: 96 }

/**
 * Brings the parts that many writes have left of each search index together into one: a search for a rare word then
 * reads a sixth as much. Works in short steps, each a transaction of its own; every `next()` is one.
 */
export function* mergeSearchIndex(db: Database): Generator<void> {
  for (const index of INDEXES) {
    mergeStep(db, index, -PAGES_A_STEP)
    yield
    while (mergeStep(db, index, PAGES_A_STEP)) yield
  }
}

/** While many writes follow each other, parts are brought together less often; `expectFewWrites` belongs to it. */
export function expectManyWrites(db: Database) {
  configure(db, MANY_WRITES)
}

export function expectFewWrites(db: Database) {
  configure(db, FEW_WRITES)
}

function configure(db: Database, options: Record<string, number>) {
  for (const index of INDEXES) {
    const sql = `insert into ${index} (${index}, rank) values (?, cast(? as integer))`
    for (const [option, value] of Object.entries(options)) statement(db, sql).run(option, value)
  }
}

/** Whether there was anything to merge: SQLite tells by the number of changes. A negative count begins a merge of all. */
function mergeStep(db: Database, index: string, pages: number): boolean {
  const before = totalChanges(db)
  statement(db, `insert into ${index} (${index}, rank) values ('merge', ?)`).run(pages)
  return totalChanges(db) - before >= 2
}

function totalChanges(db: Database): number {
  return statement<{ total: number }>(db, 'select total_changes() as total').get()?.total ?? 0
}
