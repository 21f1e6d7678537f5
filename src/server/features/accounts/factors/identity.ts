import { verifyPassword } from '#server/auth/password-hashing.ts'
import { ownerOf } from '#server/auth/password-queue.ts'
import type { Deps } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { passwordHash } from '#server/features/accounts/beginning/stored-password.ts'
import { untilWritable } from '#server/operations/write-lock.ts'
import { DomainError } from '#shared/errors.ts'
import { m } from '#shared/messages/messages.ts'

type PasswordDeps = Pick<Deps, 'db' | 'limits'>

export function hasPassword(db: Database, userId: string): boolean {
  return passwordHash(db, userId) !== undefined
}

/** Throws FORBIDDEN for a wrong password. Guesses count against the signed-in account, where nobody else's do. */
export async function checkPassword(
  { db, limits }: PasswordDeps,
  userId: string,
  password: string,
  field = 'password',
) {
  await limits.count('passwordChecks', userId)
  const hash = passwordHash(db, userId)
  const isRight = hash ? await verifyPassword({ hash, password }, ownerOf(userId)) : false
  await untilWritable(db)
  if (!isRight) throw new DomainError('FORBIDDEN', m.wrongCurrentPassword, { field })
  await limits.refund('passwordChecks', userId)
}
