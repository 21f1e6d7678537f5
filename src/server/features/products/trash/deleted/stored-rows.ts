import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from '#server/db/client.ts'

export type Stored = Record<string, string | number | null>

export function storedRows(tx: Database, table: SQLiteTable, column: SQLiteColumn, id: number): Stored[] {
  const stored = Object.values(getTableColumns(table)).filter(({ generated }) => !generated)
  const asStored = stored.map((one) => [one.name, sql<string | number | null>`${one}`] as const)
  return tx.select(Object.fromEntries(asStored)).from(table).where(eq(column, id)).all()
}

export function insertStored(tx: Database, table: SQLiteTable, row: Stored) {
  const columns = Object.entries(getTableColumns(table)).filter(([, { name }]) => Object.hasOwn(row, name))
  const values = columns.map(([key, { name }]) => [key, sql`${row[name]}`] as const)
  tx.insert(table).values(Object.fromEntries(values)).run()
}
