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
