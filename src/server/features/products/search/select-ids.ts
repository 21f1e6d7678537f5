import type { Database } from '#server/db/client.ts'
import { statement } from '#server/db/statements.ts'

/** Returns the ids that a query with the id as its only column finds, in its order. */
export function selectIds(db: Database, sql: string, values: unknown[]): number[] {
  return statement<{ id: number }>(db, sql)
    .all(...values)
    .map(({ id }) => id)
}
