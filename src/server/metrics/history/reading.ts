import type { MetricFamily } from '#server/metrics/exposition.ts'
import type { Histogram } from '#server/metrics/histogram.ts'

const SERVER_ERRORS = 500
const MOST = 0.95

type Counts = ReturnType<Histogram['read']>

export interface Reading {
  requests: number
  serverErrors: number
  latencies: Counts[]
  lags: Counts[]
  memoryBytes: number
}

/** Activity between two readings. Times are 95th percentiles in seconds; null when nothing was measured. */
export interface Stretch {
  requests: number
  serverErrors: number
  mostWithin: number | null
  mostLagWithin: number | null
  memoryBytes: number
}

export function readingOf(figures: readonly MetricFamily[]): Reading {
  const samples = (name: string) => figures.find((family) => family.name === name)?.samples ?? []
  const statuses = samples('http_requests_total')
  const counts = (name: string) =>
    samples(name).flatMap(({ value }) => (typeof value === 'number' ? [] : value))
  return {
    requests: sumOf(statuses),
    serverErrors: sumOf(statuses.filter(({ labels }) => Number(labels?.status) >= SERVER_ERRORS)),
    latencies: counts('http_request_duration_seconds'),
    lags: counts('event_loop_lag_seconds'),
    memoryBytes: sumOf(samples('memory_bytes').filter(({ labels }) => labels?.kind === 'resident')),
  }
}

function sumOf(samples: MetricFamily['samples']): number {
  return samples.reduce((sum, { value }) => sum + (typeof value === 'number' ? value : 0), 0)
}

/** Sums all processes, matched by name. One that restarted or is new counts from zero. */
export function stretchBetween(
  before: ReadonlyMap<string, Reading>,
  after: ReadonlyMap<string, Reading>,
): Stretch {
  const pairs = [...after].map(([process, now]) => {
    const earlier = before.get(process)
    return { now, earlier: earlier && earlier.requests <= now.requests ? earlier : undefined }
  })
  const difference = (key: 'requests' | 'serverErrors') =>
    pairs.reduce((sum, { now, earlier }) => sum + now[key] - (earlier?.[key] ?? 0), 0)
  const within = (key: 'latencies' | 'lags') =>
    quantile(
      pairs.flatMap(({ now }) => now[key]),
      pairs.flatMap(({ earlier }) => earlier?.[key] ?? []),
    )
  return {
    requests: difference('requests'),
    serverErrors: difference('serverErrors'),
    mostWithin: within('latencies'),
    mostLagWithin: within('lags'),
    memoryBytes: pairs.reduce((sum, { now }) => sum + now.memoryBytes, 0),
  }
}

/** Like `histogram_quantile` of Prometheus: even in each bucket, and at most the last bound. */
function quantile(after: readonly Counts[], before: readonly Counts[]): number | null {
  const grown = (of: (counts: Counts) => number) =>
    after.reduce((sum, counts) => sum + of(counts), 0) - before.reduce((sum, counts) => sum + of(counts), 0)
  const total = grown(({ count }) => count)
  if (total <= 0) return null
  const target = MOST * total
  let below = { bound: 0, count: 0 }
  for (const [place, { bound }] of (after[0]?.atMost ?? []).entries()) {
    const count = grown(({ atMost }) => atMost[place]?.count ?? 0)
    if (count >= target)
      return below.bound + ((bound - below.bound) * (target - below.count)) / (count - below.count)
    below = { bound, count }
  }
  return below.bound
}
