import { TRPCError } from '@trpc/server'
import { createMiddleware } from 'hono/factory'
import { errorResponse } from '#server/http/middleware/errors.ts'
import type { AskerOf } from '#server/http/rest/rest-app.ts'
import { missingScope } from '#server/trpc/init.ts'
import { type ApiKeyScope, isInScope } from '#shared/accounts/api-key-scopes.ts'
import type { Role } from '#shared/inputs/accounts.ts'
import { m } from '#shared/messages/messages.ts'

/** Refuses senders without access before the request is validated. The procedures check again. */
export function onlyFor(role: Role, scope: ApiKeyScope, askerOf: AskerOf) {
  return createMiddleware(async (c, next) => {
    const { user, enrolling, apiKey } = await askerOf(c)
    if (enrolling) return errorResponse(c, 403, m.finishSigningIn)
    if (!user) throw new TRPCError({ code: 'UNAUTHORIZED', message: m.pleaseSignIn })
    if (apiKey && !isInScope(apiKey.scopes, scope)) return errorResponse(c, 403, missingScope(scope))
    if (role === 'admin' && user.role !== 'admin') {
      return errorResponse(c, 403, 'This requires an administrator account')
    }
    return next()
  })
}
