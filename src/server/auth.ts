import { createHash } from 'node:crypto'
import { apiKey } from '@better-auth/api-key'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { admin } from 'better-auth/plugins/admin'
import type { Logger } from 'pino'
import { authSecret } from '#server/auth-secret.ts'
import type { Database } from '#server/db/client.ts'
import { accounts, apiKeys, sessions, users, verifications } from '#server/db/schema/accounts.ts'
import type { Environment } from '#server/env.ts'
import { queueMail } from '#server/features/outbox/service.ts'
import type { Mailer } from '#server/integrations/mailer.ts'
import { passwordResetMail } from '#server/mails/password-reset.tsx'
import { siteOf } from '#server/site.ts'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#shared/account-limits.ts'
import { DEFAULT_CALLS_PER_MINUTE } from '#shared/api-key-scopes.ts'

/** Set by ourselves from the socket or the trusted proxy; a visitor's own header of this name never gets here. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'

const API_KEY_NAME_MAX_LENGTH = 60

interface AuthDeps {
  db: Database
  env: Environment
  log: Logger
  mailer: Mailer | undefined
}

const RESET_VALID_MINUTES = 60
const MINUTE_MS = 60_000

/**
 * Sessions, passwords and API keys. Only its functions are called: none of its own routes is mounted, so that every
 * change goes through a procedure with our limits, origin check and input schemas.
 */
export function createAuth({ db, env, log, mailer }: AuthDeps) {
  async function sendReset({ email, name }: { email: string; name: string }, token: string) {
    const url = `${env.PUBLIC_URL}/reset-password?token=${token}`
    const mail = { site: siteOf(env), name, url, validForMinutes: RESET_VALID_MINUTES }
    const content = await passwordResetMail(mail)
    const giveUpAt = new Date(Date.now() + RESET_VALID_MINUTES * MINUTE_MS)
    const key = `password-reset:${createHash('sha256').update(token).digest('hex')}`
    queueMail({ db, mailer }, { key, to: email, content, giveUpAt })
  }
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
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: RESET_VALID_MINUTES * 60,
      // Not awaited: the time of an answer must not tell whether there is an account.
      sendResetPassword: async ({ user, token }) => {
        sendReset(user, token).catch((err) => log.error({ err }, 'password mail failed'))
      },
    },
    // A cached session would keep a demoted administrator one.
    session: { cookieCache: { enabled: false } },
    rateLimit: { enabled: false },
    advanced: { ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] } },
    plugins: [
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
