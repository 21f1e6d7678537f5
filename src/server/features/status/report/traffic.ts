import type { MetricFamily } from '#server/metrics/exposition.ts'
import { readingOf, stretchBetween } from '#server/metrics/history/reading.ts'

interface Process {
  process: string
  figures: readonly MetricFamily[]
}

export function trafficOf(processes: readonly Process[]) {
  const readings = new Map(processes.map(({ process, figures }) => [process, readingOf(figures)]))
  return {
    ...stretchBetween(new Map(), readings),
    processes: processes.length,
    /** Covers public cacheable pages; null before the first. */
    cachedShare: shareOfHits(processes.flatMap(({ figures }) => figures)),
  }
}

function shareOfHits(figures: readonly MetricFamily[]): number | null {
  const lookups = figures
    .filter(({ name }) => name === 'cache_requests_total')
    .flatMap(({ samples }) => samples)
    .filter(({ labels }) => labels?.cache === 'pages')
  const sumOf = (samples: MetricFamily['samples']) =>
    samples.reduce((sum, { value }) => sum + (typeof value === 'number' ? value : 0), 0)
  const looked = sumOf(lookups)
  return looked === 0 ? null : sumOf(lookups.filter(({ labels }) => labels?.result === 'hit')) / looked
}
