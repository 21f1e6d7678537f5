import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { observationGaps, observedPrices, products } from '#server/db/schema/catalog.ts'
import { feeds } from '#server/db/schema/feeds.ts'
import type { ObservedPrice } from '#server/features/products/prices/price-rule.ts'
import type { Gap } from '#server/features/products/prices/without-gaps.ts'

/** Enough for a price that changes twice a day in every window of the rule. */
const MAX_PRICES = 200

export const findSource = preparedQuery((db) =>
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
    .where(eq(products.id, sql.placeholder('id'))),
)

const listPrices = preparedQuery((db) =>
  db
    .select({
      from: observedPrices.fromAt,
      until: observedPrices.untilAt,
      priceMinor: observedPrices.priceMinor,
      series: observedPrices.series,
      isWithdrawn: observedPrices.isWithdrawn,
    })
    .from(observedPrices)
    .where(eq(observedPrices.productId, sql.placeholder('id')))
    .orderBy(desc(observedPrices.fromAt))
    .limit(MAX_PRICES),
)

const listGaps = preparedQuery((db) =>
  db
    .select({ from: observationGaps.fromAt, until: observationGaps.untilAt })
    .from(observationGaps)
    .where(eq(observationGaps.source, sql.placeholder('source')))
    .orderBy(desc(observationGaps.fromAt))
    .limit(MAX_PRICES),
)

/** Returns the present series in chronological order, without withdrawn prices. */
export function currentSeries(db: Database, id: number): ObservedPrice[] {
  return numberedSeries(db, id).observed
}

export function numberedSeries(db: Database, id: number): { series: number; observed: ObservedPrice[] } {
  const newestFirst = listPrices(db).all({ id })
  const series = newestFirst[0]?.series ?? 0
  const observed = newestFirst
    .filter((price) => price.series === series && !price.isWithdrawn)
    .map(({ from, until, priceMinor }) => ({
      from: from.getTime(),
      until: until?.getTime() ?? null,
      priceMinor,
    }))
    .reverse()
  return { series, observed }
}

/** Returns the periods of a source's silence, in order. Time before the oldest one read counts as silent. */
export function pastGaps(db: Database, source: string): Gap[] {
  const gaps = listGaps(db)
    .all({ source })
    .map(({ from, until }) => ({ from: from.getTime(), until: until.getTime() }))
    .reverse()
  const [oldest] = gaps
  return gaps.length < MAX_PRICES || !oldest ? gaps : [{ from: 0, until: oldest.until }, ...gaps.slice(1)]
}
