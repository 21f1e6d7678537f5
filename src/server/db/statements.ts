import type { Statement } from 'better-sqlite3'
import type { Database } from '#server/db/client.ts'

const prepared = new WeakMap<object, Map<string, Statement<unknown[]>>>()

/** Compiles each hot query once a connection. The caller names the row's shape, which SQLite cannot. */
export function statement<Row>(db: Database, sql: string): Statement<unknown[], Row> {
  const known = prepared.get(db.$client) ?? new Map<string, Statement<unknown[]>>()
  prepared.set(db.$client, known)
  const compiled = known.get(sql) ?? db.$client.prepare<unknown[]>(sql)
  known.set(sql, compiled)
  return compiled as Statement<unknown[], Row>
}
