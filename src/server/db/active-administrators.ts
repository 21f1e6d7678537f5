import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'

const MAX_NOTIFIED = 50

const isActive = and(eq(users.role, 'admin'), sql`${users.banned} is not 1`)

export function hasActiveAdministrator(db: Database): boolean {
  return db.select({ id: users.id }).from(users).where(isActive).limit(1).get() !== undefined
}

/** Returns whether another administrator is not blocked and has the role beyond `until`. */
export function hasOtherAdministrator(db: Database, exceptId: string, until = new Date()): boolean {
  const lasts = or(isNull(users.roleUntil), gt(users.roleUntil, until))
  const other = and(isActive, lasts, ne(users.id, exceptId))
  return db.select({ id: users.id }).from(users).where(other).limit(1).get() !== undefined
}

/** Returns whether a role granted by a provider has expired. The last administrator's never does. */
export function hasRoleEnded(db: Database, userId: string): boolean {
  const { roleUntil: until } = users
  const given = db.select({ until }).from(users).where(eq(users.id, userId)).get()?.until
  return given ? given <= new Date() && hasOtherAdministrator(db, userId, given) : false
}

export function activeAdministrators(db: Database) {
  return db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(isActive)
    .limit(MAX_NOTIFIED)
    .all()
    .filter(({ id }) => !hasRoleEnded(db, id))
}
