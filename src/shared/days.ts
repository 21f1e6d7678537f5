const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `15 January 2026`, in UTC so that server and browser agree. Takes milliseconds or an ISO date. */
export function formatDay(day: number | string): string {
  return dayFormat.format(new Date(day))
}
