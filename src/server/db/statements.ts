import type SqliteDatabase from 'better-sqlite3'
import type { Statement } from 'better-sqlite3'

/** What a statement is compiled for. */
export interface Connection {
  $client: SqliteDatabase.Database
}

const prepared = new WeakMap<object, Map<string, Statement<unknown[]>>>()

/** Compiles each hot query once a connection. The caller names the row's shape, which SQLite cannot. */
export function statement<Row>(db: Connection, sql: string): Statement<unknown[], Row> {
  const known = prepared.get(db.$client) ?? new Map<string, Statement<unknown[]>>()
  prepared.set(db.$client, known)
  const compiled = known.get(sql) ?? db.$client.prepare<unknown[]>(sql)
  known.set(sql, compiled)
  return compiled as Statement<unknown[], Row>
}
