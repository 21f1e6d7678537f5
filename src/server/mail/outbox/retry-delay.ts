const MINUTE_MS = 60_000
const DELAYS_MIN = [1, 5, 15, 60, 180, 360, 720]

/** How long to wait after that many attempts failed; undefined when it is time to give up, after about a day. */
export function retryDelayMs(attempts: number): number | undefined {
  const minutes = DELAYS_MIN[attempts - 1]
  return minutes === undefined ? undefined : minutes * MINUTE_MS
}
