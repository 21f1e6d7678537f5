import type { Database } from '#server/db/client.ts'
import { statement } from '#server/db/statements.ts'

const INDEXES = ['products_fts', 'products_names']
const PAGES_A_STEP = 200
/** The segment counts at which SQLite starts to merge gradually, and at which it merges everything at once. */
const FEW_WRITES = { automerge: 4, crisismerge: 16 }
const MANY_WRITES = { automerge: 32, crisismerge: 96 }

/**
 * Merges the segments that many writes have left in each search index. A search for a rare word then reads a sixth as
 * much. Works in short steps, each a transaction of its own; every `next()` runs one.
 */
export function* mergeSearchIndex(db: Database): Generator<void> {
  for (const index of INDEXES) {
    mergeStep(db, index, -PAGES_A_STEP)
    yield
    while (mergeStep(db, index, PAGES_A_STEP)) yield
  }
}

/** Merges segments less often during many consecutive writes; follow it with `expectFewWrites`. */
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

/** Returns whether there was anything to merge. A negative number of pages starts a full merge. */
function mergeStep(db: Database, index: string, pages: number): boolean {
  const before = totalChanges(db)
  statement(db, `insert into ${index} (${index}, rank) values ('merge', ?)`).run(pages)
  return totalChanges(db) - before >= 2
}

function totalChanges(db: Database): number {
  return statement<{ total: number }>(db, 'select total_changes() as total').get()?.total ?? 0
}
