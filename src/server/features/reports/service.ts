import type { Database } from '#server/db/client.ts'
import { statement } from '#server/db/statements.ts'
import { type ModeDeps, paymentMode, receivedByDay } from '#server/features/donations/service.ts'
import { fillDays } from '#server/features/reports/fill-days.ts'
import { DAY_MS } from '#shared/durations.ts'

const CENTS = 100

const dayOf = (column: string) => `date(${column} / 1000, 'unixepoch')`

/** For each figure the sums by day; the parameter is the first day, as a date or in milliseconds. */
const SERIES = {
  clicks: 'select day, sum(count) as value from clicks where day >= ? group by day',
  favorites: `select ${dayOf('created_at')} as day, count(*) as value from favorites where created_at >= ? group by 1`,
  subscribers: `select ${dayOf('created_at')} as day, count(*) as value from subscribers where created_at >= ? group by 1`,
}

/**
 * What happened on each of the last days (UTC): clicks to retailers, favourites added, dollars received, newsletter
 * sign-ups. A favourite or subscriber that was removed later is not counted; demo and test payments never are.
 */
export function dailyFigures({ db, payments }: ModeDeps & { db: Database }, days: number) {
  const today = new Date().toISOString().slice(0, 10)
  const firstMs = Date.parse(today) - (days - 1) * DAY_MS
  const firstDay = new Date(firstMs).toISOString().slice(0, 10)
  const read = (sql: string, from: string | number) =>
    fillDays(statement<{ day: string; value: number }>(db, sql).all(from), today, days)
  const cents = fillDays(receivedByDay(db, new Date(firstMs)), today, days)
  return {
    clicks: read(SERIES.clicks, firstDay),
    favorites: read(SERIES.favorites, firstMs),
    donations: cents.map(({ day, value }) => ({ day, value: value / CENTS })),
    subscribers: read(SERIES.subscribers, firstMs),
    paymentMode: paymentMode({ payments }),
  }
}
