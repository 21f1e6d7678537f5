import { expect, test } from 'vitest'
import { processFamilies } from '#server/features/status/metrics/metric-families.ts'
import { trafficOf } from '#server/features/status/report/traffic.ts'
import { metersOf } from '#server/metrics/meters.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'

/** A process that has answered so many requests, and found so many pages in its cache. */
function processOf(name: string, { quick = 0, slow = 0, hits = 0, misses = 0 }) {
  const db = newDatabase()
  const meters = metersOf(db)
  for (let request = 0; request < quick; request++) meters.countRequest('/', 200, 0.003)
  for (let request = 0; request < slow; request++) meters.countRequest('/api/products', 503, 2)
  if (quick > 0) meters.eventLoopLag.observe(0.0005)
  Object.assign(meters.caches.pages, { hits, misses })
  return { process: name, figures: processFamilies(db) }
}

test('combines requests of all routes and processes with a 95th percentile', () => {
  const traffic = trafficOf([
    processOf('writer', { quick: 40, slow: 3, hits: 1, misses: 1 }),
    processOf('2', { quick: 57, hits: 2 }),
  ])
  expect(traffic).toMatchObject({
    processes: 2,
    requests: 100,
    serverErrors: 3,
    mostWithin: expect.closeTo(0.0049, 3),
    mostLagWithin: expect.closeTo(0.00095, 5),
    cachedShare: 0.75,
  })
  expect(traffic.memoryBytes).toBeGreaterThan(2_000_000)
})

test('reports nothing before the first request', () => {
  expect(trafficOf([processOf('writer', {})])).toMatchObject({
    requests: 0,
    serverErrors: 0,
    mostWithin: null,
    mostLagWithin: null,
    cachedShare: null,
  })
})
