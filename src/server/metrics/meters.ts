import { createHistogram, type Histogram } from '#server/metrics/histogram.ts'
import { createHistory } from '#server/metrics/history/history.ts'
import { perDatabase } from '#server/metrics/per-database.ts'
import { createRecentErrors } from '#server/metrics/recent-errors.ts'
import { SECOND_MS } from '#shared/time/durations.ts'

const MILLISECOND = 0.001
const LATENCIES = [1, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 10_000].map((ms) => ms * MILLISECOND)
const QUERY_TIMES = [0.1, 1, 10, 100, 1_000].map((ms) => ms * MILLISECOND)
/** Anything that blocks the event loop for longer is noticed. */
const LOOK_EVERY_MS = 50
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

export const metersOf = perDatabase(createMeters)

/** Counts rare events by labels with few values. */
function createTally<Labels extends Record<string, string>>() {
  const counts = new Map<string, { labels: Labels; value: number }>()
  return {
    add(labels: Labels, by = 1) {
      const key = JSON.stringify(labels)
      const existing = counts.get(key)
      if (existing) existing.value += by
      else counts.set(key, { labels, value: by })
    },
    read: () => [...counts.values()],
  }
}

/** Measures how late a timer fires, which equals the delay of concurrent requests. Returns a function that stops it. */
export function watchEventLoop(lag: Histogram): () => void {
  let expected = performance.now() + LOOK_EVERY_MS
  const timer = setInterval(() => {
    const now = performance.now()
    lag.observe(Math.max(0, now - expected) / SECOND_MS)
    expected = now + LOOK_EVERY_MS
  }, LOOK_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
