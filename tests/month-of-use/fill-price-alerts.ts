import { eq, isNull, sql } from 'drizzle-orm'
import { users } from '#server/db/schema/accounts.ts'
import { observedPrices, products } from '#server/db/schema/catalog.ts'
import { priceAlertReaders, priceAlerts } from '#server/db/schema/price-alerts.ts'
import { at, daysAgo, type Month, type Somebody, storeMany } from '#server/demo/month/month.ts'
import { PRICE_ALERT_KINDS } from '#shared/prices/price-alerts.ts'

const READERS = 1_000
const ALERTS = 4_000
const OF_THE_FIRST = 20
const DAYS = 60
const EVERY_TENTH = 10

/**
 * Alerts of people who have confirmed their address; a tenth has stopped the emails. The first of them waits for much.
 */
export function fillPriceAlerts(month: Month, people: Somebody[]): void {
  const { db, chance } = month
  const watched = db
    .select({
      productId: products.id,
      productName: products.name,
      priceMinor: observedPrices.priceMinor,
      currency: observedPrices.currency,
      series: observedPrices.series,
    })
    .from(products)
    .innerJoin(observedPrices, eq(observedPrices.productId, products.id))
    .where(isNull(observedPrices.untilAt))
    .all()
  const readers = people.slice(0, READERS)
  storeMany(
    month,
    readers.length,
    (index) => ({
      userId: at(readers, index).id,
      linkKey: `month-${index}`,
      pausedAt: index % EVERY_TENTH === EVERY_TENTH - 1 ? daysAgo(month, chance.below(DAYS)) : null,
    }),
    (rows) => db.insert(priceAlertReaders).values(rows).run(),
  )
  const ids = db.select({ id: priceAlertReaders.id }).from(priceAlertReaders).all()
  storeMany(
    month,
    ALERTS,
    (index) => {
      const { priceMinor, ...product } = at(watched, chance.below(watched.length))
      const kind = at([...PRICE_ALERT_KINDS], chance.below(PRICE_ALERT_KINDS.length))
      return {
        readerId: at(ids, index < OF_THE_FIRST ? 0 : chance.below(ids.length)).id,
        ...product,
        kind,
        baseMinor: kind === 'stock' ? null : priceMinor,
        targetMinor: kind === 'target' ? Math.ceil(priceMinor / 2) : null,
        percent: kind === 'percent' ? 20 : null,
        createdAt: daysAgo(month, chance.next() * DAYS),
      }
    },
    (rows) => db.insert(priceAlerts).values(rows).onConflictDoNothing().run(),
  )
  db.update(users)
    .set({ emailVerified: true })
    .where(sql`id in (select user_id from price_alert_readers)`)
    .run()
}
