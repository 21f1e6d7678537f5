import { type Column, type SQL, sql } from 'drizzle-orm'

/** The day of a time, in UTC, as an ISO date. */
export function dayOf(time: Column): SQL<string> {
  return sql<string>`date(${time} / 1000, 'unixepoch')`
}
