import type { IncomingMessage, ServerResponse } from 'node:http'
import { hasSessionCookie } from '#server/auth/session-cookie.ts'
import type { Bytes } from '#server/http/files/encoded-body.ts'
import { encodedAnswer } from '#server/http/files/encoded-response.ts'
import { mayCount } from '#server/http/middleware/search-counts.ts'
import type { SharedCaching } from '#server/http/middleware/shared-caching.ts'
import type { rememberedAddresses } from '#server/http/pages/page-address.ts'
import type { createPageCache, RenderedPage } from '#server/http/pages/page-cache.ts'
import { pageHeaders } from '#server/http/pages/page-headers.ts'
import type { CacheMeter } from '#server/metrics/meters.ts'

/** Says whether it has answered. */
export type AnswerAtOnce = (request: IncomingMessage, response: ServerResponse) => boolean

interface Sources {
  addresses: ReturnType<typeof rememberedAddresses>
  cache: ReturnType<typeof createPageCache>
  shared: SharedCaching
  meter: CacheMeter
}

/**
 * Gives a page out of the cache without a request of the web's kind, a router and middleware, which cost as much as all
 * else. Only an address that has led to this page before, through all of them, is known here; who shows a session or a
 * key or may have searched goes their way again.
 */
export function answersAtOnce({ addresses, cache, shared, meter }: Sources): AnswerAtOnce {
  function keptPage(target: string): RenderedPage | undefined {
    try {
      const asked = addresses.find(target)
      return asked && cache.kept(asked.address)
    } catch {
      // The database cannot say whether its content has changed: the app says what is wrong.
      return undefined
    }
  }
  return (request, response) => {
    if (!isPlainRead(request) || mayCount(request)) return false
    const page = keptPage(request.url ?? '')
    if (!page) return false
    const answer = { body: page.body, headers: pageHeaders(page, shared), isPublic: true }
    const { status, headers, body } = encodedAnswer(request.headers, answer)
    meter.hits += 1
    const send = (bytes: Bytes | null) => {
      if (bytes) headers['Content-Length'] = String(bytes.length)
      response.writeHead(status, headers).end(bytes)
    }
    if (body instanceof Promise) body.then(send).catch(() => response.destroy())
    else send(body)
    return true
  }
}

function isPlainRead({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' || headers.authorization !== undefined) return false
  return headers.cookie === undefined || !hasSessionCookie(headers.cookie)
}
