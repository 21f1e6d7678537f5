import { createMiddleware } from 'hono/factory'
import type { Environment } from '#server/config/env.ts'
import { errorResponse } from '#server/http/middleware/errors.ts'
import { hasKey, hasSessionCookie } from '#server/http/middleware/request-context.ts'
import { m } from '#shared/messages/messages.ts'

const OWN_SITES = ['same-origin', 'none']

/**
 * Browsers send cookies along with requests that other sites cause. So a change by cookie must come from our own pages,
 * as `Origin` shows. `Sec-Fetch-Site` replaces it where browsers leave it out.
 */
export function sameOrigin(env: Environment) {
  const isOwn = ownRequests(env)
  return createMiddleware(async (c, next) => {
    const rests = hasSessionCookie(c) && !hasKey(c)
    if (rests && !isOwn(c.req.raw)) return errorResponse(c, 403, m.requestFromOtherSite)
    return next()
  })
}

/**
 * Whether a change comes from our own pages, as far as the browser says. The request's host name counts only if no
 * public address is set: any name can lead here.
 */
export function ownRequests({ PUBLIC_URL, isPublicUrlSet }: Environment): (request: Request) => boolean {
  const publicOrigin = new URL(PUBLIC_URL).origin
  return ({ url, headers }) => {
    const origin = headers.get('origin')
    if (origin === null) return OWN_SITES.includes(headers.get('sec-fetch-site') ?? '')
    return origin === publicOrigin || (!isPublicUrlSet && origin === new URL(url).origin)
  }
}
