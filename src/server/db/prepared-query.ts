import { type Column, Param, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'

interface Preparable {
  getSQL(): SQL
  prepare(): unknown
}

/**
 * A query that is built and compiled once per connection: `const byId = preparedQuery((db) => db.select()...)`. SQLite
 * inspects bound limits and index terms, and would recompile the query for each new value. Constants are therefore
 * written into the text; placeholders are written as `+?`, which SQLite does not inspect.
 */
export function preparedQuery<Query extends Preparable>(
  build: (db: Database) => Query,
): (db: Database) => ReturnType<Query['prepare']> {
  const compiled = new WeakMap<object, ReturnType<Query['prepare']>>()
  return (db) => {
    const cached = compiled.get(db.$client)
    if (cached) return cached
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

/** A placeholder for comparing or setting a column. Takes the column's own type, such as a `Date` for a time. */
export function valueFor(column: Column, name: string): SQL {
  return sql`${new Param(sql.placeholder(name), column)}`
}

/** True if the value of a column is in a placeholder's JSON array. */
export function isAmong(column: Column, name: string): SQL {
  return sql`${column} in (select value from json_each(${sql.placeholder(name)}))`
}
