import type { Database } from '#server/db/client.ts'
import { selectIds } from '#server/db/statements.ts'
import { isIndexed, quoteTerm } from '#server/features/products/search/index-terms.ts'

const IN_TEXTS = 'select rowid as id from products_fts where search_text match +? limit 1'
const IN_NAMES = 'select rowid as id from products_names where products_names match +? limit 1'

/** True if the shop's texts contain a folded word; words too short for the index are not covered. */
export function occurs(db: Database, term: string): boolean {
  return !isIndexed(term) || selectIds(db, IN_TEXTS, [quoteTerm(term)]).length > 0
}

export function isWordOfNames(db: Database, term: string): boolean {
  return selectIds(db, IN_NAMES, [quoteTerm(` ${term} `)]).length > 0
}
