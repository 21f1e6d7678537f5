import type { Meters } from '#server/metrics/meters.ts'

const SERVER_ERRORS = 500
const MOST = 0.95

/** What the meters say of the requests since the start, in a few figures. */
export function trafficOf({
  routes,
  caches: { pages },
  eventLoopLag,
}: Pick<Meters, 'routes' | 'caches' | 'eventLoopLag'>) {
  const meters = [...routes.values()]
  const statuses = meters.flatMap(({ byStatus }) => [...byStatus])
  const sumOf = (counted: (readonly [number, number])[]) => counted.reduce((sum, [, count]) => sum + count, 0)
  const looked = pages.hits + pages.misses
  return {
    requests: sumOf(statuses),
    serverErrors: sumOf(statuses.filter(([status]) => status >= SERVER_ERRORS)),
    /** Most answers began within so many seconds; null before the first, or when it was longer than any bound. */
    mostWithin: boundOf(meters.map(({ latency }) => latency.read())),
    mostLagWithin: boundOf([eventLoopLag.read()]),
    /** Of the pages that are the same for everyone; null before the first. */
    cachedShare: looked === 0 ? null : pages.hits / looked,
  }
}

type Reading = ReturnType<Meters['renders']['read']>

/** The smallest bound that most of what was observed keeps to. */
function boundOf(readings: Reading[]): number | null {
  const total = readings.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  const bounds = readings[0]?.atMost ?? []
  const within = (place: number) => readings.reduce((sum, { atMost }) => sum + (atMost[place]?.count ?? 0), 0)
  return bounds.find((_, place) => within(place) >= MOST * total)?.bound ?? null
}
