import { authSecret, authSecrets } from '#server/auth/auth-secret.ts'
import { isSecureSite } from '#server/auth/cookies.ts'
import type { Environment } from '#server/config/env.ts'
import type { Visit } from '#server/features/accounts/beginning/visit.ts'
import { deviceCookie, recognizedBrowser } from '#server/features/accounts/device-cookie.ts'
import { recordSecurityEvent, type SecurityDeps } from '#server/features/accounts/security/service.ts'
import type { SignInMethod } from '#shared/accounts/sign-in-methods.ts'

export function browserOf(env: Environment, email: string, headers: Headers): string | undefined {
  const cookies = headers.get('cookie') ?? ''
  const isSecure = isSecureSite(env)
  const recognized = (secret: string) => recognizedBrowser(cookies, { email, secret, isSecure })
  const [current, previous] = authSecrets(env)
  return recognized(current) ?? (previous === undefined ? undefined : recognized(previous))
}

export function rememberBrowser(
  env: Environment,
  { email, browser }: { email: string; browser: string | undefined },
  setCookie: (cookie: string) => void,
): void {
  const secret = authSecret(env)
  setCookie(deviceCookie({ email, secret, browser, isSecure: isSecureSite(env) }))
}

interface SignedIn {
  user: { id: string; email: string }
  method: SignInMethod
}

/** Records a sign-in and whether the account recognized the browser, which it does from now on. */
export function noteSignIn(
  deps: SecurityDeps & { env: Environment },
  { user, method }: SignedIn,
  { headers, setCookie }: Visit,
) {
  const browser = browserOf(deps.env, user.email, headers)
  const kind = browser ? ('sign-in.succeeded' as const) : ('sign-in.new-browser' as const)
  recordSecurityEvent(deps, { kind, userId: user.id, detail: method })
  rememberBrowser(deps.env, { email: user.email, browser }, setCookie)
}
