import { and, asc, gt, isNull, lte, sql } from 'drizzle-orm'
import { readCatalogueVersion } from '#server/db/catalogue-version.ts'
import { inChangedOrder, partQuery, readInParts } from '#server/db/changed-parts.ts'
import type { Database } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { products } from '#server/db/schema/catalogue.ts'
import type { CategoryShort } from '#shared/categories.ts'
import { SITEMAP_MAX_PARTS, SITEMAP_PART_IDS } from '#shared/inputs/sitemap.ts'

interface CatalogueSummary {
  /** Parts with listed products. */
  parts: { part: number; changedAt: number }[]
  /** Categories with listed products. */
  categories: { category: CategoryShort; changedAt: number }[]
  /** When a product last came, changed or went; undefined for an empty catalogue. */
  changedAt: number | undefined
}

/** The `+` keeps SQLite from planning anew for each value. */
const idsOfPart = and(
  gt(products.id, sql`+${sql.placeholder('after')}`),
  lte(products.id, sql`+${sql.placeholder('last')}`),
)

const listedProducts = preparedQuery((db) =>
  db
    .select({ id: products.id, slug: products.slug, updatedAt: sql<number>`${products.updatedAt}` })
    .from(products)
    .where(and(idsOfPart, isNull(products.delistedAt)))
    .orderBy(asc(products.id))
    .prepare(),
)

const part = sql<number>`((${products.id} - 1) / ${sql.raw(String(SITEMAP_PART_IDS))} + 1)`
const changesOfPart = partQuery((db, isInPart) =>
  db
    .select({
      part,
      category: sql<CategoryShort | null>`${products.category}`,
      listed: sql<number>`sum(${products.delistedAt} is null)`,
      changedAt: sql<number>`max(max(${products.updatedAt}, coalesce(${products.delistedAt}, 0)))`,
    })
    .from(inChangedOrder)
    .where(isInPart)
    .groupBy(part, products.category)
    .prepare(),
)

const summaries = new WeakMap<Database, { version: number; summary: Promise<CatalogueSummary> }>()

/** When what changed, read once for each version of the catalogue. Times are milliseconds since 1970. */
export function describeCatalogue(db: Database): Promise<CatalogueSummary> {
  const version = readCatalogueVersion(db)
  const known = summaries.get(db)
  if (known?.version === version) return known.summary
  const summary = readSummary(db)
  summaries.set(db, { version, summary })
  summary.catch(() => summaries.delete(db))
  return summary
}

/** The listed products of a part in the order of their ids. */
export function productsOfPart(db: Database, part: number) {
  return listedProducts(db).all(boundsOf(part))
}

async function readSummary(db: Database): Promise<CatalogueSummary> {
  const rows = await readInParts(db, changesOfPart)
  const inReach = rows.filter(({ part }) => part <= SITEMAP_MAX_PARTS)
  const listed = inReach.filter((row) => row.listed > 0)
  const listedParts = new Set(listed.map(({ part }) => part))
  const listedCategories = new Set(listed.map(({ category }) => category))
  const parts = [...latestOf(inReach, ({ part }) => part)].sort(([a], [b]) => a - b)
  const categories = latestOf(inReach, ({ category }) => category)
  return {
    parts: parts.flatMap(([part, changedAt]) => (listedParts.has(part) ? [{ part, changedAt }] : [])),
    categories: [...categories].flatMap(([category, changedAt]) =>
      category && listedCategories.has(category) ? [{ category, changedAt }] : [],
    ),
    changedAt: latestOf(inReach, () => 'any').get('any'),
  }
}

/** The latest change of each key. */
function latestOf<Row extends { changedAt: number }, Key>(
  rows: Row[],
  keyOf: (row: Row) => Key,
): Map<Key, number> {
  const latest = new Map<Key, number>()
  for (const row of rows) {
    const key = keyOf(row)
    latest.set(key, Math.max(latest.get(key) ?? 0, row.changedAt))
  }
  return latest
}

function boundsOf(part: number) {
  const last = part * SITEMAP_PART_IDS
  return { after: last - SITEMAP_PART_IDS, last }
}
