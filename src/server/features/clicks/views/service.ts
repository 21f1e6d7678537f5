import { and, between, count, eq, lt, sql } from 'drizzle-orm'
import type { Visitor } from '#server/counting/repeat-filter.ts'
import { viewCounterOf } from '#server/counting/view-counter.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { pageViews } from '#server/db/schema/catalog.ts'
import { isExistingPage } from '#server/features/clicks/pages/service.ts'
import { addressKey } from '#server/limits/limits.ts'
import { pageKey } from '#shared/affiliate/page-key.ts'
import { utcDay } from '#shared/time/days.ts'

/** The maximum number of product pages with a row each day; views of all others share one row. */
const MOST_PRODUCTS_A_DAY = 5_000
const PRODUCT = pageKey('product')

const countedViews = preparedQuery((db) =>
  db
    .insert(pageViews)
    .values({
      day: sql.placeholder('day'),
      page: sql.placeholder('page'),
      count: sql.placeholder('count'),
    })
    .onConflictDoUpdate({
      target: [pageViews.day, pageViews.page],
      set: { count: sql`${pageViews.count} + excluded.count` },
    }),
)
const countedPage = preparedQuery((db) =>
  db
    .select({ page: pageViews.page })
    .from(pageViews)
    .where(and(eq(pageViews.day, sql.placeholder('day')), eq(pageViews.page, sql.placeholder('page')))),
)

/** Counts a view of a page once per visitor in half an hour. Stores nothing about the visitor. */
export function countView(db: Database, { page, address, userAgent }: Visitor & { page: string }): void {
  viewCounterOf(db).note(page, { address: addressKey(address), userAgent })
}

export function writeViews(db: Database, now = new Date()): void {
  const day = utcDay(now)
  inTransaction(db, (tx) => {
    let rows = productRows(tx, day)
    for (const [page, views] of viewCounterOf(db).take()) {
      if (!isExistingPage(tx, page)) continue
      const isNew = page.startsWith(PRODUCT) && !countedPage(tx).get({ day, page })
      const isBeyond = isNew && rows >= MOST_PRODUCTS_A_DAY
      countedViews(tx).run({ day, page: isBeyond ? PRODUCT : page, count: views })
      if (isNew) rows += 1
    }
  })
}

export function forgetViews(db: Database, before: Date): void {
  db.delete(pageViews)
    .where(lt(pageViews.day, utcDay(before)))
    .run()
}

function productRows(db: Database, day: string): number {
  const isProduct = between(pageViews.page, PRODUCT, `${PRODUCT}~`)
  const rows = db
    .select({ rows: count() })
    .from(pageViews)
    .where(and(eq(pageViews.day, day), isProduct))
  return rows.get()?.rows ?? 0
}
