import { createMiddleware } from 'hono/factory'
import { SECURITY_HEADERS } from '#server/http/security.ts'

const HEADERS = Object.entries(SECURITY_HEADERS)

/** Set before the handler, so that a page can put its own policy in place of the default. */
export function securityHeaders() {
  return createMiddleware(async (c, next) => {
    for (const [name, value] of HEADERS) c.header(name, value)
    await next()
  })
}
