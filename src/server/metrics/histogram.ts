/** How often something took how long, in seconds. */
export interface Histogram {
  observe: (seconds: number) => void
  /** `atMost` of each bound counts all that took that long or less. */
  read: () => { atMost: { bound: number; count: number }[]; sum: number; count: number }
}

/** `bounds` in seconds, ascending. An observation costs some twenty nanoseconds: one stands in the way of each request. */
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
