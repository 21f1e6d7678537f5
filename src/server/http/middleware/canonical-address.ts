import { createMiddleware } from 'hono/factory'
import { errorResponse } from '#server/http/middleware/errors.ts'
import { requestTarget } from '#server/http/middleware/request-target.ts'
import { shortRedirect } from '#server/http/middleware/short-redirect.ts'
import { decodedUri } from '#shared/text/unless-broken.ts'

/** Nearly every address has this form, and needs no further test. */
const PLAIN = /^(?:\/[\w~!$&'()*+,;=:@-][\w~!$&'()*+,;=:@.-]*)*\/?$/
/** No address of ours has these characters; routers trim some, and browsers turn others round. */
const NEVER_IN_A_PATH = /[\\\s\p{Cc}]/u
const UNRESERVED = /[\w.~-]/
const ESCAPE = /%([0-9a-f]{2})/gi
const READS = ['GET', 'HEAD']

/**
 * Gives each address one spelling, and nothing behind this reads another. Doubled slashes, needless escapes and dots
 * redirect to it; malformed addresses are refused. So cache keys, guards and routers never disagree about an address.
 */
export const canonicalAddresses = createMiddleware(async (c, next) => {
  const { path, query } = addressOf(c.req.url)
  if (PLAIN.test(path)) return next()
  const canonical = canonicalPath(path)
  if (canonical === path) return next()
  if (canonical === undefined) return errorResponse(c, 404)
  return READS.includes(c.req.method) ? shortRedirect(c, `${canonical}${query}`, 308) : errorResponse(c, 404)
})

/** Refuses API queries whose escapes are not UTF-8, since programs would read them differently. */
export const readableQueries = createMiddleware(async (c, next) =>
  isReadable(addressOf(c.req.url).query) ? next() : errorResponse(c, 400, 'The query is not valid UTF-8'),
)

/** Drops a fragment, which belongs to the browser: the address is the same without it. */
function addressOf(url: string): { path: string; query: string } {
  const target = requestTarget(url)
  const fragment = target.indexOf('#')
  const address = fragment === -1 ? target : target.slice(0, fragment)
  const end = address.indexOf('?')
  return end === -1
    ? { path: address, query: '' }
    : { path: address.slice(0, end), query: address.slice(end) }
}

export function canonicalPath(path: string): string | undefined {
  const text = decodedUri(path)
  if (text === undefined || NEVER_IN_A_PATH.test(text)) return undefined
  const segments = path.replace(ESCAPE, unescaped).split('/').filter(Boolean)
  if (segments.some((segment) => segment === '.' || segment === '..')) return undefined
  const slash = segments.length > 0 && path.endsWith('/') ? '/' : ''
  const escaped = segments.map((segment) => segment.replace(/[^\w.~!$&'()*+,;=:@%-]+/g, encodeURIComponent))
  return `/${escaped.join('/')}${slash}`
}

/** Unescapes letters, digits and their like; remaining escapes are in capitals. */
function unescaped(whole: string, hex: string): string {
  const char = String.fromCharCode(Number.parseInt(hex, 16))
  return UNRESERVED.test(char) ? char : whole.toUpperCase()
}

/** In a query, a percent sign that starts no escape stands for itself. */
function isReadable(query: string): boolean {
  return decodedUri(query.replace(/%(?![0-9a-f]{2})/gi, '%25')) !== undefined
}
