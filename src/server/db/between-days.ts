import { and, type Column, type SQL, sql } from 'drizzle-orm'
import { DAY_MS } from '#shared/time/durations.ts'

interface Days {
  /** ISO dates in UTC, inclusive. */
  from?: string | undefined
  to?: string | undefined
}

/** Returns rows whose time in milliseconds lies within the days; undefined when neither is given. */
export function betweenDays(time: Column | SQL, { from, to }: Days): SQL | undefined {
  return and(
    from === undefined ? undefined : sql`${time} >= ${Date.parse(from)}`,
    to === undefined ? undefined : sql`${time} < ${Date.parse(to) + DAY_MS}`,
  )
}
