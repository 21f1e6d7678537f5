import type { Context as HonoContext } from 'hono'
import { createMiddleware } from 'hono/factory'
import { LRUCache } from 'lru-cache'
import type { Deps, UsedApiKey } from '#server/context.ts'
import { numberOfCalls } from '#server/http/middleware/call-costs.ts'
import { clientAddress, type NodeBindings } from '#server/http/middleware/client-address.ts'
import { tellHeader } from '#server/http/middleware/common-headers.ts'
import { errorResponse } from '#server/http/middleware/errors.ts'
import { hasKey, keyOf, requestContext } from '#server/http/middleware/request-context.ts'
import { addressKey } from '#server/limits/limits.ts'
import { DomainError } from '#shared/errors.ts'

type ApiContext = HonoContext<{ Bindings: NodeBindings }>

const KEYS_REMEMBERED = 1_000

/**
 * Limits calls a minute for an address, or for an API key by its own limit. Reports the limit in the RateLimit headers.
 * An invalid key is refused everywhere, and counts for its sender. `costOf` gives the number of calls that a request
 * counts as.
 */
export function limitApiCalls(deps: Deps, costOf: (c: ApiContext) => number | Promise<number> = () => 1) {
  const { limits, env } = deps
  /** Refuses a key over its limit without a lookup. */
  const cachedKeys = new LRUCache<string, UsedApiKey>({ max: KEYS_REMEMBERED })

  const count = (c: ApiContext, apiKey: UsedApiKey | undefined, cost: number) =>
    apiKey
      ? limits.countKeyCall(apiKey.id, apiKey.callsPerMinute, cost)
      : limits.count('apiCalls', addressKey(clientAddress(c, env.TRUST_PROXY)), cost)
  async function lookedUp(c: ApiContext, key: string): Promise<UsedApiKey | undefined> {
    const { apiKey } = await requestContext(deps, c)
    if (apiKey) cachedKeys.set(key, apiKey)
    return apiKey
  }

  return createMiddleware<{ Bindings: NodeBindings }>(async (c, next) => {
    const key = keyOf(c) ?? ''
    const apiKey = hasKey(c) ? (cachedKeys.get(key) ?? (await lookedUp(c, key))) : undefined
    const policy = apiKey ? limits.keyPolicy(apiKey.callsPerMinute) : limits.policy('apiCalls')
    setHeader(c, 'RateLimit-Policy', `"default";q=${policy.points};w=${policy.seconds}`)
    try {
      const { remaining, resetSeconds } = await count(c, apiKey, await costOf(c))
      setHeader(c, 'RateLimit', `"default";r=${remaining};t=${resetSeconds}`)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      const wait = error.retryAfterSeconds ?? policy.seconds
      setHeader(c, 'RateLimit', `"default";r=0;t=${wait}`)
      c.header('Retry-After', String(wait))
      return errorResponse(c, 429, error.message)
    }
    if (apiKey) await lookedUp(c, key)
    return next()
  })
}

/** Limits keys sent to the procedures like everywhere; our own client sends none. */
export function limitKeyCalls(deps: Deps) {
  const limit = limitApiCalls(deps, (c) => numberOfCalls(c.req.path))
  return createMiddleware<{ Bindings: NodeBindings }>((c, next) => (hasKey(c) ? limit(c, next) : next()))
}

function setHeader(c: ApiContext, name: string, value: string) {
  if (c.env?.outgoing) tellHeader(c.env.outgoing, name.toLowerCase(), value)
  else c.header(name, value)
}
