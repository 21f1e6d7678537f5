import { authSecret, authSecrets } from '#server/auth/auth-secret.ts'
import { isSecureSite } from '#server/features/accounts/beginning/cookies.ts'
import { deviceCookie, knownBrowser } from '#server/features/accounts/device-cookie.ts'
import type { Environment } from '#server/startup/env.ts'

/** The browser that asks, when it has signed in to the account before. */
export function browserOf(env: Environment, email: string, headers: Headers): string | undefined {
  const cookies = headers.get('cookie') ?? ''
  const isSecure = isSecureSite(env)
  const known = (secret: string) => knownBrowser(cookies, { email, secret, isSecure })
  const [current, previous] = authSecrets(env)
  return known(current) ?? (previous === undefined ? undefined : known(previous))
}

export function rememberBrowser(
  env: Environment,
  { email, browser }: { email: string; browser: string | undefined },
  setCookie: (cookie: string) => void,
): void {
  const secret = authSecret(env)
  setCookie(deviceCookie({ email, secret, browser, isSecure: isSecureSite(env) }))
}
