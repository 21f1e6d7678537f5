import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { authenticators } from '#server/db/schema/accounts.ts'
import { networkAccounts } from '#server/db/schema/earnings.ts'
import { sealedKeys } from '#server/db/schema/erasures.ts'
import { feeds } from '#server/db/schema/feeds.ts'
import { webhookEndpoints } from '#server/db/schema/webhooks.ts'

/** The purpose of each sealed text, which makes it worthless in place of another. */
export const SEALED_FOR = {
  authenticators: 'authenticator secret',
  feeds: 'feed credentials',
  webhooks: 'webhook secrets',
  networks: 'network tokens',
  keys: 'erasure key',
} as const

export interface SealedColumn {
  table: SQLiteTable
  id: SQLiteColumn
  column: SQLiteColumn
  purpose: string
}

export const SEALED_COLUMNS: SealedColumn[] = [
  {
    table: authenticators,
    id: authenticators.userId,
    column: authenticators.secret,
    purpose: SEALED_FOR.authenticators,
  },
  { table: sealedKeys, id: sealedKeys.purpose, column: sealedKeys.sealed, purpose: SEALED_FOR.keys },
  { table: feeds, id: feeds.id, column: feeds.credentials, purpose: SEALED_FOR.feeds },
  {
    table: networkAccounts,
    id: networkAccounts.id,
    column: networkAccounts.token,
    purpose: SEALED_FOR.networks,
  },
  ...[webhookEndpoints.secret, webhookEndpoints.previousSecret].map((column) => ({
    table: webhookEndpoints,
    id: webhookEndpoints.id,
    column,
    purpose: SEALED_FOR.webhooks,
  })),
]
