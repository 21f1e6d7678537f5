import { createMiddleware } from 'hono/factory'
import { errorResponse } from '#server/http/errors.ts'
import type { RequestCaller } from '#server/http/rest/rest-app.ts'
import type { Role } from '#shared/accounts.ts'

/** Says whether the sender may come in at all before what is wrong with the request. The procedures decide again. */
export function onlyFor(role: Role, callerFor: RequestCaller) {
  return createMiddleware(async (c, next) => {
    const user = await (await callerFor(c)).accounts.me()
    if (role === 'admin' && user.role !== 'admin') {
      return errorResponse(c, 403, 'An administrator account is needed')
    }
    return next()
  })
}
