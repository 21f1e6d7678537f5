import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { hashPassword, isOutdated } from '#server/auth/passwords.ts'
import type { Database } from '#server/db/client.ts'
import { accounts } from '#server/db/schema/accounts.ts'
import { DomainError } from '#shared/errors.ts'

/** Where the password of an account is, if it has one. */
function credentialOf(userId: string) {
  return and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'))
}

/** The hash of the account's password, if it has one. */
export function passwordHash(db: Database, userId: string): string | undefined {
  const account = db.select({ hash: accounts.password }).from(accounts).where(credentialOf(userId)).get()
  return account?.hash ?? undefined
}

/** Gives an account a password, its first or another; one that was made up for its owner is temporary. */
export function storePassword(db: Database, userId: string, hash: string, isTemporary = false): void {
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

/** Hashes the right password again where it was hashed at another cost than today's. It stays the same password. */
export async function renewHash(db: Database, userId: string, password: string): Promise<void> {
  const hash = passwordHash(db, userId)
  if (!hash || !isOutdated(hash)) return
  const renewed = await hashPassword(db, password).catch(unlessBusy)
  if (!renewed) return
  const unchanged = and(credentialOf(userId), eq(accounts.password, hash))
  db.update(accounts).set({ password: renewed }).where(unchanged).run()
}

/** Then the next sign-in does it. */
function unlessBusy(error: unknown): undefined {
  if (!(error instanceof DomainError)) throw error
}
