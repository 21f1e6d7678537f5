import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { consumeToken, readToken } from '#server/auth/one-time-tokens.ts'
import { asksSecondStep } from '#server/auth/second-factors.ts'
import type { Deps } from '#server/context.ts'
import { users } from '#server/db/schema/accounts.ts'
import { beginSession } from '#server/features/accounts/beginning/begin-session.ts'
import {
  browserToken,
  removeBrowserToken,
  storeForBrowser,
} from '#server/features/accounts/beginning/browser-token.ts'
import { browserOf } from '#server/features/accounts/beginning/remembered-browsers.ts'
import type { AddressedVisit, Visit } from '#server/features/accounts/beginning/visit.ts'
import { acceptCode } from '#server/features/accounts/factors/service.ts'
import { recordSecurityEvent, type SecurityDeps } from '#server/features/accounts/security/service.ts'
import { isWithin } from '#server/limits/limits.ts'
import { DomainError } from '#shared/errors.ts'
import type { Role } from '#shared/inputs/accounts.ts'
import { m } from '#shared/messages/messages.ts'

type StepDeps = SecurityDeps & Pick<Deps, 'auth' | 'env' | 'limits'>

const PURPOSE = 'second-step'

const firstStep = z.object({
  userId: z.string(),
  method: z.enum(['password', 'email-link']),
})
type FirstStep = z.infer<typeof firstStep>

export async function afterFirstStep(
  deps: StepDeps,
  user: { id: string; role: Role },
  method: FirstStep['method'],
  visit: Visit,
) {
  const step = { userId: user.id, method }
  if (!asksSecondStep(deps, user)) return beginSession(deps, step, visit)
  storeForBrowser(deps, { purpose: PURPOSE, value: step, userId: user.id }, visit)
  return { user: null, next: 'second-step' as const }
}

/** Throws UNAUTHORIZED without a first step, FORBIDDEN for a wrong code. */
export async function secondStep(deps: StepDeps, code: string, visit: AddressedVisit) {
  const { db, env } = deps
  const token = browserToken(env, PURPOSE, visit.headers)
  const stored = readToken(db, PURPOSE, token)
  if (!stored) throw signInAgain()
  const step = firstStep.parse(JSON.parse(stored))
  await acceptCodeOf(deps, { token, step }, code, visit).catch((error: unknown) => {
    recordSecurityEvent(deps, { kind: 'sign-in.failed', userId: step.userId, detail: 'second step' })
    throw error
  })
  if (!consumeToken(db, PURPOSE, token)) throw signInAgain()
  removeBrowserToken(env, PURPOSE, visit)
  return beginSession(deps, step, visit)
}

/** A first step ends after ten wrong codes. */
async function acceptCodeOf(
  deps: StepDeps,
  { token, step: { userId } }: { token: string; step: FirstStep },
  code: string,
  { clientAddress, headers }: AddressedVisit,
): Promise<void> {
  const { db, env, limits } = deps
  if (!(await isWithin(limits, 'secondSteps', token))) {
    consumeToken(db, PURPOSE, token)
    throw new DomainError('UNAUTHORIZED', m.tooManyWrongCodes)
  }
  const user = db.select({ email: users.email }).from(users).where(eq(users.id, userId)).get()
  const browser = user && browserOf(env, user.email, headers)
  await acceptCode(deps, { userId, clientAddress, browser }, code)
}

function signInAgain(): DomainError {
  return new DomainError('UNAUTHORIZED', m.tookTooLong)
}
