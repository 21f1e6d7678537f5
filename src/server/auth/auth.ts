import { apiKey } from '@better-auth/api-key'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { admin } from 'better-auth/plugins/admin'
import type { Logger } from 'pino'
import { authSecret } from '#server/auth/auth-secret.ts'
import { beginningSessions } from '#server/auth/begin-session.ts'
import { hashPassword, verifyPassword } from '#server/auth/passwords.ts'
import type { Database } from '#server/db/client.ts'
import { accounts, apiKeys, sessions, users, verifications } from '#server/db/schema/accounts.ts'
import type { Environment } from '#server/startup/env.ts'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#shared/account-limits.ts'
import { DEFAULT_CALLS_PER_MINUTE } from '#shared/api-key-scopes.ts'
import { MINUTE_MS } from '#shared/durations.ts'

/** Set by ourselves from the socket or the trusted proxy; a visitor's own header of this name never gets here. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'

const API_KEY_NAME_MAX_LENGTH = 60

interface AuthDeps {
  db: Database
  env: Environment
  log: Logger
}

/**
 * Sessions, passwords and API keys. Only its functions are called: none of its own routes is mounted, so that every
 * change goes through a procedure with our limits, origin check and input schemas.
 */
export function createAuth({ db, env, log }: AuthDeps) {
  return betterAuth({
    appName: env.SITE_NAME,
    baseURL: env.PUBLIC_URL,
    trustedOrigins: [env.PUBLIC_URL],
    secret: authSecret(env),
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_, message) => log.error({ message }, 'accounts') },
    database: drizzleAdapter(db, {
      provider: 'sqlite',
      schema: {
        user: users,
        session: sessions,
        account: accounts,
        verification: verifications,
        apikey: apiKeys,
      },
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    // A cached session would keep a demoted administrator one.
    session: { cookieCache: { enabled: false } },
    rateLimit: { enabled: false },
    advanced: { ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] } },
    plugins: [
      beginningSessions(),
      admin({ bannedUserMessage: 'This account is blocked.' }),
      apiKey({
        // Counted by ourselves, in memory: here only the default of a key is named.
        rateLimit: { enabled: false, maxRequests: DEFAULT_CALLS_PER_MINUTE, timeWindow: MINUTE_MS },
        requireName: true,
        maximumNameLength: API_KEY_NAME_MAX_LENGTH,
      }),
    ],
  })
}

export type Auth = ReturnType<typeof createAuth>
