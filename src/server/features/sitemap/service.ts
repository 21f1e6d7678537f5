import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, asc, gt, isNull, lte, max, sql } from 'drizzle-orm'
import { readCatalogueVersion } from '#server/db/catalogue-version.ts'
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

const changesByCategory = preparedQuery((db) =>
  db
    .select({
      category: products.category,
      listed: sql<number>`sum(${products.delistedAt} is null)`,
      changedAt: sql<number>`max(max(${products.updatedAt}, coalesce(${products.delistedAt}, 0)))`,
    })
    .from(products)
    .where(idsOfPart)
    .groupBy(products.category)
    .prepare(),
)

const highestId = preparedQuery((db) =>
  db
    .select({ id: max(products.id) })
    .from(products)
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

/** Part by part, with a turn for others between two: a large catalogue never holds up a page. */
async function readSummary(db: Database): Promise<CatalogueSummary> {
  const parts: CatalogueSummary['parts'] = []
  const categories = new Map<CategoryShort, number>()
  const last = lastPart(db)
  let changedAt: number | undefined
  for (let part = 1; part <= last; part += 1) {
    const rows = changesByCategory(db).all(boundsOf(part))
    const partChangedAt = Math.max(...rows.map((row) => row.changedAt))
    if (rows.length > 0) changedAt = Math.max(changedAt ?? 0, partChangedAt)
    if (rows.some((row) => row.listed > 0)) parts.push({ part, changedAt: partChangedAt })
    for (const row of rows) {
      if (row.category && row.listed > 0) {
        categories.set(row.category, Math.max(categories.get(row.category) ?? 0, row.changedAt))
      }
    }
    await nextTurn()
  }
  return {
    parts,
    categories: [...categories].map(([category, changedAt]) => ({ category, changedAt })),
    changedAt,
  }
}

function boundsOf(part: number) {
  const last = part * SITEMAP_PART_IDS
  return { after: last - SITEMAP_PART_IDS, last }
}

function lastPart(db: Database): number {
  const id = highestId(db).get()?.id ?? 0
  return Math.min(Math.ceil(id / SITEMAP_PART_IDS), SITEMAP_MAX_PARTS)
}
