import { and, asc, gt, isNull, lte, sql } from 'drizzle-orm'
import { inChangedOrder } from '#server/db/changed-order.ts'
import type { Database } from '#server/db/client.ts'
import { isLargeCatalog } from '#server/db/large-catalog.ts'
import { perVersionInTurn } from '#server/db/per-version.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { products } from '#server/db/schema/catalog.ts'
import { shopCategories } from '#server/db/shop-categories.ts'
import { readProducts } from '#server/features/products/finding/service.ts'
import { SITEMAP_MAX_PARTS, SITEMAP_PART_IDS } from '#shared/inputs/sitemap.ts'

/** The `+` keeps SQLite from planning again for each value. */
const idsOfPart = and(
  gt(products.id, sql`+${sql.placeholder('after')}`),
  lte(products.id, sql`+${sql.placeholder('last')}`),
)

const listedProducts = preparedQuery((db) =>
  db
    .select({ id: products.id, slug: products.slug, updatedAt: sql<number>`${products.updatedAt}` })
    .from(products)
    .where(and(idsOfPart, isNull(products.delistedAt)))
    .orderBy(asc(products.id)),
)

/**
 * Returns the times of changes in milliseconds since 1970, read once per version of the catalog. A large catalog takes
 * a while to read, so its answer may be slightly stale. Crawlers cache it for minutes anyway.
 */
export const describeCatalog = perVersionInTurn(readSummary, isLargeCatalog)

export function productsOfPart(db: Database, part: number) {
  return listedProducts(db).all(boundsOf(part))
}

export function changesQuery(db: Database) {
  const part = sql<number>`((${products.id} - 1) / ${sql.raw(String(SITEMAP_PART_IDS))} + 1)`
  return db
    .select({
      part: part.as('part'),
      category: sql<string | null>`${products.category}`.as('category'),
      listed: sql<number>`sum(${products.delistedAt} is null)`.as('listed'),
      changedAt: sql<number>`max(max(${products.updatedAt}, coalesce(${products.delistedAt}, 0)))`.as(
        'changedAt',
      ),
    })
    .from(inChangedOrder)
    .groupBy(part, products.category)
}

async function readSummary(db: Database) {
  const rows = await readProducts(db, changesQuery(db))
  const inReach = rows.filter(({ part }) => part <= SITEMAP_MAX_PARTS)
  const parts = [...Map.groupBy(inReach, ({ part }) => part)].filter(([, own]) => isListed(own))
  const byCategory = Map.groupBy(inReach, ({ category }) => category)
  return {
    parts: parts
      .map(([part, own]) => ({ part, changedAt: latestOf(own) }))
      .sort((one, other) => one.part - other.part),
    categories: shopCategories(db).flatMap(({ key, short, isHidden }) => {
      const own = byCategory.get(key) ?? []
      return !isHidden && isListed(own) ? [{ category: short, changedAt: latestOf(own) }] : []
    }),
    changedAt: inReach.length > 0 ? latestOf(inReach) : undefined,
  }
}

function isListed(rows: { listed: number }[]): boolean {
  return rows.some(({ listed }) => listed > 0)
}

function latestOf(rows: { changedAt: number }[]): number {
  return rows.reduce((latest, { changedAt }) => Math.max(latest, changedAt), 0)
}

function boundsOf(part: number) {
  const last = part * SITEMAP_PART_IDS
  return { after: last - SITEMAP_PART_IDS, last }
}
