import { desc, eq } from 'drizzle-orm'
import { scopesOf } from '#server/auth/key-scopes.ts'
import type { Deps } from '#server/context.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { apiKeys, users } from '#server/db/schema/accounts.ts'
import { type Actor, recordChange } from '#server/features/audit/service.ts'
import { recordSecurityEvent, type SecurityDeps } from '#server/features/security/service.ts'
import { API_KEY_SCOPES, isInScope } from '#shared/api-key-scopes.ts'
import { DAY_S } from '#shared/durations.ts'
import { DomainError } from '#shared/errors.ts'
import type { NewApiKey } from '#shared/inputs/api-keys.ts'

const MAX_KEYS = 500

/** Every key without its secret, the newest first. */
export function listApiKeys(db: Database) {
  const { id, name, start, createdAt, expiresAt, lastRequest, permissions, rateLimitMax } = apiKeys
  return db
    .select({
      id,
      name,
      start,
      createdAt,
      expiresAt,
      lastRequest,
      permissions,
      callsPerMinute: rateLimitMax,
      owner: users.email,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.referenceId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
    .limit(MAX_KEYS)
    .all()
    .map(({ permissions: stored, ...key }) => ({ ...key, scopes: scopesOf(stored) }))
}

/** Makes a key for the administrator's own account. The answer holds the only copy of its secret. */
export async function createApiKey(deps: SecurityDeps & Pick<Deps, 'auth'>, actor: Actor, wanted: NewApiKey) {
  const { auth, db } = deps
  const { name, days, callsPerMinute } = wanted
  const scopes = API_KEY_SCOPES.filter((scope) => isInScope(wanted.scopes, scope))
  const created = await auth.api.createApiKey({
    body: {
      name,
      userId: actor.id,
      permissions: { shop: scopes },
      rateLimitMax: callsPerMinute,
      ...(days !== null && { expiresIn: days * DAY_S }),
    },
  })
  try {
    inTransaction(db, (tx) => {
      recordChange(tx, actor, {
        action: 'api-key.created',
        targetId: created.id,
        targetName: name,
        after: { scopes: scopes.join(', '), days, callsPerMinute },
      })
      recordSecurityEvent(deps, { kind: 'api-key.created', userId: actor.id, detail: name })
    })
  } catch (error) {
    // A key that nobody wrote down must not stay.
    db.delete(apiKeys).where(eq(apiKeys.id, created.id)).run()
    throw error
  }
  return { id: created.id, key: created.key }
}

export function revokeApiKey(deps: SecurityDeps, actor: Actor, id: string) {
  return inTransaction(deps.db, (tx) => {
    const key = tx
      .select({ name: apiKeys.name, owner: apiKeys.referenceId })
      .from(apiKeys)
      .where(eq(apiKeys.id, id))
      .get()
    if (!key) throw new DomainError('NOT_FOUND', 'That key was revoked already')
    tx.delete(apiKeys).where(eq(apiKeys.id, id)).run()
    recordChange(tx, actor, { action: 'api-key.revoked', targetId: id, targetName: key.name ?? id })
    recordSecurityEvent(deps, {
      kind: 'api-key.revoked',
      userId: key.owner,
      actorId: actor.id,
      detail: key.name ?? id,
    })
    return { success: true }
  })
}
