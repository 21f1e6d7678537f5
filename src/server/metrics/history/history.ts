import type { MetricFamily } from '#server/metrics/exposition.ts'
import { type Reading, readingOf, type Stretch, stretchBetween } from '#server/metrics/history/reading.ts'
import { DAY_MS, MINUTE_MS } from '#shared/time/durations.ts'

export const STRETCH_MS = 5 * MINUTE_MS
const MOST_STRETCHES = DAY_MS / STRETCH_MS

interface Process {
  process: string
  figures: readonly MetricFamily[]
}

/** The last day in five-minute intervals, for all processes. In memory only: a restart begins it again. */
export function createHistory() {
  let before: Map<string, Reading> = new Map()
  let stretches: ({ until: number } & Stretch)[] = []
  return {
    add(until: number, processes: readonly Process[]) {
      const after = new Map(processes.map(({ process, figures }) => [process, readingOf(figures)]))
      const next = { until, ...stretchBetween(before, after) }
      before = after
      stretches = [...stretches, next].slice(-MOST_STRETCHES)
    },
    read: (): readonly ({ until: number } & Stretch)[] => stretches,
  }
}

export function keepHistory(
  history: ReturnType<typeof createHistory>,
  processes: () => readonly Process[],
): () => void {
  const timer = setInterval(() => history.add(Date.now(), processes()), STRETCH_MS)
  timer.unref()
  return () => clearInterval(timer)
}
