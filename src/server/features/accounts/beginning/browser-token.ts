import { cookieValue, isSecureSite, ownCookie } from '#server/auth/cookies.ts'
import { createToken, type TokenPurpose } from '#server/auth/one-time-tokens.ts'
import type { Deps } from '#server/context.ts'
import type { Visit } from '#server/features/accounts/beginning/visit.ts'

type Purpose = Extract<TokenPurpose, 'second-step' | 'provider-visit'>
type Env = Deps['env']

const VALID_MINUTES = 10

/** Stores a value for ten minutes under a token that only this browser has, in a cookie. */
export function storeForBrowser(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  { purpose, value, userId }: { purpose: Purpose; value: object; userId: string | undefined },
  { setCookie }: Pick<Visit, 'setCookie'>,
): void {
  const made = { purpose, value: JSON.stringify(value), userId, validMinutes: VALID_MINUTES }
  setCookie(cookieOf(env, purpose, createToken(db, made), VALID_MINUTES * 60))
}

export function browserToken(env: Env, purpose: Purpose, headers: Headers): string {
  const named = { name: purpose, isSecure: isSecureSite(env) }
  return cookieValue(headers.get('cookie') ?? '', named) ?? ''
}

export function removeBrowserToken(env: Env, purpose: Purpose, { setCookie }: Visit): void {
  setCookie(cookieOf(env, purpose, '', 0))
}

function cookieOf(env: Env, name: Purpose, value: string, maxAgeSeconds: number): string {
  return ownCookie({ name, value, maxAgeSeconds, isSecure: isSecureSite(env) })
}
