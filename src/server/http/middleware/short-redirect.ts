import type { Context as HonoContext } from 'hono'
import type { RedirectStatusCode } from 'hono/utils/http-status'
import { errorResponse } from '#server/http/middleware/errors.ts'

/** Together with the common headers, a response stays below 2 kB. */
const MAX_LENGTH = 1_200

/** Redirects without repeating a long query, which is dropped. */
export function shortRedirect(c: HonoContext, address: string, status: RedirectStatusCode): Response {
  if (address.length <= MAX_LENGTH) return c.redirect(address, status)
  const [path = ''] = address.split('?')
  return path.length <= MAX_LENGTH ? c.redirect(path, status) : errorResponse(c, 414)
}
