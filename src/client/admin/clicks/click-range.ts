import { isDay, utcDay } from '#shared/time/days.ts'
import { DAY_MS } from '#shared/time/durations.ts'

export interface ClickRange {
  /** The first and last day, such as `2026-01-31`. */
  from: string
  to: string
}

const DEFAULT_DAYS = 30
/** Beyond this, bars cannot be told apart. */
const MAX_DAYS = 366

/** `now` is the server's time: a visitor's clock may be wrong. */
export function lastDays(days: number, now: number): ClickRange {
  return { from: utcDay(new Date(now - (days - 1) * DAY_MS)), to: utcDay(new Date(now)) }
}

/** Returns the days that an address requests; the last thirty when it has none or is invalid. */
export function parseClickRange({ from, to }: { from?: string; to?: string }, now: number): ClickRange {
  const isRange = isDay(from) && isDay(to) && from <= to
  if (!isRange) return lastDays(DEFAULT_DAYS, now)
  const earliest = utcDay(new Date(Date.parse(to) - (MAX_DAYS - 1) * DAY_MS))
  return { from: from < earliest ? earliest : from, to }
}

export function daysOf({ from, to }: ClickRange): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
  return Array.from({ length: count }, (_, index) => utcDay(new Date(Date.parse(from) + index * DAY_MS)))
}
