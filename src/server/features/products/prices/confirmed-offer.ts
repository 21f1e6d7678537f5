import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { products } from '#server/db/schema/catalog.ts'
import { feedRuns, feeds } from '#server/db/schema/feeds.ts'
import {
  type PriceSummary,
  summarizePrices,
  withoutGaps,
} from '#server/features/products/prices/price-rule.ts'
import { numberedSeries, pastGaps } from '#server/features/products/prices/stored-prices.ts'

/** The state of a product in the last complete run of its feed, neither doubted nor undone since. */
export interface ConfirmedOffer {
  inStock: boolean
  /** Undefined while the price is unknown. */
  price: ConfirmedPrice | undefined
}

export interface ConfirmedPrice extends Pick<PriceSummary, 'lowest30Days' | 'reduction'> {
  priceMinor: number
  currency: string
  /** Prices of two series are never compared. */
  series: number
}

const findListed = preparedQuery((db) => {
  const isListed = isNull(products.delistedAt)
  const isRead = isNotNull(products.recordHash)
  const isRunning = and(eq(feedRuns.feedId, feeds.id), eq(feedRuns.status, 'running'))
  return db
    .select({
      source: products.source,
      currency: products.currency,
      inStock: products.inStock,
      writtenAt: products.priceReadAt,
      observedAt: feeds.observedAt,
      observedUntil: feeds.observedUntil,
      isRunning: sql<number>`exists ${db.select({ id: feedRuns.id }).from(feedRuns).where(isRunning)}`,
    })
    .from(products)
    .innerJoin(feeds, eq(feeds.name, products.source))
    .where(and(eq(products.id, sql.placeholder('id')), isListed, isRead))
})

/**
 * Returns the facts about a product that may be sent to its subscribers. Undefined when it is unlisted, has no readable
 * record, or its feed is silent or running. Data of unfinished, refused or future runs never counts.
 */
export function confirmedOffer(db: Database, id: number, now: number): ConfirmedOffer | undefined {
  const product = findListed(db).get({ id })
  if (!product || product.isRunning || !product.observedAt || !product.observedUntil) return undefined
  const confirmedAt = product.observedAt.getTime()
  const isHeard = confirmedAt <= now && now <= product.observedUntil.getTime()
  if (!isHeard || !product.writtenAt || product.writtenAt.getTime() > confirmedAt) return undefined
  const { series, observed } = numberedSeries(db, id)
  const prices = withoutGaps(observed, pastGaps(db, product.source))
  const last = prices.at(-1)
  const isOngoing = last !== undefined && last.until === null && last.from <= confirmedAt
  const { lowest30Days, reduction } = summarizePrices(prices, now)
  return {
    inStock: product.inStock,
    price: isOngoing
      ? { priceMinor: last.priceMinor, currency: product.currency, series, lowest30Days, reduction }
      : undefined,
  }
}
