import { inArray } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { articles } from '#server/db/schema/articles.ts'
import { products } from '#server/db/schema/catalog.ts'
import { landingPages } from '#server/db/schema/landing-pages.ts'
import type { EarningsGroup } from '#shared/search-params/earnings.ts'

/** No more values than SQLite takes in one query. */
const MAX_NAMED = 5_000

/** Returns the names of products and pages by their keys. */
export function labelsOf(db: Database, groupBy: EarningsGroup, keys: string[]): Map<string, string> {
  if (groupBy === 'product')
    return namesOf(
      db,
      products,
      products.name,
      keys.map((key) => [key, Number(key)]),
    )
  if (groupBy !== 'page') return new Map()
  const pages = (letter: string) =>
    keys.filter((key) => key.startsWith(letter)).map((key): Named => [key, Number.parseInt(key.slice(1), 36)])
  return new Map([
    ...prefixed('Article', namesOf(db, articles, articles.title, pages('a'))),
    ...prefixed('Landing page', namesOf(db, landingPages, landingPages.name, pages('l'))),
    ...prefixed('Product', namesOf(db, products, products.name, pages('p'))),
    ...pages('n').map(([key, id]): [string, string] => [key, `Newsletter: no. ${id}`]),
    ['m', 'Shopping assistants'],
  ])
}

type Named = [key: string, id: number]
type NamedTable = typeof articles | typeof landingPages | typeof products
type NameColumn = typeof articles.title | typeof landingPages.name | typeof products.name

function namesOf(db: Database, table: NamedTable, name: NameColumn, named: Named[]): Map<string, string> {
  const listed = named.filter(([, id]) => Number.isSafeInteger(id)).slice(0, MAX_NAMED)
  const rows = db
    .select({ id: table.id, name })
    .from(table)
    .where(
      inArray(
        table.id,
        listed.map(([, id]) => id),
      ),
    )
    .all()
  const names = new Map(rows.map((row) => [row.id, row.name]))
  return new Map(listed.map(([key, id]) => [key, names.get(id) ?? `No. ${id}`]))
}

function prefixed(kind: string, names: Map<string, string>): [string, string][] {
  return [...names].map(([key, name]) => [key, `${kind}: ${name}`])
}
