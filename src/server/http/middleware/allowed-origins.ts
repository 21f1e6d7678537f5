import { createMiddleware } from 'hono/factory'

const ALWAYS = {
  'Access-Control-Expose-Headers': 'ETag, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id',
}
const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, If-None-Match',
  'Access-Control-Max-Age': '600',
}

/** Lets pages of the listed origins alone read the API's answers. Never with cookies: a key identifies the caller. */
export function allowedOrigins(origins: readonly string[]) {
  return createMiddleware(async (c, next) => {
    const origin = c.req.header('origin')
    if (origin === undefined || !origins.includes(origin)) {
      await next()
      // A cache in front must not give one origin the answer for another, or for none.
      if (origins.length > 0) c.res.headers.append('Vary', 'Origin')
      return
    }
    const isPreflight =
      c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined
    const headers = { 'Access-Control-Allow-Origin': origin, Vary: 'Origin', ...ALWAYS }
    if (isPreflight) return c.body(null, 204, { ...headers, ...PREFLIGHT })
    await next()
    for (const [name, value] of Object.entries(headers)) c.res.headers.append(name, value)
  })
}
