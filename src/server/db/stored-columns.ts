import type { Column, InferSelectModel } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

/** A value as SQLite stores it: booleans are 0 and 1, times are milliseconds since 1970. */
type StoredValue<Value> = Value extends boolean ? number : Value extends Date ? number : Value

/** Columns read by a raw SQL query, with names and types from the table. */
export type StoredRow<Table extends SQLiteTable, Key extends keyof InferSelectModel<Table>> = {
  [Name in Key]: StoredValue<InferSelectModel<Table>[Name]>
}

/** Builds the SELECT list for a table alias: `p.price_minor as priceMinor, ...`. */
export function storedColumns<Table extends SQLiteTable & Record<Key, Column>, Key extends string>(
  table: Table,
  keys: readonly Key[],
  alias: string,
): string {
  return keys.map((key) => `${alias}.${table[key].name} as ${key}`).join(', ')
}
