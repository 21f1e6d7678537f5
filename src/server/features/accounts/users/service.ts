import { and, asc, count, desc, eq, gt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { hasOtherAdministrator } from '#server/db/active-administrators.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { foldedSearch } from '#server/db/folded-search.ts'
import { countRows, pageOfRows } from '#server/db/page-of-rows.ts'
import { sessions, users } from '#server/db/schema/accounts.ts'
import { revokeKeysOf } from '#server/features/accounts/api-keys/service.ts'
import {
  recordSecurityEvent,
  roleEvent,
  type SecurityDeps,
} from '#server/features/accounts/security/service.ts'
import { type Actor, recordChange } from '#server/features/audit/service.ts'
import { DomainError } from '#shared/errors.ts'
import type { UserBlock, UserListInput, UserRoleChange, UsersBlock } from '#shared/inputs/users.ts'
import type { UserSort } from '#shared/search-params/users.ts'
import { doForEach } from '#shared/selections/several.ts'

export {
  giveAdministratorAccess,
  resetFactors,
} from '#server/features/accounts/users/administrator-access.ts'
export { isEnvironmentPasswordUsed } from '#server/features/accounts/users/environment-password.ts'

const VIEWS = { administrators: eq(users.role, 'admin'), blocked: eq(users.banned, true) }

export function listUsers(db: Database, { search, view, sort, page }: UserListInput) {
  const where = and(view && VIEWS[view], foldedSearch([users.name, users.email], search))
  const live = db
    .select({ userId: sessions.userId, sessions: count().as('sessions') })
    .from(sessions)
    .where(gt(sessions.expiresAt, new Date()))
    .groupBy(sessions.userId)
    .as('live')
  const { id, name, email, emailVerified, role, banned, createdAt } = users
  const sorted = db
    .select({ id, name, email, emailVerified, role, banned, createdAt, sessions: live.sessions })
    .from(users)
    .leftJoin(live, eq(live.userId, users.id))
    .where(where)
    .orderBy(...ordersBy(live.sessions)[sort], desc(users.createdAt), desc(users.id))
  const { rows, place } = pageOfRows(sorted, page, countRows(db, users, where))
  const accounts = rows.map(({ banned, sessions: open, ...row }) => ({
    ...row,
    isBlocked: banned === true,
    sessions: open ?? 0,
  }))
  return { counts: countUsers(db), users: accounts, ...place }
}

function countUsers(db: Database) {
  return db
    .select({
      all: count(),
      administrators: sql<number>`coalesce(sum(${VIEWS.administrators}), 0)`,
      blocked: sql<number>`coalesce(sum(${VIEWS.blocked}), 0)`,
    })
    .from(users)
    .get()
}

/** Equal names or numbers are sorted newest first. */
function ordersBy(sessions: SQLWrapper): Record<UserSort, SQL[]> {
  const name = sql`fold(${users.name})`
  const open = sql`coalesce(${sessions}, 0)`
  return {
    newest: [],
    oldest: [asc(users.createdAt), asc(users.id)],
    name: [asc(name)],
    'name-down': [desc(name)],
    sessions: [asc(open)],
    'sessions-down': [desc(open)],
  }
}

/** The keys of a former administrator end. At least one administrator always remains. */
export function setRole(deps: SecurityDeps, actor: Actor, { userId, role }: UserRoleChange) {
  return inTransaction(deps.db, (tx) => {
    const account = otherAccount(tx, actor, userId)
    if (role === 'user') refuseLastAdministrator(tx, account)
    tx.update(users).set({ role, roleProvider: null, roleUntil: null }).where(eq(users.id, userId)).run()
    const target = { targetId: userId, targetName: account.email, before: { role: account.role } }
    recordChange(tx, actor, { action: 'user.role-changed', ...target, after: { role } })
    if (role !== account.role) recordSecurityEvent(deps, { kind: roleEvent(role), userId, actorId: actor.id })
    if (role === 'user') revokeKeysOf(deps, userId, actor.id)
    return { success: true }
  })
}

export function setBlocked(deps: SecurityDeps, actor: Actor, { userId, blocked }: UserBlock) {
  return inTransaction(deps.db, (tx) => {
    const account = otherAccount(tx, actor, userId)
    if (blocked) refuseLastAdministrator(tx, account)
    const ban = { banned: blocked, banReason: null, banExpires: null }
    tx.update(users).set(ban).where(eq(users.id, userId)).run()
    if (blocked) tx.delete(sessions).where(eq(sessions.userId, userId)).run()
    const action = blocked ? ('user.blocked' as const) : ('user.unblocked' as const)
    recordChange(tx, actor, { action, targetId: userId, targetName: account.email })
    const kind = blocked ? ('account.blocked' as const) : ('account.unblocked' as const)
    recordSecurityEvent(deps, { kind, userId, actorId: actor.id })
    if (blocked) revokeKeysOf(deps, userId, actor.id)
    return { success: true }
  })
}

export function setManyBlocked(deps: SecurityDeps, actor: Actor, { userIds, blocked }: UsersBlock) {
  return doForEach(userIds, (userId) => setBlocked(deps, actor, { userId, blocked }))
}

export function endSessions(db: Database, actor: Actor, userId: string) {
  return inTransaction(db, (tx) => {
    const account = storedAccount(tx, userId)
    const { changes } = tx.delete(sessions).where(eq(sessions.userId, userId)).run()
    const target = { targetId: userId, targetName: account.email }
    recordChange(tx, actor, { action: 'user.sessions-ended', ...target, after: { ended: changes } })
    return { ended: changes }
  })
}

function storedAccount(tx: Database, userId: string) {
  const account = tx.select().from(users).where(eq(users.id, userId)).get()
  if (!account) throw new DomainError('NOT_FOUND', 'We couldn’t find that account')
  return account
}

function otherAccount(tx: Database, actor: Actor, userId: string) {
  if (userId === actor.id) throw new DomainError('CONFLICT', 'You can’t do this to your own account')
  return storedAccount(tx, userId)
}

function refuseLastAdministrator(tx: Database, { id, role }: typeof users.$inferSelect) {
  if (role === 'admin' && !hasOtherAdministrator(tx, id))
    throw new DomainError('CONFLICT', 'This is the last administrator')
}
