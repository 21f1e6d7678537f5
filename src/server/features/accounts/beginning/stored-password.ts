import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { dropTokens } from '#server/auth/one-time-tokens.ts'
import { hashPassword, isOutdated, NOBODYS_HASH, verifyPassword } from '#server/auth/password-hashing.ts'
import { ownerOf, type PasswordSender } from '#server/auth/password-queue.ts'
import type { Deps } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { accounts, users } from '#server/db/schema/accounts.ts'
import { untilWritable } from '#server/operations/write-lock.ts'
import { DomainError } from '#shared/errors.ts'
import { m } from '#shared/messages/messages.ts'

function credentialOf(userId: string) {
  return and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'))
}

export function passwordHash(db: Database, userId: string): string | undefined {
  const account = db.select({ hash: accounts.password }).from(accounts).where(credentialOf(userId)).get()
  return account?.hash ?? undefined
}

export function hasPassword(db: Database, userId: string): boolean {
  return passwordHash(db, userId) !== undefined
}

/** Throws FORBIDDEN for a wrong password. Guesses count against the signed-in account, where nobody else's do. */
export async function checkPassword(
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
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

/** Returns the account of this address and password, with the turn to write. Takes as long for an unused address. */
export async function userOfPassword(
  db: Database,
  { email, password }: { email: string; password: string },
  sender: PasswordSender,
) {
  const hasAddress = eq(users.email, email.toLowerCase())
  const user = db.select({ id: users.id, role: users.role }).from(users).where(hasAddress).get()
  const hash = user && passwordHash(db, user.id)
  const isRight = await verifyPassword({ hash: hash ?? NOBODYS_HASH, password }, sender)
  await untilWritable(db)
  return user && isRight && hash === passwordHash(db, user.id) ? user : undefined
}

/** Sets a password; a generated one is temporary. Revokes mailed links and sign-in steps taken before. */
export function storePassword(db: Database, userId: string, hash: string, isTemporary = false): void {
  dropTokens(db, userId)
  const values = { password: hash, isTemporary, updatedAt: new Date() }
  const { changes } = db.update(accounts).set(values).where(credentialOf(userId)).run()
  if (changes > 0) return
  db.insert(accounts)
    .values({
      id: randomUUID(),
      accountId: userId,
      providerId: 'credential',
      userId,
      password: hash,
      isTemporary,
    })
    .run()
}

/** Rehashes a right password whose hash has another cost than today's. The password stays the same. */
export async function renewHash(
  db: Database,
  { userId, password }: { userId: string; password: string },
  sender: PasswordSender,
): Promise<void> {
  const hash = passwordHash(db, userId)
  if (!hash || !isOutdated(hash)) return
  const renewed = await hashPassword(db, password, sender).catch(unlessBusy)
  if (!renewed) return
  const unchanged = and(credentialOf(userId), eq(accounts.password, hash))
  db.update(accounts).set({ password: renewed }).where(unchanged).run()
}

/** The next sign-in does it then. */
function unlessBusy(error: unknown): undefined {
  if (!(error instanceof DomainError)) throw error
}
