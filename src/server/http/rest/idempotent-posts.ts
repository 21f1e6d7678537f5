import { hash } from 'node:crypto'
import type { Context as HonoContext } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { TrustedProxies } from '#server/config/trusted-proxies.ts'
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
    const id = digest(JSON.stringify([asker(c, env.TRUST_PROXY), c.req.path, key]))
    const request = digest(await c.req.text())
    const stored = responses.find(id)
    if (stored && stored.request !== request)
      return errorResponse(c, 409, 'This Idempotency-Key was used for another request')
    if (stored) return replay(stored)
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

type IdempotentResponse = NonNullable<ReturnType<Deps['idempotentResponses']['find']>>

function replay({ status, type, body }: IdempotentResponse): Response {
  return new Response(body, { status, headers: { 'Content-Type': type, 'Idempotent-Replayed': 'true' } })
}

function asker(c: HonoContext, trusted: TrustedProxies): string {
  return c.req.header('authorization') ?? c.req.header('cookie') ?? clientAddress(c, trusted)
}

function digest(text: string): string {
  return hash('sha256', text, 'base64')
}
