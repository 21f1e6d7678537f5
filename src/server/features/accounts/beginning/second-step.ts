import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { cookieValue, isSecureSite, ownCookie } from '#server/auth/cookies.ts'
import { consumeToken, createToken, readToken } from '#server/auth/one-time-tokens.ts'
import type { Deps } from '#server/context.ts'
import { users } from '#server/db/schema/accounts.ts'
import { browserOf } from '#server/features/accounts/beginning/remembered-browsers.ts'
import { acceptCode } from '#server/features/accounts/factors/service.ts'
import { recordSecurityEvent, type SecurityDeps } from '#server/features/accounts/security/service.ts'
import { isWithin } from '#server/limits/limits.ts'
import { DomainError } from '#shared/errors.ts'
import { m } from '#shared/messages/messages.ts'

type StepDeps = SecurityDeps & Pick<Deps, 'auth' | 'env' | 'limits'>

const COOKIE = 'second-step'
const VALID_MINUTES = 10

const firstStep = z.object({
  userId: z.string(),
  method: z.enum(['password', 'email-link']),
})
export type FirstStep = z.infer<typeof firstStep>

/** Remembers the first step for ten minutes, in this browser alone. */
export function askSecondStep({ db, env }: StepDeps, step: FirstStep, setCookie: (cookie: string) => void) {
  const value = JSON.stringify(step)
  const { userId } = step
  const token = createToken(db, { purpose: 'second-step', value, userId, validMinutes: VALID_MINUTES })
  setCookie(stepCookie(env, token, VALID_MINUTES * 60))
  return { user: null, next: 'second-step' as const }
}

interface Visit {
  clientAddress: string
  headers: Headers
  setCookie: (cookie: string) => void
}

/**
 * Returns the first step after its second succeeded. Throws UNAUTHORIZED without a first one, FORBIDDEN for a wrong
 * code.
 */
export async function takeSecondStep(deps: StepDeps, code: string, visit: Visit): Promise<FirstStep> {
  const { db, env } = deps
  const token =
    cookieValue(visit.headers.get('cookie') ?? '', { name: COOKIE, isSecure: isSecureSite(env) }) ?? ''
  const stored = readToken(db, 'second-step', token)
  if (!stored) throw signInAgain()
  const step = firstStep.parse(JSON.parse(stored))
  await acceptCodeOf(deps, { token, step }, code, visit).catch((error: unknown) => {
    recordSecurityEvent(deps, { kind: 'sign-in.failed', userId: step.userId, detail: 'second step' })
    throw error
  })
  if (!consumeToken(db, 'second-step', token)) throw signInAgain()
  visit.setCookie(stepCookie(env, '', 0))
  return step
}

/** A first step ends after ten wrong codes. */
async function acceptCodeOf(
  deps: StepDeps,
  { token, step: { userId } }: { token: string; step: FirstStep },
  code: string,
  { clientAddress, headers }: Visit,
): Promise<void> {
  const { db, env, limits } = deps
  if (!(await isWithin(limits, 'secondSteps', token))) {
    consumeToken(db, 'second-step', token)
    throw new DomainError('UNAUTHORIZED', m.tooManyWrongCodes)
  }
  const user = db.select({ email: users.email }).from(users).where(eq(users.id, userId)).get()
  const browser = user && browserOf(env, user.email, headers)
  await acceptCode(deps, { userId, clientAddress, browser }, code)
}

function signInAgain(): DomainError {
  return new DomainError('UNAUTHORIZED', m.tookTooLong)
}

function stepCookie(env: Deps['env'], value: string, maxAgeSeconds: number): string {
  return ownCookie({ name: COOKIE, value, maxAgeSeconds, isSecure: isSecureSite(env) })
}
