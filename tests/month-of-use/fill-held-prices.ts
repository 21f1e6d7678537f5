import { and, isNotNull, isNull, ne } from 'drizzle-orm'
import { heldPrices, products } from '#server/db/schema/catalog.ts'
import { daysAgo, type Month } from '#server/demo/month/month.ts'
import { DAY_MS } from '#shared/time/durations.ts'

const HELD = 40
const DECIMALS = 100
const BELIEVED_AFTER_DAYS = 30

/** Some products whose feed has lost the decimals of their price. */
export function fillHeldPrices(month: Month): void {
  const { db } = month
  const isOfFeed = and(
    isNull(products.delistedAt),
    ne(products.source, 'manual'),
    ne(products.source, 'sample'),
  )
  const rows = db
    .select({ productId: products.id, priceMinor: products.priceMinor, currency: products.currency })
    .from(products)
    .where(and(isOfFeed, isNotNull(products.priceMinor)))
    .orderBy(products.id)
    .limit(HELD)
    .all()
  const held = rows.map(({ productId, priceMinor, currency }, index) => {
    const sinceAt = daysAgo(month, index / 2)
    const untilAt = new Date(sinceAt.getTime() + BELIEVED_AFTER_DAYS * DAY_MS)
    const price = priceMinor ?? 0
    return { productId, beforeMinor: price * DECIMALS, priceMinor: price, currency, sinceAt, untilAt }
  })
  db.insert(heldPrices).values(held).onConflictDoNothing().run()
}
