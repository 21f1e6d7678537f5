import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { hasTemporaryPassword, mustNotStopAtPassword } from '#server/auth/second-factors.ts'
import type { Deps, User } from '#server/context.ts'
import { hasRoleEnded } from '#server/db/active-administrators.ts'
import { sessions } from '#server/db/schema/accounts.ts'
import { noteSignIn, rememberBrowser } from '#server/features/accounts/beginning/remembered-browsers.ts'
import type { Visit } from '#server/features/accounts/beginning/visit.ts'
import { endProvidedRoles } from '#server/features/accounts/providers/mapped-role.ts'
import type { SecurityDeps } from '#server/features/accounts/security/service.ts'
import type { SignInMethod } from '#shared/accounts/sign-in-methods.ts'
import { DomainError, type DomainErrorCode } from '#shared/errors.ts'
import { m } from '#shared/messages/messages.ts'

const CODES: Record<number, DomainErrorCode> = {
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  422: 'CONFLICT',
}

interface Proved {
  userId: string
  method: SignInMethod
  /** True for a new account, which has no earlier browsers. */
  isFirst?: boolean
}

/** Begins the session of an authenticated user. Throws FORBIDDEN when the account is blocked. */
export async function beginSession(
  deps: SecurityDeps & Pick<Deps, 'auth' | 'env'>,
  { userId, method, isFirst }: Proved,
  { headers, setCookie }: Visit,
) {
  const { db, auth, env } = deps
  if (hasRoleEnded(db, userId)) endProvidedRoles(deps)
  const { response, headers: answered } = await asDomainError(() =>
    auth.api.beginSession({ body: { userId }, headers, returnHeaders: true }),
  )
  if (!response) throw new DomainError('UNAUTHORIZED', m.pleaseSignInAgain)
  db.update(sessions).set({ method }).where(eq(sessions.id, response.sessionId)).run()
  for (const cookie of answered.getSetCookie()) setCookie(cookie)
  const user = toUser(response.user)
  if (isFirst) rememberBrowser(env, { email: user.email, browser: undefined }, setCookie)
  else noteSignIn(deps, { user, method }, { headers, setCookie })
  const next = method === 'provider' ? ('done' as const) : nextAfter({ db, env }, user, method)
  return { user, next }
}

/** Returns the required next step of a session: none, choosing a password, or setting up a second factor. */
export function nextAfter(deps: Pick<Deps, 'db' | 'env'>, user: User, method: SignInMethod) {
  if (method === 'password' && hasTemporaryPassword(deps.db, user.id)) return 'new-password' as const
  return mustNotStopAtPassword(deps, user) ? ('set-up' as const) : ('done' as const)
}

function toUser(account: { id: string; email: string; name: string; role?: unknown }): User {
  const { id, email, name, role } = account
  return { id, email, name, role: role === 'admin' ? 'admin' : 'user' }
}

async function asDomainError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    throw new DomainError(CODES[error.statusCode] ?? 'BAD_REQUEST', error.message)
  }
}
