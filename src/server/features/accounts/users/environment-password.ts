import { verifyPassword } from '#server/auth/password-hashing.ts'
import { ownerOf } from '#server/auth/password-queue.ts'
import type { Deps } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { accountIdOf } from '#server/features/accounts/beginning/account-of-address.ts'
import { passwordHash } from '#server/features/accounts/beginning/stored-password.ts'

const verified = new WeakMap<Database, { hash: string; isSame: Promise<boolean> }>()

/** Returns whether ADMIN_PASSWORD still opens its account. Tried once, as it costs as much as a sign-in. */
export async function isEnvironmentPasswordUsed({ db, env }: Pick<Deps, 'db' | 'env'>): Promise<boolean> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = env
  if (!ADMIN_EMAIL || !ADMIN_PASSWORD) return false
  const userId = accountIdOf(db, ADMIN_EMAIL)
  const hash = userId && passwordHash(db, userId)
  return hash ? isSamePassword(db, hash, ADMIN_PASSWORD) : false
}

function isSamePassword(db: Database, hash: string, password: string): Promise<boolean> {
  const cached = verified.get(db)
  if (cached?.hash === hash) return cached.isSame
  const isSame = verifyPassword({ hash, password }, ownerOf('ADMIN_EMAIL')).catch(() => {
    // After too many concurrent sign-ins the next check tries again.
    verified.delete(db)
    return false
  })
  verified.set(db, { hash, isSame })
  return isSame
}
