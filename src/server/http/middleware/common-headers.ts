import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { SECURITY_HEADERS } from '#server/http/middleware/security.ts'

/** A year. Neighbours under the same name may not have TLS: whether they must is for the proxy in front to say. */
const ALWAYS_ENCRYPTED = { 'strict-transport-security': 'max-age=31536000' }

/** What stands in mails, in readers of feeds and where links are shared. */
const SHOWN_ELSEWHERE = /^\/(?:pictures|images|icons|og)\//

const toldBefore = new WeakMap<object, Record<string, string>>()

/**
 * A header of an answer that is still to come, by its name in lower case. Set on Node's response, it would take every
 * other through Node's slower way; set in Hono, it costs a Headers object.
 */
export function tellHeader(response: object, name: string, value: string) {
  const told = toldBefore.get(response)
  if (told) told[name] = value
  else toldBefore.set(response, { [name]: value })
}

/**
 * Adds what all answers say; what an answer says itself goes before it. One that does not call itself public is for the
 * one who asked: nobody keeps it.
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
  // A stream that a proxy compresses arrives at its end.
  return asked.includes('no-transform') ? 'private, no-store, no-transform' : 'private, no-store'
}
