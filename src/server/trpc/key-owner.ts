import { hash } from 'node:crypto'
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { scopesOf } from '#server/auth/key-scopes.ts'
import type { UsedApiKey, User } from '#server/context.ts'
import { hasRoleEnded } from '#server/db/active-administrators.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { apiKeys, users } from '#server/db/schema/accounts.ts'
import { recordSecurityEvent, type SecurityDeps } from '#server/features/accounts/security/service.ts'
import { networkName } from '#server/limits/limits.ts'
import { isWritable } from '#server/operations/write-lock.ts'
import { DEFAULT_CALLS_PER_MINUTE } from '#shared/accounts/api-key-scopes.ts'

const NOTED_EVERY_MS = 60_000

interface KeyWithOwner {
  key: { id: string; name: string | null; lastRequest: Date | null }
  user: { id: string }
}

const ownerByHash = preparedQuery((db) =>
  db
    .select({
      key: {
        id: apiKeys.id,
        name: apiKeys.name,
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
        eq(users.role, 'admin'),
        sql`${users.banned} is not 1`,
      ),
    ),
)

/** Undefined for an invalid key, also when its owner lost the role. Only a hash of a key is stored. */
export function findKeyOwner(
  deps: SecurityDeps & { clientAddress: string },
  key: string,
): { user: User; apiKey: UsedApiKey } | undefined {
  const { db } = deps
  const now = Date.now()
  const match = ownerByHash(db).get({ hash: hash('sha256', key, 'base64url'), now })
  if (!match || hasRoleEnded(db, match.user.id)) return undefined
  const { id, permissions, rateLimitMax } = match.key
  noteUse(deps, match)
  const callsPerMinute = rateLimitMax ?? DEFAULT_CALLS_PER_MINUTE
  return { user: match.user, apiKey: { id, scopes: scopesOf(permissions), callsPerMinute } }
}

/** Does not block the call: reads are answered even while nothing can be written. */
function noteUse(
  deps: SecurityDeps & { clientAddress: string },
  { key: { id, name, lastRequest }, user }: KeyWithOwner,
) {
  const { db, clientAddress } = deps
  const now = new Date()
  const isNoted = lastRequest !== null && now.getTime() - lastRequest.getTime() <= NOTED_EVERY_MS
  if (isNoted || !isWritable(db)) return
  const use = { lastRequest: now, lastUsedFrom: networkName(clientAddress) }
  db.update(apiKeys).set(use).where(eq(apiKeys.id, id)).run()
  if (lastRequest === null)
    recordSecurityEvent(deps, { kind: 'api-key.first-used', userId: user.id, detail: name ?? id })
}
