import type { Database } from '#server/db/client.ts'
import { type CurrentPrice, observePrice, type PriceObservation } from '#server/db/observed-prices.ts'
import { priceReductions } from '#server/db/schema/catalog.ts'
import { summarizePrices, withoutGaps } from '#server/features/products/prices/price-rule.ts'
import { currentSeries, findSource, pastGaps } from '#server/features/products/prices/stored-prices.ts'
import { isFromFeed } from '#shared/products/product-sources.ts'

/** Records a product's price from `now` on, and whether it may be labeled as reduced. */
export function observeProductPrice(
  db: Database,
  productId: number,
  current: CurrentPrice,
  now: Date,
): Pick<PriceObservation, 'doubtedUntil'> {
  const { mayBeLower, doubtedUntil } = observePrice(db, productId, current, now)
  if (mayBeLower) noteReduction(db, productId, now)
  return { doubtedUntil }
}

/**
 * Stores whether the product's present price may be labeled as reduced, from all observations so far. Only the label's
 * end, the feed's silence, and later prices change it. The first two are checked on reading; every price write deletes
 * the stored value.
 */
export function noteReduction(db: Database, productId: number, now: Date) {
  const product = findSource(db).get({ id: productId })
  if (!product || product.delistedAt || !isFromFeed(product.source)) return
  const observed = withoutGaps(currentSeries(db, productId), pastGaps(db, product.source))
  const { reduction } = summarizePrices(observed, Math.max(now.getTime(), observed.at(-1)?.from ?? 0))
  if (!reduction) return
  const { percent, priorMinor, since } = reduction
  const values = { source: product.source, percent, priorMinor, sinceAt: new Date(since) }
  db.insert(priceReductions)
    .values({ productId, ...values })
    .onConflictDoUpdate({ target: priceReductions.productId, set: values })
    .run()
}
