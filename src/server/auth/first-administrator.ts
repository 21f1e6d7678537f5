import { randomBytes, randomUUID } from 'node:crypto'
import { eq, or } from 'drizzle-orm'
import { hashPassword } from '#server/auth/password-hashing.ts'
import { ownerOf } from '#server/auth/password-queue.ts'
import { requireGoodPassword } from '#server/auth/password-rules.ts'
import type { Environment } from '#server/config/env.ts'
import { StartupError } from '#server/config/startup-error.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { accounts, users } from '#server/db/schema/accounts.ts'
import { tellingPart } from '#shared/accounts/password-strength.ts'
import { DomainError } from '#shared/errors.ts'

interface Credentials {
  email: string
  password: string
}

type Settings = Partial<Pick<Environment, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>> & Pick<Environment, 'SITE_NAME'>

const DEFAULT_EMAIL = 'admin@tuckling.example'

/**
 * Creates the administrator of an installation that never had one, from the environment or with a random password.
 * Returns the credentials only when they were generated and have to be shown once. When all administrators are blocked,
 * or the address is taken, it creates nobody: a command on the machine is needed.
 */
export async function addFirstAdministrator(db: Database, env: Settings): Promise<Credentials | undefined> {
  const email = (env.ADMIN_EMAIL ?? DEFAULT_EMAIL).toLowerCase()
  const inTheWay = or(eq(users.role, 'admin'), eq(users.email, email))
  const existing = db.select({ id: users.id }).from(users).where(inTheWay).limit(1).get()
  if (existing) return undefined
  const password = env.ADMIN_PASSWORD ?? randomBytes(15).toString('base64url')
  checkPassword(password, { email, siteName: env.SITE_NAME })
  const hash = await hashPassword(db, password, ownerOf(email))
  const id = randomUUID()
  inTransaction(db, (tx) => {
    tx.insert(users).values({ id, email, name: 'Administrator', emailVerified: true, role: 'admin' }).run()
    tx.insert(accounts)
      .values({
        id: randomUUID(),
        accountId: id,
        providerId: 'credential',
        userId: id,
        password: hash,
        isTemporary: !env.ADMIN_PASSWORD,
      })
      .run()
  })
  return env.ADMIN_PASSWORD ? undefined : { email, password }
}

function checkPassword(password: string, around: { email: string; siteName: string }) {
  if (tellingPart(password, around) === 'email')
    throw new StartupError(
      `ADMIN_PASSWORD: must not contain ${around.email.split('@')[0]}, as ADMIN_EMAIL does`,
    )
  try {
    requireGoodPassword({ password, ...around })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    throw new StartupError(`ADMIN_PASSWORD: ${error.message}`)
  }
}
