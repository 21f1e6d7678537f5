import { type Column, type SQL, sql } from 'drizzle-orm'

export function dayOf(time: Column): SQL<string> {
  return sql<string>`date(${time} / 1000, 'unixepoch')`
}
