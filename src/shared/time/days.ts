const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

const shortFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** An ISO date such as `2026-01-31`, and a day that exists. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const moment = Date.parse(value)
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(value)
}

/** The day of a moment in UTC, as an ISO date. */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** `15 January 2026`, in UTC so that server and browser agree. Takes milliseconds or an ISO date. */
export function formatDay(day: number | string): string {
  return dayFormat.format(new Date(day))
}

/** `15 Jan`, in UTC. */
export function formatShortDay(day: number): string {
  return shortFormat.format(day)
}
