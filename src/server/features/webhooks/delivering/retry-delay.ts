import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/durations.ts'

const DELAYS_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  10 * HOUR_MS,
]
const LONGEST_PUT_OFF_MS = 5 * MINUTE_MS

/** How long to wait after that many attempts failed; undefined when it is time to give up, after about a day. */
export function retryDelayMs(attempts: number): number | undefined {
  return DELAYS_MS[attempts - 1]
}

/** How long the rest waits for an endpoint that is down: it gets one request then, and not the whole queue. */
export function putOffMs(attempts: number): number {
  return Math.min(retryDelayMs(attempts) ?? LONGEST_PUT_OFF_MS, LONGEST_PUT_OFF_MS)
}
