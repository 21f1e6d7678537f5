import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { type EncodedBody, encodedBody } from '#server/http/files/encoded-body.ts'
import { encodedResponse } from '#server/http/files/encoded-response.ts'
import { isCacheable, isOneOfFew } from '#server/http/middleware/cacheable.ts'
import { createContentCache } from '#server/http/middleware/content-cache.ts'
import { requestTarget } from '#server/http/middleware/request-target.ts'
import { type SharedCaching, sharedCaching } from '#server/http/middleware/shared-caching.ts'
import type { CacheMeter } from '#server/metrics/meters.ts'

/** A list of 100 products holds some 80 kB; the few are lists without a query, and all articles in one. */
const BOUNDS = { bytesOfFew: 2 * 1024 * 1024, bytesOfMany: 6 * 1024 * 1024 }
const MAX_ADDRESS_LENGTH = 400

interface CachedAnswer {
  body: EncodedBody
}

/**
 * Caches the answers of anonymous reads for as long as the content that they were made of. Each is made from its key
 * alone (see `impersonal`). A request that says `Cache-Control: no-cache` or `no-store` gets one made for it. What is
 * not kept is compressed on its way.
 */
export function responseCache(
  env: Parameters<typeof sharedCaching>[0],
  contentVersion: () => number,
  meter: CacheMeter,
): MiddlewareHandler {
  const shared = sharedCaching(env)
  const compressed = compress()
  const cache = createContentCache<CachedAnswer>(contentVersion, BOUNDS)

  return async function answerCached(c, next) {
    const address = publicAddress(c)
    const known = address === undefined ? undefined : cache.find(address)
    if (known) {
      meter.hits += 1
      return respond(c, known.body, shared)
    }
    if (address === undefined || !isCacheable(c))
      return c.req.header('accept-encoding') ? compressed(c, next) : next()
    meter.misses += 1
    const madeOf = cache.versionNow()
    const asked = c.req.raw
    c.req.raw = impersonal(asked)
    await next()
    c.req.raw = asked
    if (c.res.status !== 200) return
    const body = encodedBody(await c.res.text())
    cache.keep(address, { body }, { madeOf, isOneOfFew: isOneOfFew(c) })
    c.res = undefined
    c.res = await respond(c, body, shared)
  }
}

/** What tells senders apart for their limits, and never changes an answer that is given. */
const OF_THE_SENDER = 'x-forwarded-for'

/** The request as anybody could have sent it: no other header and no other method can shape what everybody gets. */
function impersonal(request: Request): Request {
  const sender = request.headers.get(OF_THE_SENDER)
  return new Request(request.url, { headers: sender === null ? {} : { [OF_THE_SENDER]: sender } })
}

/** Who sends one of these gets an answer of their own: to what they may see, or a new one. */
const OWN_ANSWER = ['cookie', 'authorization', 'cache-control'] as const

const READS = ['GET', 'HEAD']

/** Path and query of a read by nobody in particular. */
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
