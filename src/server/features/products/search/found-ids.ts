import type { Database } from '#server/db/client.ts'
import { statement } from '#server/db/statements.ts'

/** The ids that a query finds, in its order. Its one column is the id. */
export function foundIds(db: Database, sql: string, values: unknown[]): number[] {
  return statement<{ id: number }>(db, sql)
    .all(...values)
    .map(({ id }) => id)
}
