import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { hasSessionCookie } from '#server/auth/session-cookie.ts'
import type { Deps } from '#server/context.ts'
import { perVersion } from '#server/db/per-version.ts'
import type { Bytes } from '#server/http/files/encoded-body.ts'
import { encodedAnswer } from '#server/http/files/encoded-response.ts'
import { requestTarget } from '#server/http/middleware/request-target.ts'
import { mayCount } from '#server/http/middleware/search-counts.ts'
import type { SharedCaching } from '#server/http/middleware/shared-caching.ts'
import { type PageAddress, readPageAddress } from '#server/http/pages/page-address.ts'
import { type createPageCache, pageHeaders, type RenderedPage } from '#server/http/pages/page-cache.ts'
import type { CacheMeter } from '#server/metrics/meters.ts'
import { shopOfAddresses } from '#server/site/site.ts'

export type AnswerAtOnce = (request: IncomingMessage, response: ServerResponse) => boolean

interface Sources extends Pick<Deps, 'db'> {
  contentVersion: () => number
  cache: ReturnType<typeof createPageCache>
  shared: SharedCaching
  meter: CacheMeter
}

const MOST_ADDRESSES = 1_000
const LONGEST_TARGET = 400

/**
 * Serves a page from the cache without a web request, router and middleware, which cost as much as all else. Knows only
 * addresses that have led to this page through all of them before. Requests with a session or key, or that may be a
 * search, take the full path.
 */
export function answersAtOnce({ db, contentVersion, cache, shared, meter }: Sources) {
  const addressesNow = perVersion(contentVersion, () => new LRUCache<string, string>({ max: MOST_ADDRESSES }))

  function storedPage(target: string): RenderedPage | undefined {
    try {
      const address = addressesNow(db).get(target)
      return address === undefined ? undefined : cache.findCached(address)
    } catch {
      // The database cannot say whether its content has changed; the app reports the error.
      return undefined
    }
  }
  const answerAtOnce: AnswerAtOnce = (request, response) => {
    if (!isPlainRead(request) || mayCount(request)) return false
    const page = storedPage(request.url ?? '')
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

  return {
    answerAtOnce,
    /** Reads a page's address; the same request is then answered at once until the content changes. */
    readAddress(url: string): PageAddress {
      const addresses = addressesNow(db)
      const page = readPageAddress(new URL(url), () => shopOfAddresses(db))
      const target = requestTarget(url)
      if (page.isShared && target.length <= LONGEST_TARGET) addresses.set(target, page.address)
      return page
    },
  }
}

function isPlainRead({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' || headers.authorization !== undefined) return false
  return headers.cookie === undefined || !hasSessionCookie(headers.cookie)
}
