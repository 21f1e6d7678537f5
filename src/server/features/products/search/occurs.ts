import type { Database } from '#server/db/client.ts'
import { foundIds } from '#server/features/products/search/found-ids.ts'
import { isIndexed, quoteTerm } from '#server/features/products/search/index-terms.ts'

const IN_TEXTS = 'select rowid as id from products_fts where search_text match +? limit 1'
const IN_NAMES = 'select rowid as id from products_names where products_names match +? limit 1'

/** Whether the texts of the shop have a folded word anywhere; the index cannot tell of one that is too short for it. */
export function occurs(db: Database, term: string): boolean {
  return !isIndexed(term) || foundIds(db, IN_TEXTS, [quoteTerm(term)]).length > 0
}

/** Whether it is a word of a name by itself. */
export function isWordOfNames(db: Database, term: string): boolean {
  return foundIds(db, IN_NAMES, [quoteTerm(` ${term} `)]).length > 0
}
