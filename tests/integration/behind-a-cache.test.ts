import { describe, expect, test } from 'vitest'
import { LABEL_MS } from '#server/features/products/prices/price-rule.ts'
import { DAY_MS, DAY_S, HOUR_MS, SECOND_MS } from '#shared/time/durations.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { thoroughTest } from '#tests/helpers/thoroughly.ts'
import { tryBehind } from '../durability/behind-a-cache.ts'
import { isInstalled } from '../durability/proxies.ts'

const SLOW_MS = 180_000
const PURGED = { CACHE_PURGE_URL: 'http://127.0.0.1:9/' }

describe('the copy in a cache in front', () => {
  const SHARED = ['/', '/products', '/api/products', '/trpc/categories.list']

  test('lasts some seconds, and a day while the shop fails, for public content', async () => {
    const { app } = createTestApp()
    for (const path of SHARED) {
      const { headers } = await app.request(path)
      expect([path, headers.get('cache-control')]).toEqual([
        path,
        'public, max-age=0, s-maxage=3, stale-if-error=86400',
      ])
      expect(headers.get('cdn-cache-control')).toBe(
        'public, max-age=3, stale-while-revalidate=3, stale-if-error=86400',
      )
      expect(headers.get('vary')).toBe('Accept-Encoding')
      expect(headers.get('etag')).toMatch(/^"/)
    }
  })

  test('lasts a minute if the cache is purged after changes', async () => {
    const { app } = createTestApp({ env: PURGED })
    const { headers } = await app.request('/products')
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, stale-if-error=86400')
    expect(headers.get('cdn-cache-control')).toContain('max-age=60, stale-while-revalidate=600')
  })

  test.each([{}, PURGED])('ends before a price drop’s label would, with %o', async (env) => {
    const { headers } = await createTestApp({ env }).app.request('/products')
    const longest = ['cache-control', 'cdn-cache-control'].map((name) => {
      const times = headers.get(name)?.matchAll(/(?:s-maxage|max-age|while-revalidate|if-error)=(\d+)/g) ?? []
      return [...times].reduce((sum, [, seconds]) => sum + Number(seconds), 0)
    })
    expect(Math.min(...longest)).toBeGreaterThan(DAY_S)
    // A page that the shop itself keeps is up to an hour old.
    expect(LABEL_MS + HOUR_MS + Math.max(...longest) * SECOND_MS).toBeLessThan(30 * DAY_MS)
  })

  test('is forbidden for requests with a session or key and for missing pages', async () => {
    const shop = createTestApp()
    const { headers: session } = await shop.signInAs('user')
    for (const path of SHARED) {
      const { headers } = await shop.app.request(path, { headers: session })
      expect([path, headers.get('cache-control')]).toEqual([
        path,
        path.startsWith('/trpc') || path.startsWith('/api') ? null : 'private, no-store',
      ])
      expect(headers.has('cdn-cache-control')).toBe(false)
    }
    const missing = await shop.app.request('/no-such-page')
    expect(missing.status).toBe(404)
    expect(missing.headers.get('cache-control')).not.toContain('s-maxage')
    expect(missing.headers.has('cdn-cache-control')).toBe(false)
  })

  test('varies by origin where other sites may read it', async () => {
    const { app } = createTestApp({ env: { CORS_ORIGINS: 'https://partner.example' } })
    for (const origin of ['https://partner.example', 'https://other.example', '']) {
      const { headers } = await app.request('/api/products', { headers: origin ? { origin } : {} })
      expect(headers.get('vary')).toContain('Origin')
    }
  })
})

describe.each(['nginx', 'varnish'] as const)(
  'a shop behind %s, configured as in docs/examples/deploy',
  (cache) => {
    const tryIt = isInstalled(cache) ? thoroughTest : test.skip
    tryIt(
      'pages outlive the shop, a changed price shows, and a session gets its own',
      async () => {
        const report = await tryBehind(cache)
        expect(report.hits).toBe(6)
        expect(report.whileDead).toEqual([200, 200, 200, 200, 200, 200])
        expect(report.whileRestarting.failed).toBe(0)
        // How soon is for `node tests/durability/run.ts` to say: a busy machine is no failure.
        expect(report.changedPriceMs).toBeLessThan(20_000)
        expect(report.signedIn).toEqual(Array(2).fill('private, no-store, with their name'))
        expect(report.isPrivate).toBe(true)
      },
      SLOW_MS,
    )
  },
)
