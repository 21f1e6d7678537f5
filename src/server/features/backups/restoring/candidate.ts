import { open } from 'node:fs/promises'
import { and, eq, inArray, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { apiKeys, sessions, users } from '#server/db/schema/accounts.ts'
import { auditLog } from '#server/db/schema/administration.ts'
import { catalogVersion } from '#server/db/schema/catalog.ts'
import { carryOver, hasAdministratorAfterwards } from '#server/features/backups/restoring/carry-over.ts'
import { carryErasures } from '#server/features/backups/restoring/erased-people.ts'
import { refusal } from '#server/features/backups/restoring/refusal.ts'

const SQLITE_HEADER = 'SQLite format 3\0'
const MAX_KEYS = 500

/** Throws BAD_REQUEST, with a sentence, unless the file begins as a SQLite database does. */
export async function checkHeader(path: string): Promise<void> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(SQLITE_HEADER.length), 0, SQLITE_HEADER.length, 0)
    if (buffer.toString('latin1') !== SQLITE_HEADER) throw refusal('This file isn’t an SQLite database')
  } finally {
    await file.close()
  }
}

/**
 * Prepares a rebuilt backup for taking over, inside `besideLive`. Ends all sessions but the restorer's, removes revoked
 * keys, and carries over data that must stay. The content's version becomes newer than the live one's, so that no
 * cached page survives.
 */
export function prepareCandidate(candidate: Database, live: Database, sessionId: string | undefined) {
  const version = Math.max(...[live, candidate].map(versionOf)) + 1
  candidate.delete(sessions).run()
  const isStranger = isStrangerTo(live, candidate)
  carryErasures(candidate)
  const carried = carryOver(candidate, isStranger)
  const keys = isStranger
    ? { retained: keyNames(candidate), removed: [] }
    : removeRevokedKeys(candidate, live)
  candidate.update(catalogVersion).set({ version, changedAt: sql`changed_at` }).run()
  return { keys, carried, isStillSignedIn: keepSession(candidate, live, sessionId) }
}

/**
 * Throws BAD_REQUEST when nobody could administer the shop with the backup's accounts and the present roles and blocks.
 * A new installation's own roles say nothing about the backup's.
 */
export function requireAdministrator(candidate: Database, live: Database) {
  if (isStrangerTo(live, candidate) || hasAdministratorAfterwards(candidate)) return
  throw refusal(
    'Every administrator in this backup has since lost the role or been blocked, so nobody could sign in',
  )
}

/** Only keys that the present database still has remain valid. */
function removeRevokedKeys(candidate: Database, live: Database) {
  const valid = live.select({ id: apiKeys.id }).from(apiKeys).limit(MAX_KEYS).all()
  const ids = valid.map(({ id }) => id)
  const removed = candidate.delete(apiKeys).where(notInArray(apiKeys.id, ids)).returning().all()
  return { retained: keyNames(candidate), removed: removed.map(nameOfKey) }
}

function keyNames(db: Database): string[] {
  return db.select().from(apiKeys).orderBy(apiKeys.name).limit(MAX_KEYS).all().map(nameOfKey)
}

function nameOfKey({ name, start }: { name: string | null; start: string | null }): string {
  return name ?? `${start ?? ''}…`
}

/** Returns whether no administrator or key owner of the backup exists here, as an account or in the audit log. */
function isStrangerTo(live: Database, candidate: Database): boolean {
  const owners = candidate.selectDistinct({ id: apiKeys.referenceId }).from(apiKeys).limit(MAX_KEYS).all()
  const isAdministrator = eq(users.role, 'admin')
  const administrators = candidate.select().from(users).where(isAdministrator).limit(MAX_KEYS).all()
  const ids = [...owners, ...administrators].map(({ id }) => id)
  const account = live.select({ id: users.id }).from(users).where(inArray(users.id, ids)).limit(1).get()
  if (account) return false
  const named = or(inArray(auditLog.actorId, ids), inArray(auditLog.targetId, ids))
  return live.select({ id: auditLog.id }).from(auditLog).where(named).limit(1).get() === undefined
}

/** Keeps the restoring administrator signed in if the backup has the account as an active administrator. */
function keepSession(candidate: Database, live: Database, sessionId: string | undefined): boolean {
  if (!sessionId) return false
  const mine = live.select().from(sessions).where(eq(sessions.id, sessionId)).get()
  if (!mine) return false
  const isActive = and(eq(users.id, mine.userId), eq(users.role, 'admin'), sql`${users.banned} is not 1`)
  if (!candidate.select().from(users).where(isActive).get()) return false
  candidate.insert(sessions).values(mine).run()
  return true
}

function versionOf(db: Database): number {
  return db.select({ version: catalogVersion.version }).from(catalogVersion).get()?.version ?? 0
}
