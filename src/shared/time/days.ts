import { currentLocale } from '#shared/messages/languages.ts'
import { DAY_MS } from '#shared/time/durations.ts'

const LONG = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
const SHORT = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const

/** Within this time, a day and month name one day only. */
const SAME_YEAR_MS = 330 * DAY_MS

const formats = new Map<string, Intl.DateTimeFormat>()

/** True for an ISO date such as `2026-01-31` whose day exists. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const moment = Date.parse(value)
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(value)
}

export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/**
 * Formats as `15 January 2026` in the page's language, in UTC so that server and browser agree. Takes milliseconds or an
 * ISO date.
 */
export function formatDay(day: number | string): string {
  return formatOf(LONG).format(new Date(day))
}

/** Formats as `15 Jan`, in UTC; with the year unless it is clear. */
export function formatPastDay(day: number, today: string): string {
  return Date.parse(today) - day < SAME_YEAR_MS ? formatShortDay(day) : formatDay(day)
}

/** Formats as `15 Jan`, in UTC. */
function formatShortDay(day: number): string {
  return formatOf(SHORT).format(day)
}

function formatOf(options: typeof LONG | typeof SHORT): Intl.DateTimeFormat {
  const locale = currentLocale()
  const key = `${locale}/${options.month}`
  const cached = formats.get(key)
  if (cached) return cached
  const created = new Intl.DateTimeFormat(locale, options)
  formats.set(key, created)
  return created
}
