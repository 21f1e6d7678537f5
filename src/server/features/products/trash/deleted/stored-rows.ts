import type { Database } from '#server/db/client.ts'
import { statement } from '#server/db/statements.ts'

/** A row as SQLite has it. */
export type Stored = Record<string, string | number | null>

type Table = 'products' | 'observed_prices'

export function insertStored(tx: Database, table: Table, row: Stored) {
  const columns = storedColumns(tx, table).filter((name) => name in row)
  const sql = `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`
  statement(tx, sql).run(...columns.map((name) => row[name]))
}

/** Without the generated ones. */
export function storedColumns(tx: Database, table: Table): string[] {
  const sql = `select name from pragma_table_info('${table}')`
  return statement<{ name: string }>(tx, sql)
    .all()
    .map(({ name }) => name)
}
