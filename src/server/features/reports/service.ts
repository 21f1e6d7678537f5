import { count, gte, sum } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { dayOf } from '#server/db/day-of.ts'
import { clicks, pageViews } from '#server/db/schema/catalog.ts'
import { favorites } from '#server/db/schema/favorites.ts'
import { subscribers } from '#server/db/schema/subscribers.ts'
import { type ModeDeps, paymentMode, receivedByDay } from '#server/features/donations/service.ts'
import { fillDays } from '#server/features/reports/fill-days.ts'
import { DAY_MS } from '#shared/time/durations.ts'

const CENTS = 100

interface Window {
  day: string
  begin: Date
}

function countedByDay(db: Database, table: typeof clicks | typeof pageViews, { day }: Window) {
  return db
    .select({ day: table.day, value: sum(table.count).mapWith(Number) })
    .from(table)
    .where(gte(table.day, day))
    .groupBy(table.day)
    .all()
}

function addedByDay(db: Database, table: typeof favorites | typeof subscribers, { begin }: Window) {
  const day = dayOf(table.createdAt)
  return db.select({ day, value: count() }).from(table).where(gte(table.createdAt, begin)).groupBy(day).all()
}

/** Those removed later are not counted; demo and test payments never are. Days are in UTC. */
export function dailyFigures({ db, payments }: ModeDeps & { db: Database }, days: number) {
  const today = new Date().toISOString().slice(0, 10)
  const begin = new Date(Date.parse(today) - (days - 1) * DAY_MS)
  const window = { begin, day: begin.toISOString().slice(0, 10) }
  const filled = (sums: { day: string; value: number }[]) => fillDays(sums, today, days)
  return {
    views: filled(countedByDay(db, pageViews, window)),
    clicks: filled(countedByDay(db, clicks, window)),
    favorites: filled(addedByDay(db, favorites, window)),
    donations: filled(receivedByDay(db, begin)).map(({ day, value }) => ({ day, value: value / CENTS })),
    subscribers: filled(addedByDay(db, subscribers, window)),
    paymentMode: paymentMode({ payments }),
  }
}
