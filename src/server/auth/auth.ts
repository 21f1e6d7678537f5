import { apiKey } from '@better-auth/api-key'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { admin } from 'better-auth/plugins/admin'
import { and, eq, ne } from 'drizzle-orm'
import type { Logger } from 'pino'
import { authSecret } from '#server/auth/auth-secret.ts'
import { beginningSessions } from '#server/auth/begin-session.ts'
import { isSecureSite } from '#server/auth/cookies.ts'
import { claimedToken, sessionCookieName } from '#server/auth/session-cookie.ts'
import { LONGEST_SESSION_MS, sessionEnd } from '#server/auth/session-limits.ts'
import { hashingSessionTokens } from '#server/auth/session-tokens.ts'
import type { Environment } from '#server/config/env.ts'
import type { Database } from '#server/db/client.ts'
import { accounts, apiKeys, sessions, users, verifications } from '#server/db/schema/accounts.ts'
import { tokenHash } from '#server/db/token-hash.ts'
import { API_KEY_PREFIX, DEFAULT_CALLS_PER_MINUTE } from '#shared/accounts/api-key-scopes.ts'
import { m } from '#shared/messages/messages.ts'
import { MINUTE_MS, SECOND_MS } from '#shared/time/durations.ts'

/** Set by the server from the socket or the trusted proxy; a visitor's own header of this name is dropped. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'

const API_KEY_NAME_MAX_LENGTH = 60
const API_KEY_VISIBLE_LETTERS = 4

const SCHEMA = {
  user: users,
  session: sessions,
  account: accounts,
  verification: verifications,
  apikey: apiKeys,
}

interface AuthDeps {
  db: Database
  env: Environment
  log: Logger
}

/**
 * Sessions and API keys. Only the library's functions are called; none of its routes is mounted. Every change therefore
 * goes through a procedure with our limits, origin check and input schemas.
 */
export function createAuth({ db, env, log }: AuthDeps) {
  return betterAuth({
    appName: env.SITE_NAME,
    baseURL: env.PUBLIC_URL,
    trustedOrigins: [env.PUBLIC_URL],
    secret: authSecret(env),
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_, message) => log.error({ message }, 'accounts') },
    database: hashingSessionTokens(drizzleAdapter(db, { provider: 'sqlite', schema: SCHEMA })),
    databaseHooks: {
      session: {
        create: {
          before: async (session) => ({ data: limited(db, session) }),
          after: async ({ id }, context) => endReplaced({ db, env }, id, context?.headers),
        },
      },
    },
    // A cached session would let a demoted administrator keep the role.
    session: { cookieCache: { enabled: false }, expiresIn: LONGEST_SESSION_MS / SECOND_MS },
    rateLimit: { enabled: false },
    advanced: {
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      // Cookies get their names here: the library does not support the __Host- prefix.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecureSite(env) },
      cookies: { session_token: { name: sessionCookieName(env) } },
    },
    plugins: [
      beginningSessions(),
      admin({ bannedUserMessage: () => m.accountBlocked }),
      apiKey({
        // Counting is done by our own limits, in memory; this only names a key's default.
        rateLimit: { enabled: false, maxRequests: DEFAULT_CALLS_PER_MINUTE, timeWindow: MINUTE_MS },
        defaultPrefix: API_KEY_PREFIX,
        startingCharactersConfig: { charactersLength: API_KEY_PREFIX.length + API_KEY_VISIBLE_LETTERS },
        requireName: true,
        maximumNameLength: API_KEY_NAME_MAX_LENGTH,
      }),
    ],
  })
}

function limited<Session extends { userId: string; createdAt: Date }>(db: Database, session: Session) {
  const owner = db.select({ role: users.role }).from(users).where(eq(users.id, session.userId)).get()
  const { createdAt } = session
  return { ...session, expiresAt: sessionEnd(owner?.role ?? 'user', { createdAt, usedAt: createdAt }) }
}

function endReplaced({ db, env }: Pick<AuthDeps, 'db' | 'env'>, beganId: string, headers?: Headers) {
  const token = claimedToken(env, headers?.get('cookie') ?? '')
  if (token === undefined) return
  const isReplaced = and(eq(sessions.token, tokenHash(token)), ne(sessions.id, beganId))
  db.delete(sessions).where(isReplaced).run()
}

export type Auth = ReturnType<typeof createAuth>
