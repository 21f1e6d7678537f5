import { and, type Column, type SQL, sql } from 'drizzle-orm'
import { DAY_MS } from '#shared/time/durations.ts'

/** Returns rows whose time in milliseconds lies within the days: ISO dates in UTC, inclusive. */
export function betweenDays(
  time: Column | SQL,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): SQL | undefined {
  return and(
    from === undefined ? undefined : sql`${time} >= ${Date.parse(from)}`,
    to === undefined ? undefined : sql`${time} < ${Date.parse(to) + DAY_MS}`,
  )
}
