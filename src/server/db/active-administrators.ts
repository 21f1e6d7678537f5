import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'

const MOST_TOLD = 50

const isActive = and(eq(users.role, 'admin'), sql`${users.banned} is not 1`)

/** Whether somebody can administer the shop: there is an administrator who is not blocked, besides `exceptId`. */
export function hasActiveAdministrator(db: Database, exceptId?: string): boolean {
  const other = exceptId === undefined ? isActive : and(isActive, ne(users.id, exceptId))
  return db.select({ id: users.id }).from(users).where(other).limit(1).get() !== undefined
}

/** Those who are told what administrators have to know. */
export function activeAdministrators(db: Database) {
  return db.select({ id: users.id, email: users.email }).from(users).where(isActive).limit(MOST_TOLD).all()
}
