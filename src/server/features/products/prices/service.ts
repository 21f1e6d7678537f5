import type { Database } from '#server/db/client.ts'
import {
  type Gap,
  type ObservedPrice,
  type PriceSummary,
  summarizePrices,
  untold,
  withoutGaps,
} from '#server/features/products/prices/price-rule.ts'
import { currentSeries, findSource, pastGaps } from '#server/features/products/prices/stored-prices.ts'
import { DomainError } from '#shared/errors.ts'
import { m } from '#shared/messages/messages.ts'
import { isFromFeed } from '#shared/products/product-sources.ts'

export {
  type ConfirmedOffer,
  type ConfirmedPrice,
  confirmedOffer,
} from '#server/features/products/prices/confirmed-offer.ts'
export {
  countHeldPrices,
  decideHeldPrices,
  listHeldPrices,
} from '#server/features/products/prices/held-prices.ts'
export { noteReduction, observeProductPrice } from '#server/features/products/prices/reductions.ts'

type Source = NonNullable<ReturnType<ReturnType<typeof findSource>['get']>>

export interface PriceHistory extends PriceSummary {
  currency: string
  /** At the product's present retailer and in its present currency, oldest first. */
  observed: ObservedPrice[]
  readAt: number
}

/** Returns the prices of a product and the allowed claims about them. Throws NOT_FOUND. */
export function productPrices(db: Database, id: number, now = Date.now()): PriceHistory {
  const product = findSource(db).get({ id })
  if (!product) throw new DomainError('NOT_FOUND', m.productUnknown)
  if (product.delistedAt) throw new DomainError('NOT_FOUND', m.productDelisted)
  const { source, currency } = product
  const prices = currentSeries(db, id)
  if (!isFromFeed(source)) return { ...untold('not_watched'), currency, observed: prices, readAt: now }
  const observed = withoutGaps(prices, gapsOf(db, product, now))
  const isSilent = prices.at(-1)?.until === null && observed.at(-1)?.until !== null
  const summary = isSilent ? untold('feed_silent') : summarizePrices(observed, now)
  return { ...summary, currency, observed, readAt: now }
}

function gapsOf(db: Database, { source, observedAt, observedUntil }: Source, now: number): Gap[] {
  const past = pastGaps(db, source)
  const isSilent = !observedUntil || observedUntil.getTime() < now
  return isSilent ? [...past, { from: observedAt?.getTime() ?? 0, until: null }] : past
}
