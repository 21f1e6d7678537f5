import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { observationGaps, observedPrices, products } from '#server/db/schema/catalogue.ts'
import { feeds } from '#server/db/schema/feeds.ts'
import {
  type ObservedPrice,
  type PriceSummary,
  summarizePrices,
  untold,
} from '#server/features/products/prices/price-rule.ts'
import { type Gap, withoutGaps } from '#server/features/products/prices/without-gaps.ts'
import { DomainError } from '#shared/errors.ts'
import { isFromFeed } from '#shared/product-sources.ts'

/** Enough for a price that changes twice a day in every window of the rule. */
const PRICES_SHOWN = 200

export interface PriceHistory extends PriceSummary {
  currency: string
  /** At the product's present retailer and in its present currency, the oldest first. */
  observed: ObservedPrice[]
}

const findSource = preparedQuery((db) =>
  db
    .select({
      source: products.source,
      currency: products.currency,
      delistedAt: products.delistedAt,
      observedAt: feeds.observedAt,
      observedUntil: feeds.observedUntil,
    })
    .from(products)
    .leftJoin(feeds, eq(feeds.name, products.source))
    .where(eq(products.id, sql.placeholder('id')))
    .prepare(),
)

const listPrices = preparedQuery((db) =>
  db
    .select({
      from: observedPrices.fromAt,
      until: observedPrices.untilAt,
      priceMinor: observedPrices.priceMinor,
      currency: observedPrices.currency,
      series: observedPrices.series,
      isWithdrawn: observedPrices.isWithdrawn,
    })
    .from(observedPrices)
    .where(eq(observedPrices.productId, sql.placeholder('id')))
    .orderBy(desc(observedPrices.fromAt))
    .limit(PRICES_SHOWN)
    .prepare(),
)

const listGaps = preparedQuery((db) =>
  db
    .select({ from: observationGaps.fromAt, until: observationGaps.untilAt })
    .from(observationGaps)
    .where(eq(observationGaps.source, sql.placeholder('source')))
    .orderBy(desc(observationGaps.fromAt))
    .limit(PRICES_SHOWN)
    .prepare(),
)

/**
 * The prices of a product that were seen, and what may be said of them. Throws NOT_FOUND for an unknown product and for
 * one that its retailer no longer lists.
 */
export function productPrices(db: Database, id: number, now = Date.now()): PriceHistory {
  const product = findSource(db).get({ id })
  if (!product) throw new DomainError('NOT_FOUND', 'We couldn’t find a product with that number')
  if (product.delistedAt)
    throw new DomainError('NOT_FOUND', 'This product is no longer listed by its retailer')
  const { source, currency } = product
  const prices = currentSeries(listPrices(db).all({ id }))
  if (!isFromFeed(source)) return { currency, observed: prices, ...untold('not_watched') }
  const observed = withoutGaps(prices, gapsOf(db, product, now))
  const isSilent = prices.at(-1)?.until === null && observed.at(-1)?.until !== null
  return { currency, observed, ...(isSilent ? untold('feed_silent') : summarizePrices(observed, now)) }
}

type StoredPrice = ReturnType<ReturnType<typeof listPrices>['all']>[number]

/** In the order of time, without those that were withdrawn. */
function currentSeries(newestFirst: StoredPrice[]): ObservedPrice[] {
  const series = newestFirst[0]?.series
  return newestFirst
    .filter((price) => price.series === series && !price.isWithdrawn)
    .map(({ from, until, priceMinor }) => ({
      from: from.getTime(),
      until: until?.getTime() ?? null,
      priceMinor,
    }))
    .reverse()
}

interface Watch {
  source: string
  observedAt: Date | null
  observedUntil: Date | null
}

function gapsOf(db: Database, { source, observedAt, observedUntil }: Watch, now: number): Gap[] {
  const past: Gap[] = listGaps(db)
    .all({ source })
    .map(({ from, until }) => ({ from: from.getTime(), until: until.getTime() }))
    .reverse()
  const isSilent = !observedUntil || observedUntil.getTime() < now
  return isSilent ? [...past, { from: observedAt?.getTime() ?? 0, until: null }] : past
}
