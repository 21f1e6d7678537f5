import type { Context as HonoContext } from 'hono'
import type { Deps } from '#server/context.ts'
import { requestContext, sessionContext } from '#server/http/middleware/request-context.ts'
import { type Caller, createCaller } from '#server/router.ts'

/** The procedures on behalf of the request's sender: an API key or session, otherwise a visitor. */
export async function requestCaller(deps: Deps, c: HonoContext): Promise<Caller> {
  return createCaller(await requestContext(deps, c))
}

export async function sessionCaller(deps: Deps, c: HonoContext): Promise<Caller> {
  return createCaller(await sessionContext(deps, c))
}
