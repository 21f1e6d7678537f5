import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { SECURITY_HEADERS } from '#server/http/middleware/security.ts'

/** A year. Excludes subdomains, which may not have TLS: the proxy in front decides for them. */
const ALWAYS_ENCRYPTED = { 'strict-transport-security': 'max-age=31536000' }

/** Files embedded in emails and feed readers, or where links are shared. */
const EMBEDDABLE = /^\/(?:pictures|images|icons|og)\//

const presetHeaders = new WeakMap<object, Record<string, string>>()

/**
 * Sets a header of a response still to come; the name is in lower case. Set on Node's response, it would slow down all
 * other headers; set in Hono, it costs a Headers object.
 */
export function tellHeader(response: object, name: string, value: string) {
  const preset = presetHeaders.get(response)
  if (preset) preset[name] = value
  else presetHeaders.set(response, { [name]: value })
}

/** A response's own headers take precedence. One not declared public is private, and nobody stores it. */
export function withCommonHeaders(publicUrl: string) {
  const always: OutgoingHttpHeaders = {
    ...SECURITY_HEADERS,
    ...(publicUrl.startsWith('https:') && ALWAYS_ENCRYPTED),
    'cross-origin-resource-policy': 'same-origin',
  }
  const embeddable = { ...always, 'cross-origin-resource-policy': 'cross-origin' }

  return (response: ServerResponse, id: string, headers: OutgoingHttpHeaders = {}): OutgoingHttpHeaders => {
    const all: OutgoingHttpHeaders = {
      ...(EMBEDDABLE.test(response.req.url ?? '/') ? embeddable : always),
      'x-request-id': id,
      ...presetHeaders.get(response),
    }
    for (const name in headers) all[name.toLowerCase()] = headers[name]
    all['cache-control'] = cacheControlOf(String(all['cache-control'] ?? ''))
    return all
  }
}

function cacheControlOf(requested: string): string {
  if (requested.startsWith('public')) return requested
  // A stream that a proxy compresses arrives only at its end.
  return requested.includes('no-transform') ? 'private, no-store, no-transform' : 'private, no-store'
}
