import type { Column, InferSelectModel } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

/** A value as SQLite has it: booleans are 0 and 1, times milliseconds since 1970. */
type StoredValue<Value> = Value extends boolean ? number : Value extends Date ? number : Value

/** Columns of a table as a query in a string reads them: the table says their names and types. */
export type StoredRow<Table extends SQLiteTable, Key extends keyof InferSelectModel<Table>> = {
  [Name in Key]: StoredValue<InferSelectModel<Table>[Name]>
}

/** The list of a SELECT for a table alias: `p.price_minor as priceMinor, ...`. */
export function storedColumns<Table extends SQLiteTable & Record<Key, Column>, Key extends string>(
  table: Table,
  keys: readonly Key[],
  alias: string,
): string {
  return keys.map((key) => `${alias}.${table[key].name} as ${key}`).join(', ')
}
