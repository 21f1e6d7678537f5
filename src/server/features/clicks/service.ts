import { and, asc, between, type Column, desc, eq, isNull, type SQL, sql, sum } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { clicks, partners, products } from '#server/db/schema/catalog.ts'
import { type Click, createClickFilter, createNetworkFilter } from '#server/features/clicks/click-filter.ts'
import { addressKey } from '#server/limits/limits.ts'
import { CLICK_REPORT_MAX_ROWS, type ClickInput, type ClickReportInput } from '#shared/inputs/clicks.ts'
import { ASSUMED_SALES_SHARE } from '#shared/products/click-estimate.ts'
import { utcDay } from '#shared/time/days.ts'

const retailerOf = preparedQuery((db) =>
  db
    .select({ advertiserName: products.advertiserName })
    .from(products)
    .where(and(eq(products.id, sql.placeholder('id')), isNull(products.delistedAt))),
)
const countedClick = preparedQuery((db) =>
  db
    .insert(clicks)
    .values({
      day: sql.placeholder('day'),
      productId: sql.placeholder('productId'),
      placement: sql.placeholder('placement'),
      advertiserName: sql.placeholder('advertiserName'),
      count: 1,
      networks: sql.placeholder('networks'),
    })
    .onConflictDoUpdate({
      target: [clicks.day, clicks.productId, clicks.placement, clicks.page, clicks.advertiserName],
      set: { count: sql`${clicks.count} + 1`, networks: sql`${clicks.networks} + excluded.networks` },
    }),
)

const filters = new WeakMap<
  Database,
  { counts: ReturnType<typeof createClickFilter>; isNewNetwork: ReturnType<typeof createNetworkFilter> }
>()

/** Counts a click on a listed product once per visitor in half an hour. Stores nothing about the visitor. */
export function countClick(
  db: Database,
  click: ClickInput & Pick<Click, 'address' | 'userAgent'>,
  now = new Date(),
): void {
  const filter = filters.get(db) ?? { counts: createClickFilter(), isNewNetwork: createNetworkFilter() }
  filters.set(db, filter)
  const product = retailerOf(db).get({ id: click.productId })
  const sender = { ...click, address: addressKey(click.address) }
  if (!product || !filter.counts(sender, now.getTime())) return
  const { productId, placement } = click
  const day = utcDay(now)
  const networks = filter.isNewNetwork(click, now) ? 1 : 0
  countedClick(db).run({ day, productId, placement, advertiserName: product.advertiserName ?? '', networks })
}

const clickCount = sum(clicks.count).mapWith(Number)
const byClicks = desc(clickCount)

const GROUPS: Record<ClickReportInput['groupBy'], { key: Column; label: SQL<string>; order: SQL }> = {
  day: { key: clicks.day, label: sql<string>`${clicks.day}`, order: asc(clicks.day) },
  product: {
    key: clicks.productId,
    label: sql<string>`coalesce(${products.name}, 'Product ' || ${clicks.productId})`,
    order: byClicks,
  },
  retailer: { key: clicks.advertiserName, label: sql<string>`${clicks.advertiserName}`, order: byClicks },
  placement: { key: clicks.placement, label: sql<string>`${clicks.placement}`, order: byClicks },
}

const percent = sql`cast(replace(coalesce(${products.commission}, ${partners.commission}), '%', '') as real)`
const earned = sql`${clicks.count} * ${products.priceMinor} * ${percent} / 100`

/**
 * Sums clicks of a period by currency. `estimatedMinor` estimates earnings from clicks, today's price and commission,
 * and an assumed share of buyers. Null when none is known.
 */
export function clickReport(db: Database, { from, to, groupBy }: ClickReportInput) {
  const { key: column, label, order } = GROUPS[groupBy]
  const key = sql<string>`cast(${column} as text)`
  const currency = sql<string>`coalesce(${products.currency}, '')`
  return db
    .select({
      key,
      label,
      currency,
      clicks: clickCount,
      estimatedMinor: sql<number | null>`cast(round(sum(${earned}) * ${ASSUMED_SALES_SHARE}) as integer)`,
    })
    .from(clicks)
    .leftJoin(products, eq(products.id, clicks.productId))
    .leftJoin(partners, eq(partners.name, products.advertiserName))
    .where(between(clicks.day, from, to))
    .groupBy(key, currency)
    .orderBy(order, key, currency)
    .limit(CLICK_REPORT_MAX_ROWS)
    .all()
}
