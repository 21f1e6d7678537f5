import { createHmac, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { authSecret, authSecrets } from '#server/auth/auth-secret.ts'
import { cookieName, cookieValue, isSecureSite, ownCookie } from '#server/auth/cookies.ts'
import { LONGEST_SESSION_MS } from '#server/auth/session-limits.ts'
import type { Environment } from '#server/config/env.ts'
import type { Database } from '#server/db/client.ts'
import { sessions } from '#server/db/schema/accounts.ts'
import { tokenHash } from '#server/db/token-hash.ts'
import { decodedUri } from '#shared/text/unless-broken.ts'
import { SECOND_MS } from '#shared/time/durations.ts'

const NAME = 'shop-session'
/** The cookie's former name. It counts once, for a session that began under it. */
const FORMER_NAME = /(?:^|;\s*)(?:__Secure-)?better-auth\.session_token=([^;]*)/
const ANY_NAME = new RegExp(`(?:^|;\\s*)(?:__Host-)?${NAME}=|${FORMER_NAME.source}`)
/** The prefix of the hash of a session that began under the former name. */
const FORMER = 'former:'

export function sessionCookieName(site: Pick<Environment, 'PUBLIC_URL'>): string {
  return cookieName({ name: NAME, isSecure: isSecureSite(site) })
}

export function hasSessionCookie(cookies: string): boolean {
  return ANY_NAME.test(cookies)
}

/** Replaces a cookie under the former name or signed with the previous secret; undefined otherwise. */
export function renewedSessionCookie(db: Database, env: Environment, cookies: string): string | undefined {
  const isSecure = isSecureSite(env)
  const present = cookieValue(cookies, { name: NAME, isSecure })
  const token = present === undefined ? formerToken(db, env, cookies) : tokenOfPrevious(env, present)
  if (token === undefined) return undefined
  const value = signed(token, authSecret(env))
  return ownCookie({ name: NAME, value, maxAgeSeconds: LONGEST_SESSION_MS / SECOND_MS, isSecure })
}

/** Returns the token of the session that a request claims to have. Undefined when none of our secrets has signed it. */
export function claimedToken(env: Environment, cookies: string): string | undefined {
  const value = cookieValue(cookies, { name: NAME, isSecure: isSecureSite(env) })
  if (value === undefined) return undefined
  return tokenIn(value, authSecret(env)) ?? tokenOfPrevious(env, value)
}

function tokenOfPrevious(env: Environment, value: string): string | undefined {
  const [, previous] = authSecrets(env)
  return previous === undefined ? undefined : tokenIn(value, previous)
}

function formerToken(db: Database, env: Environment, cookies: string): string | undefined {
  const value = FORMER_NAME.exec(cookies)?.[1]
  if (!value) return undefined
  const [current, previous = current] = authSecrets(env)
  const token = tokenIn(value, current) ?? tokenIn(value, previous)
  if (token === undefined) return undefined
  const hash = tokenHash(token)
  const { changes } = db
    .update(sessions)
    .set({ token: hash })
    .where(eq(sessions.token, FORMER + hash))
    .run()
  return changes === 1 ? token : undefined
}

function tokenIn(value: string, secret: string): string | undefined {
  const token = (decodedUri(value) ?? '').replace(/\.[^.]*$/, '')
  const [given, expected] = [Buffer.from(value), Buffer.from(signed(token, secret))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined
}

/** Signs as the library does. */
function signed(token: string, secret: string): string {
  return encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`)
}
