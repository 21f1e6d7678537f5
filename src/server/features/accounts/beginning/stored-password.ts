import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { dropTokens } from '#server/auth/one-time-tokens.ts'
import { hashPassword, isOutdated, NOBODYS_HASH, verifyPassword } from '#server/auth/password-hashing.ts'
import type { PasswordSender } from '#server/auth/password-queue.ts'
import type { Database } from '#server/db/client.ts'
import { accounts, users } from '#server/db/schema/accounts.ts'
import { untilWritable } from '#server/operations/write-lock.ts'
import { DomainError } from '#shared/errors.ts'

function credentialOf(userId: string) {
  return and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'))
}

export function passwordHash(db: Database, userId: string): string | undefined {
  const account = db.select({ hash: accounts.password }).from(accounts).where(credentialOf(userId)).get()
  return account?.hash ?? undefined
}

interface Credentials {
  email: string
  password: string
}

/** Returns the account of this address and password, with the turn to write. Takes as long for an unused address. */
export async function userOfPassword(db: Database, { email, password }: Credentials, sender: PasswordSender) {
  const user = db
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(eq(users.email, email.toLowerCase()))
    .get()
  const hash = user && passwordHash(db, user.id)
  const isRight = await verifyPassword({ hash: hash ?? NOBODYS_HASH, password }, sender)
  await untilWritable(db)
  return user && isRight && hash === passwordHash(db, user.id) ? user : undefined
}

/**
 * Sets an account's first or next password; a generated one is temporary. Revokes links mailed and sign-in steps taken
 * before.
 */
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
