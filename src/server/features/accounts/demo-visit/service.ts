import { randomUUID } from 'node:crypto'
import type { Deps } from '#server/context.ts'
import { users } from '#server/db/schema/accounts.ts'
import { beginSession } from '#server/features/accounts/beginning/begin-session.ts'
import type { Visit } from '#server/features/accounts/beginning/visit.ts'
import type { SecurityDeps } from '#server/features/accounts/security/service.ts'
import { DomainError } from '#shared/errors.ts'

export const VISITOR_ADDRESSES = '@visitor.example'

/** Begins the session of a visitor who may look around in the demo, with an account of their own. */
export function visitDemo(deps: SecurityDeps & Pick<Deps, 'auth' | 'env'>, visit: Visit) {
  if (!deps.env.DEMO) throw new DomainError('NOT_FOUND', 'This shop isn’t a demo')
  const id = randomUUID()
  const email = `${id.slice(0, 8)}${VISITOR_ADDRESSES}`
  deps.db.insert(users).values({ id, email, name: 'Visitor', emailVerified: true, role: 'admin' }).run()
  return beginSession(deps, { userId: id, method: 'email-link', isFirst: true }, visit)
}
