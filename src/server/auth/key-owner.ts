import { hash } from 'node:crypto'
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { scopesOf } from '#server/auth/key-scopes.ts'
import type { UsedApiKey, User } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { apiKeys, users } from '#server/db/schema/accounts.ts'
import { isWritable } from '#server/operations/write-lock.ts'
import { DEFAULT_CALLS_PER_MINUTE } from '#shared/api-key-scopes.ts'

const NOTED_EVERY_MS = 60_000

const ownerByHash = preparedQuery((db) =>
  db
    .select({
      key: {
        id: apiKeys.id,
        permissions: apiKeys.permissions,
        rateLimitMax: apiKeys.rateLimitMax,
        lastRequest: apiKeys.lastRequest,
      },
      user: { id: users.id, email: users.email, name: users.name, role: users.role },
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.referenceId))
    .where(
      and(
        eq(apiKeys.key, sql.placeholder('hash')),
        eq(apiKeys.enabled, true),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql.placeholder('now'))),
        sql`${users.banned} is not 1`,
      ),
    )
    .prepare(),
)

/** Whose key this is, and what it may do; undefined for one that does not work. Only a hash of a key is stored. */
export function findKeyOwner(db: Database, key: string): { user: User; apiKey: UsedApiKey } | undefined {
  const now = Date.now()
  const found = ownerByHash(db).get({ hash: hash('sha256', key, 'base64url'), now })
  if (!found) return undefined
  const { id, permissions, rateLimitMax, lastRequest } = found.key
  if (now - (lastRequest?.getTime() ?? 0) > NOTED_EVERY_MS) noteUse(db, id, new Date(now))
  const callsPerMinute = rateLimitMax ?? DEFAULT_CALLS_PER_MINUTE
  return { user: found.user, apiKey: { id, scopes: scopesOf(permissions), callsPerMinute } }
}

/** Not worth waiting for: a call that reads is answered also while nothing can be written. */
function noteUse(db: Database, id: string, lastRequest: Date) {
  if (isWritable(db)) db.update(apiKeys).set({ lastRequest }).where(eq(apiKeys.id, id)).run()
}
