import { createHistogram, type Histogram } from '#server/metrics/histogram.ts'
import { createHistory } from '#server/metrics/history/history.ts'
import { createRecentErrors } from '#server/metrics/recent-errors.ts'
import { createTally } from '#server/metrics/tally.ts'

const MILLISECOND = 0.001
const LATENCIES = [1, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 10_000].map((ms) => ms * MILLISECOND)
const QUERY_TIMES = [0.1, 1, 10, 100, 1_000].map((ms) => ms * MILLISECOND)
const LAGS = [1, 5, 10, 25, 50, 100, 250, 1_000].map((ms) => ms * MILLISECOND)

interface RouteMeter {
  latency: Histogram
  byStatus: Map<number, number>
}

export interface CacheMeter {
  hits: number
  misses: number
}

export type Meters = ReturnType<typeof createMeters>

function createMeters() {
  const routes = new Map<string, RouteMeter>()
  return {
    routes,
    countRequest(route: string, status: number, seconds: number) {
      const meter = routes.get(route) ?? { latency: createHistogram(LATENCIES), byStatus: new Map() }
      routes.set(route, meter)
      meter.latency.observe(seconds)
      meter.byStatus.set(status, (meter.byStatus.get(status) ?? 0) + 1)
    },
    caches: { pages: newCacheMeter(), answers: newCacheMeter() },
    renders: createHistogram(LATENCIES),
    queries: createHistogram(QUERY_TIMES),
    /** Changes that had to wait for the write lock. */
    writeWaits: createHistogram(LATENCIES),
    eventLoopLag: createHistogram(LAGS),
    mails: createTally<{ lane: string; result: string }>(),
    webhooks: createTally<{ result: string }>(),
    feedRuns: createTally<{ status: string }>(),
    feedRows: createTally<{ result: string }>(),
    errors: createRecentErrors(),
    history: createHistory(),
  }
}

function newCacheMeter(): CacheMeter {
  return { hits: 0, misses: 0 }
}

const metersByClient = new WeakMap<object, Meters>()

export function metersOf({ $client }: { $client: object }): Meters {
  const meters = metersByClient.get($client) ?? createMeters()
  metersByClient.set($client, meters)
  return meters
}
