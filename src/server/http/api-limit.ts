import { createMiddleware } from 'hono/factory'
import type { Deps } from '#server/context.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { errorResponse } from '#server/http/errors.ts'
import { addressKey } from '#server/limits.ts'
import { DomainError } from '#shared/errors.ts'

/** Calls a minute for an API key or an address. A key that turns out to be none counts for its sender as well. */
export function limitApiCalls({ limits, env }: Deps) {
  return createMiddleware(async (c, next) => {
    const key = c.req.header('authorization') ?? addressKey(clientAddress(c, env.TRUST_PROXY))
    try {
      await limits.count('apiCalls', key)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      c.header('Retry-After', String(error.retryAfterSeconds))
      return errorResponse(c, 429, error.message)
    }
    return next()
  })
}
