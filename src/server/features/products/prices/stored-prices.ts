import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { observationGaps, observedPrices, products } from '#server/db/schema/catalog.ts'
import { feeds } from '#server/db/schema/feeds.ts'
import type { Gap, ObservedPrice } from '#server/features/products/prices/price-rule.ts'

/** Enough for a price that changes twice a day in every window of the rule. */
const MAX_PRICES = 200

const { source, currency, delistedAt } = products
const { observedAt, observedUntil } = feeds
export const findSource = preparedQuery((db) =>
  db
    .select({ source, currency, delistedAt, observedAt, observedUntil })
    .from(products)
    .leftJoin(feeds, eq(feeds.name, source))
    .where(eq(products.id, sql.placeholder('id'))),
)

const { fromAt, untilAt, priceMinor, series, isWithdrawn } = observedPrices
const listPrices = preparedQuery((db) =>
  db
    .select({ from: fromAt, until: untilAt, priceMinor, series, isWithdrawn })
    .from(observedPrices)
    .where(eq(observedPrices.productId, sql.placeholder('id')))
    .orderBy(desc(fromAt))
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
