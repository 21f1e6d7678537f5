import { createMiddleware } from 'hono/factory'
import type { Environment } from '#server/config/env.ts'
import { errorResponse } from '#server/http/middleware/errors.ts'
import { hasKey, hasSessionCookie } from '#server/http/middleware/request-context.ts'

const OWN_SITES = ['same-origin', 'none']

/**
 * A browser sends cookies along with whatever another site makes it do, so a change that rests on a cookie has to come
 * from one of our own pages: it says so by `Origin`, or by `Sec-Fetch-Site` where browsers leave that out.
 */
export function sameOrigin(env: Environment) {
  const isOwn = ownRequests(env)
  return createMiddleware(async (c, next) => {
    const rests = hasSessionCookie(c) && !hasKey(c)
    if (rests && !isOwn(c.req.raw)) return errorResponse(c, 403, 'This request came from another site')
    return next()
  })
}

/**
 * Whether a change comes from a page of ours, as far as the browser says. The name that a request was sent to counts only
 * where no public address is set: any name can lead here.
 */
export function ownRequests({ PUBLIC_URL, isPublicUrlSet }: Environment): (request: Request) => boolean {
  const publicOrigin = new URL(PUBLIC_URL).origin
  return ({ url, headers }) => {
    const origin = headers.get('origin')
    if (origin === null) return OWN_SITES.includes(headers.get('sec-fetch-site') ?? '')
    return origin === publicOrigin || (!isPublicUrlSet && origin === new URL(url).origin)
  }
}
