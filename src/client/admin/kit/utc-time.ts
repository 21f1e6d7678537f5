const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** Returns `28 Nov 2026, 10:48`, in UTC. */
export function utcTime(at: Date | number): string {
  return format.format(at)
}
