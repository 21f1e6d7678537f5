import { and, count, desc, eq, gte, lt, max, type SQL, sql, sum } from 'drizzle-orm'
import { type SearchCount, searchCounterOf } from '#server/counting/search-counter.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { searches } from '#server/db/schema/search.ts'
import { find } from '#server/features/products/finding/service.ts'
import type { SearchReportInput } from '#shared/inputs/search.ts'
import { MIN_VISITORS_PER_SEARCH, SEARCHES_LISTED } from '#shared/search-params/reports.ts'
import { utcDay } from '#shared/time/days.ts'
import { DAY_MS } from '#shared/time/durations.ts'

/** Limits stored searches, so that endlessly invented ones cannot fill the disk. */
const MOST_ROWS_A_DAY = 1_000
/** A search leads nowhere when fewer than this percentage open one of its results. */
const FEW_PERCENT = 20
/** Below this count a percentage means nothing. */
const ENOUGH_FOR_A_SHARE = 5

const storedSearch = preparedQuery((db) =>
  db
    .select({ day: searches.day })
    .from(searches)
    .where(eq(searches.words, sql.placeholder('words')))
    .limit(1),
)

export function writeSearches(db: Database, completedBy = Date.now(), now = new Date()): void {
  const day = utcDay(now)
  inTransaction(db, (tx) => {
    const isStored = (words: string) => storedSearch(tx).get({ words }) !== undefined
    const counted = searchCounterOf(db).take(isStored, completedBy)
    if (counted.length === 0) return
    let rows = tx.select({ rows: count() }).from(searches).where(eq(searches.day, day)).get()?.rows ?? 0
    for (const one of counted) {
      if (addTo(tx, day, one) || rows >= MOST_ROWS_A_DAY) continue
      tx.insert(searches)
        .values({ day, ...one })
        .run()
      rows += 1
    }
  })
}

function addTo(tx: Database, day: string, { words, searched, missed, followed }: SearchCount): boolean {
  const { changes } = tx
    .update(searches)
    .set({
      searched: sql`${searches.searched} + ${searched}`,
      missed: sql`${searches.missed} + ${missed}`,
      followed: sql`${searches.followed} + ${followed}`,
    })
    .where(and(eq(searches.day, day), eq(searches.words, words)))
    .run()
  return changes > 0
}

export function forgetSearches(db: Database, before: Date): void {
  db.delete(searches)
    .where(lt(searches.day, utcDay(before)))
    .run()
}

const searched = sum(searches.searched).mapWith(Number)
const missed = sum(searches.missed).mapWith(Number)
const followed = sum(searches.followed).mapWith(Number)
const SUMS = { searched, missed, followed }
const unanswered = sql`${searched} - ${missed} - ${followed}`

/** Reports searches of several visitors without results, or whose results nobody opened. */
export async function searchReport(db: Database, { days }: SearchReportInput, now = Date.now()) {
  const from = utcDay(new Date(now - (days - 1) * DAY_MS))
  const isRecent = gte(searches.day, from)
  const inVain = sql`${searched} >= ${MIN_VISITORS_PER_SEARCH} and ${missed} > 0`
  const seldomOpened = sql`${searched} - ${missed} >= ${ENOUGH_FOR_A_SHARE}
    and 100 * ${followed} < ${FEW_PERCENT} * (${searched} - ${missed})`
  const listed = (having: SQL, order: SQL) =>
    db
      .select({ words: searches.words, spelling: max(searches.spelling).mapWith(String), ...SUMS })
      .from(searches)
      .where(isRecent)
      .groupBy(searches.words)
      .having(having)
      .orderBy(desc(order), searches.words)
      .limit(SEARCHES_LISTED)
      .all()
  const total = db.select(SUMS).from(searches).where(isRecent).get()
  return {
    from,
    total: { searched: total?.searched ?? 0, missed: total?.missed ?? 0, followed: total?.followed ?? 0 },
    inVain: await withMatches(db, listed(inVain, missed)),
    unopened: await withMatches(db, listed(seldomOpened, unanswered)),
  }
}

/** Runs one at a time, so that visitors' searches are served in between. */
async function withMatches<Row extends { spelling: string }>(db: Database, rows: Row[]) {
  const counted = []
  for (const row of rows) counted.push({ ...row, ...(await find(db, 'count', row.spelling)) })
  return counted
}
