import { asksSecondStep } from '#server/auth/second-factors.ts'
import type { Deps } from '#server/context.ts'
import { inTransaction } from '#server/db/client.ts'
import { accountIdOf } from '#server/features/accounts/beginning/account-of-address.ts'
import { asDomainError } from '#server/features/accounts/beginning/auth-errors.ts'
import {
  beginSession,
  nextAfter,
  saveWanted,
  toUser,
} from '#server/features/accounts/beginning/begin-session.ts'
import { browserOf, noteSignIn } from '#server/features/accounts/beginning/known-browsers.ts'
import { askSecondStep, takeSecondStep } from '#server/features/accounts/beginning/second-step.ts'
import { renewHash } from '#server/features/accounts/beginning/stored-password.ts'
import { recordSecurityEvent, type SecurityDeps } from '#server/features/accounts/security/service.ts'
import { countSignIn } from '#server/features/accounts/sign-in-limits.ts'
import { untilWritable } from '#server/operations/write-lock.ts'
import { DomainError, type DomainErrorCode } from '#shared/errors.ts'
import type { SignInInput } from '#shared/inputs/accounts.ts'

type AccountDeps = SecurityDeps & Pick<Deps, 'auth' | 'limits' | 'env'>

const NOTHING_WAS_TRIED: DomainErrorCode[] = ['SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS']

interface Visit {
  clientAddress: string
  headers: Headers
  setCookie: (cookie: string) => void
}

/**
 * Begins a session. An unknown address and a wrong password get one answer in one time. Guesses count before they are
 * tried, so that many at once do not slip through; a right password is taken back, and its browser known from then on.
 */
export async function signIn(
  deps: AccountDeps,
  { email, password, save }: SignInInput,
  { clientAddress, headers, setCookie }: Visit,
) {
  const { db, auth, env, limits } = deps
  const browser = browserOf(env, email, headers)
  const refund = await countSignIn(limits, { email, clientAddress, browser })
  const answer = await asDomainError(() =>
    auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true }),
  ).catch(async (error: unknown) => {
    if (!(error instanceof DomainError)) throw error
    if (NOTHING_WAS_TRIED.includes(error.code)) await refund()
    else
      recordSecurityEvent(deps, {
        kind: 'sign-in.failed',
        userId: accountIdOf(db, email),
        detail: 'password',
      })
    throw error
  })
  await refund()
  const user = toUser(answer.response.user)
  await renewHash(db, user.id, password)
  if (asksSecondStep(deps, user)) {
    await (await auth.$context).internalAdapter.deleteSession(answer.response.token)
    return askSecondStep(deps, { userId: user.id, method: 'password', save }, setCookie)
  }
  await untilWritable(db)
  inTransaction(db, () => {
    noteSignIn(deps, { user, method: 'password' }, { headers, setCookie })
    saveWanted(db, user.id, save)
  })
  return begun(deps, answer, setCookie)
}

/** The second step of a sign-in, by a code of the authenticator app or a recovery code. */
export async function secondStep(deps: AccountDeps, code: string, visit: Visit) {
  const step = await takeSecondStep(deps, code, visit)
  return beginSession(deps, step, visit)
}

/** Ends the session of the request, if it has one. */
export async function signOut({ auth }: AccountDeps, { headers, setCookie }: Visit) {
  const answer = await auth.api.signOut({ headers, returnHeaders: true })
  for (const cookie of answer.headers.getSetCookie()) setCookie(cookie)
  return { success: true }
}

interface Begun {
  response: { token: string | null; user: { id: string; email: string; name: string } }
  headers: Headers
}

function begun(deps: Pick<Deps, 'db' | 'env'>, { response, headers }: Begun, setCookie: Visit['setCookie']) {
  for (const cookie of headers.getSetCookie()) setCookie(cookie)
  const user = toUser(response.user)
  return { user, next: nextAfter(deps, user, 'password') }
}
