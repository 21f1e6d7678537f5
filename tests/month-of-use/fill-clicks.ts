import { asc, isNull } from 'drizzle-orm'
import { clicks, products } from '#server/db/schema/catalog.ts'
import { CLICK_PLACEMENTS } from '#shared/inputs/clicks.ts'
import { at } from './fill-accounts.ts'
import { daysAgo, type Month, storeMany } from './month.ts'

const DAYS = 90
const ROWS_A_DAY = 140
const MISSING_PRODUCT_ID = 9_999_999

/** Daily sums of ninety days, today included: a few products draw most of the clicks, weekends are quieter. */
export function fillClicks(month: Month): void {
  const { db, chance } = month
  const listed = db
    .select({ productId: products.id, advertiserName: products.advertiserName })
    .from(products)
    .where(isNull(products.delistedAt))
    .orderBy(asc(products.id))
    .all()
  storeMany(
    month,
    DAYS * ROWS_A_DAY,
    (index) => {
      const day = daysAgo(month, Math.floor(index / ROWS_A_DAY))
      const product = at(listed, Math.floor(chance.next() ** 3 * listed.length))
      const isMissing = index % ROWS_A_DAY === 0
      const isWeekend = day.getUTCDay() % 6 === 0
      const count = 1 + chance.below(isWeekend ? 4 : 12)
      return {
        day: day.toISOString().slice(0, 10),
        productId: isMissing ? MISSING_PRODUCT_ID : product.productId,
        advertiserName: isMissing ? 'A shop that is gone' : (product.advertiserName ?? ''),
        placement: chance.pick([...CLICK_PLACEMENTS]),
        count,
        networks: Math.ceil(count * 0.7),
      }
    },
    (rows) => db.insert(clicks).values(rows).onConflictDoNothing().run(),
  )
}
