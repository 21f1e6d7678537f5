import { and, type Column, type SQL, sql } from 'drizzle-orm'
import { searchTerms } from '#shared/text/search-terms.ts'

/**
 * Returns rows whose columns together contain every word of a search, in any order. Ignores case and diacritics, as in
 * the shop: `oberg asa` finds Åsa Öberg. Undefined without a search. Reads every row; meant for administrators' lists.
 */
export function foldedSearch(columns: (Column | SQL)[], search: string | undefined): SQL | undefined {
  const terms = searchTerms(search)
  if (terms.length === 0) return undefined
  const text = sql.join(
    columns.map((column) => sql`coalesce(${column}, '')`),
    sql` || char(10) || `,
  )
  return and(...terms.map((term) => sql`instr(fold(${text}), ${term}) > 0`))
}
