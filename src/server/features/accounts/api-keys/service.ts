import { and, desc, eq, isNull } from 'drizzle-orm'
import { scopesOf } from '#server/auth/key-scopes.ts'
import type { Deps } from '#server/context.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { apiKeys, users } from '#server/db/schema/accounts.ts'
import { endOfRotated, successorSeconds } from '#server/features/accounts/api-keys/rotation/terms.ts'
import { recordSecurityEvent, type SecurityDeps } from '#server/features/accounts/security/service.ts'
import { type Actor, recordChange } from '#server/features/audit/service.ts'
import {
  API_KEY_SCOPES,
  type ApiKeyScope,
  DEFAULT_CALLS_PER_MINUTE,
  isInScope,
} from '#shared/accounts/api-key-scopes.ts'
import { DomainError } from '#shared/errors.ts'
import type { NewApiKey } from '#shared/inputs/api-keys.ts'
import { DAY_S } from '#shared/time/durations.ts'

const MAX_KEYS = 500

export function listApiKeys(db: Database) {
  const { id, name, start, createdAt, expiresAt, lastRequest, lastUsedFrom, replacedBy } = apiKeys
  const { permissions, rateLimitMax: callsPerMinute } = apiKeys
  const use = { lastRequest, lastUsedFrom, replacedBy, permissions, callsPerMinute }
  return db
    .select({ id, name, start, createdAt, expiresAt, ...use, owner: users.email })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.referenceId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
    .limit(MAX_KEYS)
    .all()
    .map(({ permissions: stored, ...key }) => ({
      ...key,
      scopes: scopesOf(stored),
      isExpired: key.expiresAt !== null && key.expiresAt.getTime() < Date.now(),
    }))
}

type KeyDeps = SecurityDeps & Pick<Deps, 'auth'>

/** Makes a key for the administrator's own account. The result holds the only copy of its secret. */
export async function createApiKey(deps: KeyDeps, actor: Actor, request: NewApiKey) {
  const { name, days, callsPerMinute } = request
  const scopes = API_KEY_SCOPES.filter((scope) => isInScope(request.scopes, scope))
  const seconds = days === null ? undefined : days * DAY_S
  return makeKey(deps, { name, userId: actor.id, scopes, callsPerMinute, seconds }, (id) => {
    recordChange(deps.db, actor, {
      action: 'api-key.created',
      targetId: id,
      targetName: name,
      after: { scopes: scopes.join(', '), days, callsPerMinute },
    })
    recordSecurityEvent(deps, { kind: 'api-key.created', userId: actor.id, detail: name })
  })
}

/** Replaces one's own key, as the new one acts as its owner; the old one works for another day. */
export async function rotateApiKey(deps: KeyDeps, actor: Actor, id: string) {
  const old = rotatableKey(deps.db, actor, id)
  const name = old.name ?? id
  const successor = {
    name,
    userId: actor.id,
    scopes: scopesOf(old.permissions),
    callsPerMinute: old.rateLimitMax ?? DEFAULT_CALLS_PER_MINUTE,
    seconds: successorSeconds(old),
  }
  const endsAt = endOfRotated(old, new Date())
  const made = await makeKey(deps, successor, (replacedBy) => {
    const { changes } = deps.db
      .update(apiKeys)
      .set({ expiresAt: endsAt, replacedBy })
      .where(and(eq(apiKeys.id, id), isNull(apiKeys.replacedBy)))
      .run()
    if (changes === 0) throw rotatedAlready()
    const after = { successor: replacedBy, oldWorksUntil: endsAt.toISOString() }
    recordChange(deps.db, actor, { action: 'api-key.rotated', targetId: id, targetName: name, after })
    recordSecurityEvent(deps, { kind: 'api-key.rotated', userId: actor.id, detail: name })
  })
  return { ...made, oldWorksUntil: endsAt }
}

function rotatableKey(db: Database, actor: Actor, id: string) {
  const key = storedKey(db, id)
  if (key.referenceId !== actor.id)
    throw new DomainError('FORBIDDEN', 'Only its owner can rotate a key; you can revoke it')
  if (key.expiresAt && key.expiresAt < new Date())
    throw new DomainError('CONFLICT', 'That key has expired; create a new one')
  if (key.replacedBy) throw rotatedAlready()
  return key
}

function storedKey(db: Database, id: string) {
  const key = db.select().from(apiKeys).where(eq(apiKeys.id, id)).get()
  if (!key) throw new DomainError('NOT_FOUND', 'That key has already been revoked')
  return key
}

function rotatedAlready(): DomainError {
  return new DomainError('CONFLICT', 'That key has already been rotated')
}

interface KeyRequest extends Pick<NewApiKey, 'name' | 'callsPerMinute'> {
  userId: string
  scopes: readonly ApiKeyScope[]
  seconds: number | undefined
}

/** Runs `writeDown` in one transaction; a key that could not be recorded is removed. */
async function makeKey({ auth, db }: KeyDeps, request: KeyRequest, writeDown: (id: string) => void) {
  const { name, userId, scopes, callsPerMinute, seconds } = request
  const { id, key } = await auth.api.createApiKey({
    body: {
      name,
      userId,
      permissions: { shop: [...scopes] },
      rateLimitMax: callsPerMinute,
      ...(seconds !== undefined && { expiresIn: seconds }),
    },
  })
  try {
    inTransaction(db, () => writeDown(id))
  } catch (error) {
    db.delete(apiKeys).where(eq(apiKeys.id, id)).run()
    throw error
  }
  return { id, key }
}

/** Revokes all keys of an account whose owner is no longer an administrator or asked for it. */
export function revokeKeysOf(deps: SecurityDeps, userId: string, actorId?: string): void {
  const revoked = deps.db.delete(apiKeys).where(eq(apiKeys.referenceId, userId)).returning().all()
  for (const { id, name } of revoked)
    recordSecurityEvent(deps, { kind: 'api-key.revoked', userId, actorId, detail: name ?? id })
}

export function revokeApiKey(deps: SecurityDeps, actor: Actor, id: string) {
  return inTransaction(deps.db, (tx) => {
    const { name, referenceId: userId } = storedKey(tx, id)
    tx.delete(apiKeys).where(eq(apiKeys.id, id)).run()
    const detail = name ?? id
    recordChange(tx, actor, { action: 'api-key.revoked', targetId: id, targetName: detail })
    recordSecurityEvent(deps, { kind: 'api-key.revoked', userId, actorId: actor.id, detail })
    return { success: true }
  })
}
