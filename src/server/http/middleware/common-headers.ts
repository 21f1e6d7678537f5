import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { SECURITY_HEADERS } from '#server/http/middleware/security.ts'

/** A year. Excludes subdomains, which may not have TLS: the proxy in front decides for them. */
const ALWAYS_ENCRYPTED = { 'strict-transport-security': 'max-age=31536000' }

/** Files embedded in mails and feed readers, or where links are shared. */
const SHOWN_ELSEWHERE = /^\/(?:pictures|images|icons|og)\//

const toldBefore = new WeakMap<object, Record<string, string>>()

/**
 * Sets a header of a response still to come; the name is in lower case. Set on Node's response, it would slow down all
 * other headers; set in Hono, it costs a Headers object.
 */
export function tellHeader(response: object, name: string, value: string) {
  const told = toldBefore.get(response)
  if (told) told[name] = value
  else toldBefore.set(response, { [name]: value })
}

/**
 * Adds the headers of all responses; a response's own headers take precedence. One that does not declare itself public
 * is private, and nobody stores it.
 */
export function withCommonHeaders(publicUrl: string) {
  const always: OutgoingHttpHeaders = {
    ...SECURITY_HEADERS,
    ...(publicUrl.startsWith('https:') && ALWAYS_ENCRYPTED),
    'cross-origin-resource-policy': 'same-origin',
  }
  const shown = { ...always, 'cross-origin-resource-policy': 'cross-origin' }

  return (response: ServerResponse, id: string, headers: OutgoingHttpHeaders = {}): OutgoingHttpHeaders => {
    const all: OutgoingHttpHeaders = {
      ...(SHOWN_ELSEWHERE.test(response.req.url ?? '/') ? shown : always),
      'x-request-id': id,
      ...toldBefore.get(response),
    }
    for (const name in headers) all[name.toLowerCase()] = headers[name]
    all['cache-control'] = keptBy(String(all['cache-control'] ?? ''))
    return all
  }
}

function keptBy(asked: string): string {
  if (asked.startsWith('public')) return asked
  // A stream that a proxy compresses arrives only at its end.
  return asked.includes('no-transform') ? 'private, no-store, no-transform' : 'private, no-store'
}
