import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts'

const DELAYS_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 3 * HOUR_MS, 6 * HOUR_MS, 12 * HOUR_MS]

/** How long to wait after that many attempts failed; undefined when it is time to give up, after about a day. */
export function retryDelayMs(attempts: number): number | undefined {
  return DELAYS_MS[attempts - 1]
}
