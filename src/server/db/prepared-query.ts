import { type Column, Param, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'

interface Preparable {
  getSQL(): SQL
  prepare(): unknown
}

/**
 * A query that is built and compiled once a connection: `const byId = preparedQuery((db) => db.select()...)`. SQLite looks at
 * the values of limits and of what indexes ask for, and would compile the query again at each run for a value that is
 * bound: what is no placeholder is written into its text, and into a placeholder's `+?` it does not look.
 */
export function preparedQuery<Query extends Preparable>(
  build: (db: Database) => Query,
): (db: Database) => ReturnType<Query['prepare']> {
  const compiled = new WeakMap<object, ReturnType<Query['prepare']>>()
  return (db) => {
    const known = compiled.get(db.$client)
    if (known) return known
    const query = compile(build(db))
    compiled.set(db.$client, query)
    return query
  }
}

function compile<Query extends Preparable>(query: Query): ReturnType<Query['prepare']> {
  const built = query.getSQL().inlineParams()
  const { toQuery } = built
  built.toQuery = (config) => toQuery.call(built, { ...config, escapeParam: () => '+?' })
  query.getSQL = () => built
  return query.prepare() as ReturnType<Query['prepare']>
}

/** A placeholder to compare a column with, or to set it to: it takes what the column holds, a `Date` for a time. */
export function valueFor(column: Column, name: string): SQL {
  return sql`${new Param(sql.placeholder(name), column)}`
}
