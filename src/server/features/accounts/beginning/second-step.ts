import { z } from 'zod'
import { cookieValue, isSecureSite, ownCookie } from '#server/auth/cookies.ts'
import { consumeToken, createToken, readToken } from '#server/auth/one-time-tokens.ts'
import type { Deps } from '#server/context.ts'
import { acceptCode } from '#server/features/accounts/factors/service.ts'
import { recordSecurityEvent, type SecurityDeps } from '#server/features/accounts/security/service.ts'
import { DomainError } from '#shared/errors.ts'

type StepDeps = SecurityDeps & Pick<Deps, 'auth' | 'env' | 'limits'>

const COOKIE = 'second-step'
const VALID_MINUTES = 10

const firstStep = z.object({
  userId: z.string(),
  /** How the first step was taken. */
  method: z.enum(['password', 'email-link']),
  /** A product to save once the session has begun. */
  save: z.number().optional(),
})
type FirstStep = z.infer<typeof firstStep>

/** Remembers in this browser alone, for ten minutes, that the first step was taken. */
export function askSecondStep({ db, env }: StepDeps, step: FirstStep, setCookie: (cookie: string) => void) {
  const value = JSON.stringify(step)
  const token = createToken(db, { purpose: 'second-step', value, validMinutes: VALID_MINUTES })
  setCookie(stepCookie(env, token, VALID_MINUTES * 60))
  return { user: null, next: 'second-step' as const }
}

/** Answers the first step once its second is right. Throws UNAUTHORIZED without a first one, FORBIDDEN for a wrong code. */
export async function takeSecondStep(
  deps: StepDeps,
  code: string,
  { headers, setCookie }: { headers: Headers; setCookie: (cookie: string) => void },
): Promise<FirstStep> {
  const token =
    cookieValue(headers.get('cookie') ?? '', { name: COOKIE, isSecure: isSecureSite(deps.env) }) ?? ''
  const known = readToken(deps.db, 'second-step', token)
  if (!known) throw signInAgain()
  const step = firstStep.parse(JSON.parse(known))
  await acceptCode(deps, step.userId, code).catch((error: unknown) => {
    recordSecurityEvent(deps, { kind: 'sign-in.failed', userId: step.userId, detail: 'second step' })
    throw error
  })
  if (!consumeToken(deps.db, 'second-step', token)) throw signInAgain()
  setCookie(stepCookie(deps.env, '', 0))
  return step
}

function signInAgain(): DomainError {
  return new DomainError('UNAUTHORIZED', 'This took longer than ten minutes. Please sign in again.')
}

function stepCookie(env: Deps['env'], value: string, maxAgeSeconds: number): string {
  return ownCookie({ name: COOKIE, value, maxAgeSeconds, isSecure: isSecureSite(env) })
}
