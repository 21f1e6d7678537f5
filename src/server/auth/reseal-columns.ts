import { isNotNull, sql } from 'drizzle-orm'
import { authSecrets } from '#server/auth/auth-secret.ts'
import { decryptText, encryptText } from '#server/auth/encrypted-text.ts'
import { SEALED_COLUMNS, type SealedColumn } from '#server/auth/sealed-columns.ts'
import type { Environment } from '#server/config/env.ts'
import { type Database, inTransaction } from '#server/db/client.ts'

export function resealColumns(db: Database, env: Environment): number {
  const [current, previous] = authSecrets(env)
  if (previous === undefined) return 0
  return inTransaction(db, (tx) =>
    SEALED_COLUMNS.reduce((sum, sealed) => sum + resealColumn(tx, sealed, { current, previous }), 0),
  )
}

function resealColumn(
  tx: Database,
  { table, id, column, purpose }: SealedColumn,
  { current, previous }: { current: string; previous: string },
): number {
  const rows = tx.select({ id, sealed: column }).from(table).where(isNotNull(column)).all()
  const opened = rows.flatMap((row) => {
    const text = decryptText(String(row.sealed), previous, purpose)
    return text === undefined ? [] : [{ id: row.id, text }]
  })
  const name = sql.identifier(column.name)
  for (const { id: key, text } of opened)
    tx.run(sql`update ${table} set ${name} = ${encryptText(text, current, purpose)} where ${id} = ${key}`)
  return opened.length
}
