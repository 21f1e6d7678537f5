import type { Histogram } from '#server/metrics/histogram.ts'
import { SECOND_MS } from '#shared/time/durations.ts'

/** Whatever holds up the event loop for longer is seen. */
const LOOK_EVERY_MS = 50

/** Watches how late a timer comes: as late as every request that came meanwhile. Returns how to stop. */
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
