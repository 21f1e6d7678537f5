import { serializeSignedCookie } from 'better-call'
import { type Deps, visitorContext } from '#server/context.ts'
import { createCaller } from '#server/router.ts'
import type { Role } from '#shared/inputs/accounts.ts'

let made = 0

/** Makes an account of the role with a session: a caller in its name, and the headers of its browser. */
export function createSignIn(deps: Deps) {
  return async function signInAs(role: Role, values: { email?: string; name?: string } = {}) {
    made += 1
    const { internalAdapter, authCookies, secret } = await deps.auth.$context
    const account = {
      email: `${role}-${made}@example.com`,
      name: `Test ${role} ${made}`,
      emailVerified: true,
      role,
      ...values,
    }
    const created = await internalAdapter.createUser(account, { method: 'email-password' })
    const { id, email, name } = created
    const session = await internalAdapter.createSession(id)
    const cookie = await serializeSignedCookie(authCookies.sessionToken.name, session.token, secret)
    const user = { id, email, name, role }
    return {
      user,
      session,
      headers: { cookie, origin: deps.env.PUBLIC_URL },
      caller: createCaller({ ...visitorContext(deps), user, sessionId: session.id }),
    }
  }
}
