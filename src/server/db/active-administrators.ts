import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'

const MOST_TOLD = 50

const isActive = and(eq(users.role, 'admin'), sql`${users.banned} is not 1`)

/** Whether somebody has the role and is not blocked. */
export function hasActiveAdministrator(db: Database): boolean {
  return db.select({ id: users.id }).from(users).where(isActive).limit(1).get() !== undefined
}

/** Whether somebody else can administer the shop: is not blocked, and has the role for longer than until then. */
export function hasOtherAdministrator(db: Database, exceptId: string, until = new Date()): boolean {
  const lasts = or(isNull(users.roleUntil), gt(users.roleUntil, until))
  const other = and(isActive, lasts, ne(users.id, exceptId))
  return db.select({ id: users.id }).from(users).where(other).limit(1).get() !== undefined
}

/** Whether the role that a provider gave has lasted its time. The last administrator's goes on. */
export function hasRoleEnded(db: Database, userId: string): boolean {
  const { roleUntil: until } = users
  const given = db.select({ until }).from(users).where(eq(users.id, userId)).get()?.until
  return given ? given <= new Date() && hasOtherAdministrator(db, userId, given) : false
}

/** Those who are told what administrators have to know. */
export function activeAdministrators(db: Database) {
  return db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(isActive)
    .limit(MOST_TOLD)
    .all()
    .filter(({ id }) => !hasRoleEnded(db, id))
}
