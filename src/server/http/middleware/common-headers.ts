import type { OutgoingHttpHeaders } from 'node:http'
import { SECURITY_HEADERS } from '#server/http/middleware/security.ts'

/** A year. Neighbours under the same name may not have TLS: whether they must is for the proxy in front to say. */
const ALWAYS_ENCRYPTED = { 'strict-transport-security': 'max-age=31536000' }

/** What stands in mails, in readers of feeds and where links are shared. */
const SHOWN_ELSEWHERE = /^\/(?:pictures|images|icons|og)\//

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

  return (url: string, id: string, headers: OutgoingHttpHeaders = {}): OutgoingHttpHeaders => {
    const all: OutgoingHttpHeaders = {
      ...(SHOWN_ELSEWHERE.test(url) ? shown : always),
      'x-request-id': id,
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
