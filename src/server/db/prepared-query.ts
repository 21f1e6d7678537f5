import { type Column, Param, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'

/** A query that is built and compiled once a connection: `const byId = preparedQuery((db) => ....prepare())`. */
export function preparedQuery<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const compiled = new WeakMap<object, Query>()
  return (db) => {
    const query = compiled.get(db.$client) ?? build(db)
    compiled.set(db.$client, query)
    return query
  }
}

/** A placeholder to compare a column with, or to set it to: it takes what the column holds, a `Date` for a time. */
export function valueFor(column: Column, name: string): SQL {
  return sql`${new Param(sql.placeholder(name), column)}`
}
