/** A distribution of durations, in seconds. */
export interface Histogram {
  observe: (seconds: number) => void
  /** `atMost` has for each bound the count of all durations up to it. */
  read: () => { atMost: { bound: number; count: number }[]; sum: number; count: number }
}

/** `bounds` in seconds, ascending. An observation costs some twenty nanoseconds, once for each request. */
export function createHistogram(bounds: readonly number[]): Histogram {
  const counts = new Float64Array(bounds.length + 1)
  let sum = 0
  return {
    observe(seconds) {
      let place = 0
      while (place < bounds.length && seconds > (bounds[place] ?? 0)) place += 1
      counts[place] = (counts[place] ?? 0) + 1
      sum += seconds
    },
    read() {
      let count = 0
      const atMost = bounds.map((bound, place) => {
        count += counts[place] ?? 0
        return { bound, count }
      })
      return { atMost, sum, count: count + (counts[bounds.length] ?? 0) }
    },
  }
}
