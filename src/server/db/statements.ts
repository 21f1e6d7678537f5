import type SqliteDatabase from 'better-sqlite3'
import type { Statement } from 'better-sqlite3'
import { LRUCache } from 'lru-cache'

/** What a statement is compiled for. */
export interface Connection {
  $client: SqliteDatabase.Database
}

type Compiled = LRUCache<string, Statement<unknown[]>>

/** Visitors combine words, names and filters: as many queries as that makes are not all kept. */
const MOST_COMPILED = 1_000
const prepared = new WeakMap<object, Compiled>()

/** Compiles each hot query once a connection. The caller names the row's shape, which SQLite cannot. */
export function statement<Row>(db: Connection, sql: string): Statement<unknown[], Row> {
  const known: Compiled = prepared.get(db.$client) ?? new LRUCache({ max: MOST_COMPILED })
  prepared.set(db.$client, known)
  const compiled = known.get(sql) ?? db.$client.prepare<unknown[]>(sql)
  known.set(sql, compiled)
  return compiled as Statement<unknown[], Row>
}
