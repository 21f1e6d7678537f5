import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { type EncodedBody, encodedBody } from '#server/http/files/encoded-body.ts'
import { encodedResponse } from '#server/http/files/encoded-response.ts'
import { isCacheable, isOneOfFew } from '#server/http/middleware/cacheable.ts'
import { createContentCache } from '#server/http/middleware/content-cache.ts'
import { requestTarget } from '#server/http/middleware/request-target.ts'
import { type SharedCaching, sharedCaching } from '#server/http/middleware/shared-caching.ts'
import type { CacheMeter } from '#server/metrics/meters.ts'

/** A list of 100 products takes some 80 kB. The few are lists without a query, and the list of all articles. */
const BOUNDS = { bytesOfFew: 2 * 1024 * 1024, bytesOfMany: 6 * 1024 * 1024 }
const MAX_ADDRESS_LENGTH = 400

/**
 * Caches answers to anonymous reads until their content changes. Each is made from its key alone (see `impersonal`). A
 * request with `Cache-Control: no-cache` or `no-store` gets a new one. Answers that are not cached are compressed as
 * they are sent.
 */
export function responseCache(
  env: Parameters<typeof sharedCaching>[0],
  contentVersion: () => number,
  meter: CacheMeter,
): MiddlewareHandler {
  const shared = sharedCaching(env)
  const compressed = compress()
  const cache = createContentCache<{ body: EncodedBody }>(contentVersion, BOUNDS)

  return async function answerCached(c, next) {
    const address = publicAddress(c)
    const cached = address === undefined ? undefined : cache.find(address)
    if (cached) {
      meter.hits += 1
      return respond(c, cached.body, shared)
    }
    if (address === undefined || !isCacheable(c))
      return c.req.header('accept-encoding') ? compressed(c, next) : next()
    meter.misses += 1
    const madeOf = cache.versionNow()
    const original = c.req.raw
    c.req.raw = impersonal(original)
    await next()
    c.req.raw = original
    if (c.res.status !== 200) return
    const body = encodedBody(await c.res.text())
    cache.keep(address, { body }, { madeOf, isOneOfFew: isOneOfFew(c) })
    c.res = undefined
    c.res = await respond(c, body, shared)
  }
}

const OF_THE_SENDER = 'x-forwarded-for'

/** The request as anyone could send it: no other header or method can affect a shared answer. */
function impersonal(request: Request): Request {
  const sender = request.headers.get(OF_THE_SENDER)
  return new Request(request.url, { headers: sender === null ? {} : { [OF_THE_SENDER]: sender } })
}

/** A request with one of these gets its own answer: a permitted or a fresh one. */
const OWN_ANSWER = ['cookie', 'authorization', 'cache-control'] as const

const READS = ['GET', 'HEAD']

function publicAddress(c: HonoContext): string | undefined {
  if (!READS.includes(c.req.method)) return undefined
  if (OWN_ANSWER.some((name) => c.req.header(name))) return undefined
  const address = requestTarget(c.req.url)
  return address.length <= MAX_ADDRESS_LENGTH ? address : undefined
}

function respond(c: HonoContext, body: EncodedBody, shared: SharedCaching): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', ...shared }
  return encodedResponse(c, { body, headers, isPublic: true })
}
