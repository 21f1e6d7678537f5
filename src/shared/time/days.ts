/** True for an ISO date such as `2026-01-31` whose day exists. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const moment = Date.parse(value)
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(value)
}

export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
