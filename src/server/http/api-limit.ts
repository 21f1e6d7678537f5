import type { Context as HonoContext } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Deps } from '#server/context.ts'
import { clientAddress, type NodeBindings } from '#server/http/client-address.ts'
import { errorResponse } from '#server/http/errors.ts'
import { hasKey, keyOf, requestContext } from '#server/http/request-context.ts'
import { addressKey } from '#server/limits.ts'
import { DomainError } from '#shared/errors.ts'

/**
 * Calls a minute for an API key or an address, told in the RateLimit headers. A key that turns out to be none is
 * refused wherever it is shown, and counts for its sender.
 */
export function limitApiCalls(deps: Deps) {
  const { limits, env } = deps
  const { points, seconds } = limits.policy('apiCalls')
  const policy = `"default";q=${points};w=${seconds}`
  const announce = (c: HonoContext<{ Bindings: NodeBindings }>, remaining: number, resetSeconds: number) => {
    setHeader(c, 'RateLimit-Policy', policy)
    setHeader(c, 'RateLimit', `"default";r=${remaining};t=${resetSeconds}`)
  }
  return createMiddleware<{ Bindings: NodeBindings }>(async (c, next) => {
    const key = keyOf(c) ?? addressKey(clientAddress(c, env.TRUST_PROXY))
    try {
      const { remaining, resetSeconds } = await limits.count('apiCalls', key)
      announce(c, remaining, resetSeconds)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      announce(c, 0, error.retryAfterSeconds ?? seconds)
      c.header('Retry-After', String(error.retryAfterSeconds))
      return errorResponse(c, 429, error.message)
    }
    if (hasKey(c)) await requestContext(deps, c, () => undefined)
    return next()
  })
}

/** A key sent to the procedures is limited like everywhere; our own client sends none. */
export function limitKeyCalls(deps: Deps) {
  const limit = limitApiCalls(deps)
  return createMiddleware<{ Bindings: NodeBindings }>((c, next) => (hasKey(c) ? limit(c, next) : next()))
}

/** On Node's own response: a header set inside Hono costs each request a Headers object. */
function setHeader(c: HonoContext<{ Bindings: NodeBindings }>, name: string, value: string) {
  if (c.env?.outgoing) c.env.outgoing.setHeader(name, value)
  else c.header(name, value)
}
