import { hash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { Deps } from '#server/context.ts'
import { clientAddress } from '#server/http/middleware/client-address.ts'
import { errorResponse } from '#server/http/middleware/errors.ts'

const KEY = /^[\x21-\x7e]{1,255}$/
/** Responses that ask the client to retry; the retry must be processed. */
const PASSING = [401, 408, 429]

/**
 * Processes a POST with an `Idempotency-Key` once. A client that repeats it, unsure whether it arrived, gets the first
 * answer. This holds for a day and over restarts. Answers that begin sessions are not stored, so their cookies are
 * never kept.
 */
export function idempotentPosts({
  env,
  idempotentResponses: responses,
}: Pick<Deps, 'env' | 'idempotentResponses'>) {
  const underWay = new Set<string>()
  return createMiddleware(async (c, next) => {
    const key = c.req.header('idempotency-key')
    if (c.req.method !== 'POST' || key === undefined || c.req.path.startsWith('/api/auth/')) return next()
    if (!KEY.test(key))
      return errorResponse(c, 400, 'An Idempotency-Key must have 1 to 255 visible characters')
    const { authorization, cookie } = c.req.header()
    const asker = authorization ?? cookie ?? clientAddress(c, env.TRUST_PROXY)
    const id = digest(JSON.stringify([asker, c.req.path, key]))
    const request = digest(await c.req.text())
    const stored = responses.find(id)
    if (stored && stored.request !== request)
      return errorResponse(c, 409, 'This Idempotency-Key was used for another request')
    if (stored) {
      const headers = { 'Content-Type': stored.type, 'Idempotent-Replayed': 'true' }
      return new Response(stored.body, { status: stored.status, headers })
    }
    if (underWay.has(id))
      return errorResponse(c, 409, 'The first request with this Idempotency-Key is still in progress')
    underWay.add(id)
    try {
      await next()
      const { status } = c.res
      if (status >= 500 || PASSING.includes(status)) return
      const type = c.res.headers.get('content-type') ?? 'application/json'
      responses.keep(id, { request, status, type, body: await c.res.clone().text() })
    } finally {
      underWay.delete(id)
    }
  })
}

function digest(text: string): string {
  return hash('sha256', text, 'base64')
}
