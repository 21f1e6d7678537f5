import type { Environment } from '#server/config/env.ts'
import { DAY_S, MINUTE_S } from '#shared/time/durations.ts'

export type SharedCaching = Readonly<Record<string, string>>

/** Once told of a change, a cache in front forgets by itself; what it missed ends soon all the same. */
const TOLD_OF_CHANGES = { freshS: MINUTE_S, staleS: 10 * MINUTE_S }
/** Nobody tells it: what it shows is never older than the two together. */
const NOT_TOLD = { freshS: 3, staleS: 3 }
/** While the shop does not answer. */
const IN_TROUBLE_S = DAY_S

/**
 * Of what is the same for everyone: a browser asks each time, a cache in front (a CDN, nginx, Varnish) need not. That it may
 * go on with an old answer while it gets a new one stands in a header for caches alone (RFC 9213): browsers would take it for
 * themselves, and show the page of before to somebody who has just signed in. Whoever shows a session or a key has to be
 * let through by the cache: what they get is `private, no-store`.
 */
export function sharedCaching(env: Pick<Environment, 'CACHE_PURGE_URL'>): SharedCaching {
  const { freshS, staleS } = env.CACHE_PURGE_URL === undefined ? NOT_TOLD : TOLD_OF_CHANGES
  const onError = `stale-if-error=${IN_TROUBLE_S}`
  return {
    'Cache-Control': `public, max-age=0, s-maxage=${freshS}, ${onError}`,
    'CDN-Cache-Control': `public, max-age=${freshS}, stale-while-revalidate=${staleS}, ${onError}`,
    Vary: 'Accept-Encoding',
  }
}
