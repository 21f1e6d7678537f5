import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Visitor } from '#server/counting/repeat-filter.ts'
import { retailerOfHost } from '#server/db/affiliate-targets.ts'
import type { Database } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { clicks, products } from '#server/db/schema/catalog.ts'
import { type Click, createClickFilter, createNetworkFilter } from '#server/features/clicks/click-filter.ts'
import { isExistingPage } from '#server/features/clicks/pages/service.ts'
import { addressKey } from '#server/limits/limits.ts'
import { perDatabase } from '#server/metrics/per-database.ts'
import { parsedPageKey } from '#shared/affiliate/page-key.ts'
import type { ClickInput, TextClickInput } from '#shared/inputs/clicks.ts'
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
      page: sql.placeholder('page'),
      advertiserName: sql.placeholder('advertiserName'),
      count: 1,
      networks: sql.placeholder('networks'),
    })
    .onConflictDoUpdate({
      target: [clicks.day, clicks.productId, clicks.placement, clicks.page, clicks.advertiserName],
      set: { count: sql`${clicks.count} + 1`, networks: sql`${clicks.networks} + excluded.networks` },
    }),
)

const NO_PRODUCT = 0

const filtersOf = perDatabase(() => ({ counts: createClickFilter(), isNewNetwork: createNetworkFilter() }))

/** Counts a click on a listed product once per visitor and page in half an hour. Stores nothing about the visitor. */
export function countClick(db: Database, click: ClickInput & Visitor, now = new Date()): void {
  const product = retailerOf(db).get({ id: click.productId })
  if (product) store(db, click, product.advertiserName ?? '', now)
}

export function countTextClick(db: Database, click: TextClickInput & Visitor, now = new Date()): void {
  const retailer = retailerOfHost(db, click.host)
  const kind = parsedPageKey(click.page)?.kind
  const placement = kind === 'article' || kind === 'landing' ? kind : 'content'
  if (retailer !== undefined) store(db, { ...click, placement, productId: NO_PRODUCT }, retailer, now)
}

function store(db: Database, click: Click, advertiserName: string, now: Date): void {
  const filter = filtersOf(db)
  if (!filter.counts({ ...click, address: addressKey(click.address) }, now.getTime())) return
  const { productId, placement, page = '' } = click
  const isOfNewNetwork = productId !== NO_PRODUCT && filter.isNewNetwork(click, now)
  countedClick(db).run({
    day: utcDay(now),
    productId,
    placement,
    page: isExistingPage(db, page) ? page : '',
    advertiserName,
    networks: isOfNewNetwork ? 1 : 0,
  })
}
