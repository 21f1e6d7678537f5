import { asksSecondStep } from '#server/auth/second-factors.ts'
import type { Deps } from '#server/context.ts'
import { beginSession } from '#server/features/accounts/beginning/begin-session.ts'
import { askSecondStep, type FirstStep } from '#server/features/accounts/beginning/second-step.ts'
import type { SecurityDeps } from '#server/features/accounts/security/service.ts'
import type { Role } from '#shared/inputs/accounts.ts'

interface Visit {
  headers: Headers
  setCookie: (cookie: string) => void
}

/** Begins the session when the account needs no second step; otherwise asks for that step. */
export async function afterFirstStep(
  deps: SecurityDeps & Pick<Deps, 'auth' | 'env' | 'limits'>,
  user: { id: string; role: Role },
  method: FirstStep['method'],
  visit: Visit,
) {
  const step = { userId: user.id, method }
  return asksSecondStep(deps, user)
    ? askSecondStep(deps, step, visit.setCookie)
    : beginSession(deps, step, visit)
}
