import { createMiddleware } from 'hono/factory'
import { errorResponse } from '#server/http/middleware/errors.ts'
import { hasKey, hasSessionCookie } from '#server/http/middleware/request-context.ts'

const OWN_SITES = ['same-origin', 'none']

/**
 * A browser sends cookies along with whatever another site makes it do, so a change that rests on a cookie has to come
 * from one of our own pages: it says so by `Origin`, or by `Sec-Fetch-Site` where browsers leave that out.
 */
export function sameOrigin(publicUrl: string) {
  const own = new URL(publicUrl).origin
  return createMiddleware(async (c, next) => {
    const rests = hasSessionCookie(c) && !hasKey(c)
    if (rests && !isOwn(own, c.req.url, c.req.header('origin'), c.req.header('sec-fetch-site')))
      return errorResponse(c, 403, 'This request came from another site')
    return next()
  })
}

/** Whether a change comes from a page of ours, as far as the browser says. */
export function isOwn(
  publicOrigin: string,
  requestUrl: string,
  origin: string | undefined,
  fetchSite: string | undefined,
): boolean {
  if (origin !== undefined) return origin === publicOrigin || origin === new URL(requestUrl).origin
  return fetchSite !== undefined && OWN_SITES.includes(fetchSite)
}
