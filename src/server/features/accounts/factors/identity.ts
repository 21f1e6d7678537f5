import { and, eq } from 'drizzle-orm'
import { verifyPassword } from '#server/auth/passwords.ts'
import type { Deps } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { accounts } from '#server/db/schema/accounts.ts'
import { DomainError } from '#shared/errors.ts'

type PasswordDeps = Pick<Deps, 'db' | 'limits'>

/** Where the password of an account is, if it has one. */
export function credentialOf(userId: string) {
  return and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'))
}

export function hasPassword(db: Database, userId: string): boolean {
  return passwordHash(db, userId) !== undefined
}

/** Throws FORBIDDEN for a wrong password. Guesses count for the account that is signed in, where nobody else's do. */
export async function checkPassword(
  { db, limits }: PasswordDeps,
  userId: string,
  password: string,
  field = 'password',
) {
  await limits.count('passwordChecks', userId)
  const hash = passwordHash(db, userId)
  const isRight = hash ? await verifyPassword({ hash, password }) : false
  if (!isRight) throw new DomainError('FORBIDDEN', 'This is not your current password', { field })
  await limits.refund('passwordChecks', userId)
}

function passwordHash(db: Database, userId: string): string | undefined {
  const account = db.select({ hash: accounts.password }).from(accounts).where(credentialOf(userId)).get()
  return account?.hash ?? undefined
}
