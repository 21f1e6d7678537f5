import type SqliteDatabase from 'better-sqlite3'
import type { Statement } from 'better-sqlite3'
import { LRUCache } from 'lru-cache'

export interface Connection {
  $client: SqliteDatabase.Database
}

type Compiled = LRUCache<string, Statement<unknown[]>>

/** Visitors combine words, names and filters into more queries than should stay compiled. */
const MOST_COMPILED = 1_000
const prepared = new WeakMap<object, Compiled>()

/** Compiles each frequent query once per connection. The caller specifies the row's type, which SQLite cannot. */
export function statement<Row>(db: Connection, sql: string): Statement<unknown[], Row> {
  const compiled = compiledOf(db.$client)
  const cached = compiled.get(sql)
  if (cached) return cached as Statement<unknown[], Row>
  const made = db.$client.prepare<unknown[], Row>(sql)
  compiled.set(sql, made as Statement<unknown[]>)
  return made
}

function compiledOf(client: Connection['$client']): Compiled {
  const cached = prepared.get(client)
  if (cached) return cached
  const none: Compiled = new LRUCache({ max: MOST_COMPILED })
  prepared.set(client, none)
  return none
}

/** Returns the ids that a query with the id as its only column finds, in its order. */
export function selectIds(db: Connection, sql: string, values: unknown[]): number[] {
  return statement<{ id: number }>(db, sql)
    .all(...values)
    .map(({ id }) => id)
}
