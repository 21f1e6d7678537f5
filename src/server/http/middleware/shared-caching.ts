import type { Environment } from '#server/config/env.ts'
import { DAY_S, MINUTE_S } from '#shared/time/durations.ts'

export type SharedCaching = Readonly<Record<string, string>>

/** A purged cache forgets by itself; pages that a purge missed expire soon anyway. */
const WITH_PURGES = { freshS: MINUTE_S, staleS: 10 * MINUTE_S }
/** Without purges, a cache never shows pages older than both together. */
const WITHOUT_PURGES = { freshS: 3, staleS: 3 }
const IN_TROUBLE_S = DAY_S

/**
 * Headers for responses that are the same for everyone. A browser revalidates each time; a cache in front (a CDN,
 * nginx, Varnish) need not. Permission to serve stale answers is in a header for caches alone (RFC 9213). Browsers
 * would apply it too, and show an outdated page to somebody who has just signed in. The cache must pass on requests
 * with a session or a key: their answers are `private, no-store`.
 */
export function sharedCaching(env: Pick<Environment, 'CACHE_PURGE_URL'>): SharedCaching {
  const { freshS, staleS } = env.CACHE_PURGE_URL === undefined ? WITHOUT_PURGES : WITH_PURGES
  const onError = `stale-if-error=${IN_TROUBLE_S}`
  return {
    'Cache-Control': `public, max-age=0, s-maxage=${freshS}, ${onError}`,
    'CDN-Cache-Control': `public, max-age=${freshS}, stale-while-revalidate=${staleS}, ${onError}`,
    Vary: 'Accept-Encoding',
  }
}
