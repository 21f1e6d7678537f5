import type { SharedCaching } from '#server/http/middleware/shared-caching.ts'
import type { RenderedPage } from '#server/http/pages/page-cache.ts'

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
