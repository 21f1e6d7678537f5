import { isNotNull, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { authSecrets } from '#server/auth/auth-secret.ts'
import { decryptText, encryptText } from '#server/auth/encrypted-text.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { authenticators } from '#server/db/schema/accounts.ts'
import { sealedKeys } from '#server/db/schema/erasures.ts'
import { feeds } from '#server/db/schema/feeds.ts'
import { webhookEndpoints } from '#server/db/schema/webhooks.ts'
import type { Environment } from '#server/startup/env.ts'

/** What each sealed text is sealed for: it is worth nothing in the place of another. */
export const SEALED_FOR = {
  authenticators: 'authenticator secret',
  feeds: 'feed credentials',
  webhooks: 'webhook secrets',
  keys: 'erasure key',
} as const

interface SealedColumn {
  table: SQLiteTable
  id: SQLiteColumn
  column: SQLiteColumn
  purpose: string
}

/** Every column that is sealed with the secret. */
const SEALED: SealedColumn[] = [
  {
    table: authenticators,
    id: authenticators.userId,
    column: authenticators.secret,
    purpose: SEALED_FOR.authenticators,
  },
  { table: sealedKeys, id: sealedKeys.purpose, column: sealedKeys.sealed, purpose: SEALED_FOR.keys },
  { table: feeds, id: feeds.id, column: feeds.credentials, purpose: SEALED_FOR.feeds },
  ...[webhookEndpoints.secret, webhookEndpoints.previousSecret].map((column) => ({
    table: webhookEndpoints,
    id: webhookEndpoints.id,
    column,
    purpose: SEALED_FOR.webhooks,
  })),
]

/** Seals with the present secret what the previous one had sealed; returns how much that was. */
export function resealColumns(db: Database, env: Environment): number {
  const [current, previous] = authSecrets(env)
  if (previous === undefined) return 0
  return inTransaction(db, (tx) =>
    SEALED.reduce((sum, sealed) => sum + resealColumn(tx, sealed, { current, previous }), 0),
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
