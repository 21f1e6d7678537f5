import type { Histogram } from '#server/metrics/histogram.ts'
import { SECOND_MS } from '#shared/time/durations.ts'

/** Detects anything that blocks the event loop for longer. */
const LOOK_EVERY_MS = 50

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
