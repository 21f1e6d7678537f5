import { expect, test } from 'vitest'
import { trafficOf } from '#server/features/status/report/traffic.ts'
import { metersOf } from '#server/metrics/meters.ts'

test('requests of all routes are one figure, with the time that most answers kept to', () => {
  const meters = metersOf({ $client: {} })
  for (let request = 0; request < 97; request++) meters.countRequest('/', 200, 0.003)
  for (let request = 0; request < 3; request++) meters.countRequest('/api/products', 503, 2)
  meters.caches.pages.hits = 3
  meters.caches.pages.misses = 1
  meters.eventLoopLag.observe(0.0005)
  expect(trafficOf(meters)).toEqual({
    requests: 100,
    serverErrors: 3,
    mostWithin: 0.005,
    mostLagWithin: 0.001,
    cachedShare: 0.75,
  })
})

test('before the first request there is nothing to say', () => {
  expect(trafficOf(metersOf({ $client: {} }))).toEqual({
    requests: 0,
    serverErrors: 0,
    mostWithin: null,
    mostLagWithin: null,
    cachedShare: null,
  })
})
