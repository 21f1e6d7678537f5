import { asc, between, type Column, desc, eq, type SQL, sql, sum } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { clicks, pageViews, partners, products } from '#server/db/schema/catalog.ts'
import { pageLabels } from '#server/features/clicks/pages/service.ts'
import { withViews } from '#server/features/clicks/reports/with-views.ts'
import { readProducts } from '#server/features/products/finding/service.ts'
import type { ClickGroup } from '#shared/affiliate/click-groups.ts'
import { CLICK_REPORT_MAX_ROWS, type ClickReportInput } from '#shared/inputs/clicks.ts'
import { ASSUMED_SALES_SHARE } from '#shared/products/click-estimate.ts'

const clickCount = sum(clicks.count).mapWith(Number)
const byClicks = desc(clickCount)
const productName = sql<string>`case when ${clicks.productId} = 0 then 'Links in texts'
  else coalesce(${products.name}, 'Product ' || ${clicks.productId}) end`

const GROUPS: Record<ClickGroup, { key: Column; label?: SQL<string>; order: SQL; views?: Column }> = {
  day: { key: clicks.day, order: asc(clicks.day), views: pageViews.day },
  product: { key: clicks.productId, label: productName, order: byClicks },
  retailer: { key: clicks.advertiserName, order: byClicks },
  placement: { key: clicks.placement, order: byClicks },
  page: { key: clicks.page, order: byClicks, views: pageViews.page },
}

const percent = sql`cast(replace(coalesce(${products.commission}, ${partners.commission}), '%', '') as real)`
const earned = sql`${clicks.count} * ${products.priceMinor} * ${percent} / 100`
const isSinceViews = sql`${clicks.day} >= (select min(${pageViews.day}) from ${pageViews})`

/**
 * Adds up the clicks of a period by currency. `estimatedMinor` estimates earnings from clicks, today's price and
 * commission, and an assumed share of buyers; null when none is known. Days and pages have their views, in the first
 * row of each.
 */
export async function clickReport(db: Database, input: ClickReportInput) {
  const { views: column } = GROUPS[input.groupBy]
  const views = column ? await viewSums(db, column, input) : []
  const rows = withViews(clickSums(db, input), views)
  if (input.groupBy === 'day') return rows.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  if (input.groupBy !== 'page') return rows
  const listed = rows
    .toSorted((a, b) => b.clicks - a.clicks || (b.views ?? 0) - (a.views ?? 0))
    .slice(0, CLICK_REPORT_MAX_ROWS)
  const labels = pageLabels(
    db,
    listed.map(({ key }) => key),
  )
  return listed.map((row) => ({ ...row, label: labels.get(row.key) ?? row.label }))
}

function clickSums(db: Database, { from, to, groupBy }: ClickReportInput) {
  const { key: column, label, order } = GROUPS[groupBy]
  const key = sql<string>`cast(${column} as text)`
  const currency = sql<string>`coalesce(${products.currency}, '')`
  return db
    .select({
      key,
      label: label ?? key,
      currency,
      clicks: clickCount,
      clicksSinceViews: sql<number>`sum(case when ${isSinceViews} then ${clicks.count} else 0 end)`,
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

function viewSums(db: Database, column: Column, { from, to }: ClickReportInput) {
  const key = sql<string>`${column}`
  const views = sum(pageViews.count)
  return readProducts<{ key: string; views: number }>(
    db,
    db
      .select({ key: key.as('key'), views: sql<number>`${views}`.as('views') })
      .from(pageViews)
      .where(between(pageViews.day, from, to))
      .groupBy(key)
      .orderBy(desc(views)),
  )
}
