import { type Column, getTableColumns, getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from '#server/db/client.ts'
import { refusal } from '#server/features/backups/restoring/refusal.ts'

const FURTHEST_DATE_MS = 8_640_000_000_000_000

/** Rejects values that the program could never have written, which would otherwise fail one request at a time. */
export function checkValues(db: Database) {
  for (const table of Object.values(db._.fullSchema)) {
    if (!is(table, SQLiteTable)) continue
    const columns = Object.values(getTableColumns(table))
    const cases = columns.map((column) => `when ${isWrong(column)} then '${column.name}'`)
    const wrong = columnOfFirst(db.$client, `"${getTableName(table)}"`, cases)
    if (wrong) throw refusal(`A value in ${getTableName(table)}.${wrong} has the wrong type`)
  }
}

/** Returns the name that the first matching `when … then '…'` gives. */
export function columnOfFirst(
  $client: Database['$client'],
  rows: string,
  cases: string[],
): string | undefined {
  const names = `select case ${cases.join(' ')} end as name from ${rows}`
  return $client.prepare<[], string>(`select * from (${names}) where name is not null limit 1`).pluck().get()
}

function isWrong(column: Column): string {
  const name = `"${column.name}"`
  const isOfOtherType = `typeof(${name}) not in ('${column.getSQLType()}', 'null')`
  if (column.dataType === 'json') return `${isOfOtherType} or not json_valid(${name})`
  if (column.getSQLType() !== 'integer') return isOfOtherType
  const most = column.dataType === 'date' ? FURTHEST_DATE_MS : Number.MAX_SAFE_INTEGER
  return `${isOfOtherType} or ${name} not between ${-most} and ${most}`
}
