import type { Context as HonoContext } from 'hono'
import type { RedirectStatusCode } from 'hono/utils/http-status'
import { errorResponse } from '#server/http/middleware/errors.ts'
import { localPath, splitAddress } from '#shared/messages/languages.ts'

/** Together with the common headers, a response stays below 2 kB. */
const MAX_LENGTH = 1_200

/** Redirects within the language of the page, without repeating a long query, which is dropped. */
export function shortRedirect(c: HonoContext, target: string, status: RedirectStatusCode): Response {
  const address = localAddress(target)
  if (address.length <= MAX_LENGTH) return c.redirect(address, status)
  const [path = ''] = address.split('?')
  return path.length <= MAX_LENGTH ? c.redirect(path, status) : errorResponse(c, 414)
}

/** Completes a path of this site, unless it states its language or is another site's address. */
export function localAddress(target: string): string {
  return splitAddress(target).prefix || !target.startsWith('/') ? target : localPath(target)
}
