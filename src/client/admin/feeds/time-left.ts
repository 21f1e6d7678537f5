const SECONDS_A_MINUTE = 60

/** Returns `about 40 seconds left`, rounded so that it does not flicker. */
export function describeTimeLeft(seconds: number | null): string | undefined {
  if (seconds === null) return undefined
  if (seconds <= 5) return 'a few seconds left'
  if (seconds < 55) return `about ${Math.ceil(seconds / 10) * 10} seconds left`
  const minutes = Math.max(1, Math.round(seconds / SECONDS_A_MINUTE))
  return `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`
}
