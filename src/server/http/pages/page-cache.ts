import type { EncodedBody } from '#server/http/files/encoded-body.ts'
import { createContentCache } from '#server/http/middleware/content-cache.ts'
import type { SharedCaching } from '#server/http/middleware/shared-caching.ts'
import type { PageAddress } from '#server/http/pages/page-address.ts'

export interface RenderedPage {
  status: number
  policy: string
  body: EncodedBody
}

type Page = Response | RenderedPage
type CachedAddress = Pick<PageAddress, 'address' | 'isOneOfFew'>

/**
 * A product page takes some 70 kB in all encodings. This holds about 480 of them, and every page that is one of few
 * (3.3 MB). More would not fit beside an import (185 MB) on a machine of 512 MB.
 */
const BOUNDS = { bytesOfFew: 8 * 1024 * 1024, bytesOfMany: 32 * 1024 * 1024 }

/** Caches anonymous pages for one content version. Simultaneous requests wait for one rendering. */
export function createPageCache(currentVersion: () => number) {
  const cache = createContentCache<RenderedPage>(currentVersion, BOUNDS)
  const underWay = new Map<string, { madeOf: number; rendering: Promise<Page> }>()

  function find(address: string): RenderedPage | Promise<Page> | undefined {
    const cached = cache.find(address)
    if (cached) return cached
    const other = underWay.get(address)
    return other?.madeOf === cache.versionNow() ? other.rendering : undefined
  }
  return {
    findCached: cache.find,
    find,
    get({ address, isOneOfFew }: CachedAddress, render: () => Promise<Page>): Page | Promise<Page> {
      const cached = find(address)
      if (cached) return cached
      const made = { madeOf: cache.versionNow(), rendering: render() }
      underWay.set(address, made)
      const end = () => underWay.get(address) === made && underWay.delete(address)
      made.rendering.then((page) => {
        end()
        const isCacheable = !(page instanceof Response) && page.status === 200
        if (isCacheable) cache.keep(address, page, { madeOf: made.madeOf, isOneOfFew })
      }, end)
      return made.rendering
    },
  }
}

/** `shared` is the permission of caches in front; undefined for a personal page. */
export function pageHeaders(
  { status, policy }: Pick<RenderedPage, 'status' | 'policy'>,
  shared?: SharedCaching,
): Record<string, string> {
  const caching = status === 200 ? shared : { 'Cache-Control': 'public, max-age=0, must-revalidate' }
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    Vary: 'Accept-Encoding, Cookie',
    ...(shared ? caching : { 'Cache-Control': 'private, no-store' }),
  }
}
