import { ownerOf, strangerAt } from '#server/auth/password-queue.ts'
import type { Deps } from '#server/context.ts'
import { accountIdOf } from '#server/features/accounts/beginning/account-of-address.ts'
import { browserOf } from '#server/features/accounts/beginning/remembered-browsers.ts'
import { afterFirstStep } from '#server/features/accounts/beginning/second-step.ts'
import { renewHash, userOfPassword } from '#server/features/accounts/beginning/stored-password.ts'
import type { AddressedVisit, Visit } from '#server/features/accounts/beginning/visit.ts'
import { recordSecurityEvent, type SecurityDeps } from '#server/features/accounts/security/service.ts'
import { countSignIn } from '#server/features/accounts/sign-in-limits.ts'
import { DomainError } from '#shared/errors.ts'
import type { SignInInput } from '#shared/inputs/accounts.ts'
import { m } from '#shared/messages/messages.ts'

export { secondStep } from '#server/features/accounts/beginning/second-step.ts'

type AccountDeps = SecurityDeps & Pick<Deps, 'auth' | 'limits' | 'env'>

/**
 * Begins a session. An unknown address and a wrong password get the same response in the same time. Guesses count
 * before they are tried, so that many at once cannot slip through. A right password is refunded, and its browser is
 * recognized from then on.
 */
export async function signIn(deps: AccountDeps, { email, password }: SignInInput, visit: AddressedVisit) {
  const { db, env, limits } = deps
  const { clientAddress, headers } = visit
  const browser = browserOf(env, email, headers)
  const sender = browser ? ownerOf(email.toLowerCase()) : strangerAt(clientAddress, email)
  const refund = await countSignIn(limits, { email, clientAddress, browser })
  const user = await userOfPassword(db, { email, password }, sender).catch(async (error: unknown) => {
    // The password was not tried.
    await refund()
    throw error
  })
  if (!user) {
    const userId = accountIdOf(db, email)
    recordSecurityEvent(deps, { kind: 'sign-in.failed', userId, detail: 'password' })
    throw new DomainError('UNAUTHORIZED', m.wrongPassword, { field: 'password' })
  }
  await refund()
  await renewHash(db, { userId: user.id, password }, sender)
  return afterFirstStep(deps, user, 'password', visit)
}

export async function signOut({ auth }: Pick<Deps, 'auth'>, { headers, setCookie }: Visit) {
  const answer = await auth.api.signOut({ headers, returnHeaders: true })
  for (const cookie of answer.headers.getSetCookie()) setCookie(cookie)
  return { success: true }
}
