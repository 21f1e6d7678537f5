import type { Context as HonoContext } from 'hono'
import type { RedirectStatusCode } from 'hono/utils/http-status'
import { errorResponse } from '#server/http/middleware/errors.ts'

/** With what all answers carry, an answer stays below 2 kB. */
const MAX_LENGTH = 1_200

/** Leads on, but repeats nobody's kilobytes: a query that is too long is left behind. */
export function shortRedirect(c: HonoContext, address: string, status: RedirectStatusCode): Response {
  if (address.length <= MAX_LENGTH) return c.redirect(address, status)
  const [path = ''] = address.split('?')
  return path.length <= MAX_LENGTH ? c.redirect(path, status) : errorResponse(c, 414)
}
