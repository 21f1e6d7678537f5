import { type Column, type SQL, sql } from 'drizzle-orm'

/** Returns the UTC day of a time as an ISO date. */
export function dayOf(time: Column): SQL<string> {
  return sql<string>`date(${time} / 1000, 'unixepoch')`
}
