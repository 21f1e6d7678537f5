import { eq, sql, sum } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { catalogueCounts, catalogueFacets } from '#server/db/schema/catalogue.ts'
import { statement } from '#server/db/statements.ts'
import { type StoredRow, storedColumns } from '#server/db/stored-columns.ts'
import type { CategoryShort } from '#shared/categories.ts'
import type { ProductFilterInput } from '#shared/inputs/products.ts'
import { type PickKind, PRICE_BANDS, type PriceBand } from '#shared/product-filters.ts'
import { listOf } from '#shared/several.ts'

const GROUP = ['category', 'retailer', 'priceBand', 'isBestSeller', 'isEditorsPick', 'listed'] as const
const KEPT_GROUPS = `select ${storedColumns(catalogueFacets, GROUP, 'f')} from catalogue_facets f where f.listed > 0`

const countsInAll = preparedQuery((db) =>
  db
    .select({
      listed: sum(catalogueCounts.listed).mapWith(Number),
      shown: sum(catalogueCounts.shown).mapWith(Number),
    })
    .from(catalogueCounts)
    .prepare(),
)
const shownInCategory = preparedQuery((db) =>
  db
    .select({ shown: catalogueCounts.shown })
    .from(catalogueCounts)
    .where(eq(catalogueCounts.category, sql.placeholder('category')))
    .prepare(),
)

/** Products of the lists that agree in all that the shop filters by. `priceBand` is an index of PRICE_BANDS, or -1. */
export interface Group extends StoredRow<typeof catalogueFacets, (typeof GROUP)[number]> {
  category: CategoryShort | ''
}

/** How many products the shop has, each variant by itself. */
export function countProducts(db: Database): number {
  return countsInAll(db).get()?.listed ?? 0
}

/** How many its lists have, in all or of one category: variants are one. */
export function countShown(db: Database, category?: CategoryShort): number {
  const count = category ? shownInCategory(db).get({ category }) : countsInAll(db).get()
  return count?.shown ?? 0
}

/** How many products of the lists pass those of the filters that are counted by, without a search. */
export function countFiltered(db: Database, input: ProductFilterInput): number {
  return total(keptGroups(db).filter((group) => passes(group, input)))
}

/** Those without a search, as triggers keep them. */
export function keptGroups(db: Database): Group[] {
  return statement<Group>(db, KEPT_GROUPS).all()
}

export function passes(group: Group, { category, retailer, price, pick }: ProductFilterInput): boolean {
  if (category && !listOf<string>(category).includes(group.category)) return false
  if (retailer && !listOf(retailer).includes(group.retailer)) return false
  if (price && bandOf(group) !== price) return false
  return !pick || isPick(group, pick)
}

export function bandOf({ priceBand }: Group): PriceBand | undefined {
  return PRICE_BANDS[priceBand]?.value
}

export function isPick(group: Group, pick: PickKind): boolean {
  return (pick === 'best-seller' ? group.isBestSeller : group.isEditorsPick) === 1
}

export function total(groups: Group[]): number {
  return groups.reduce((sum, group) => sum + group.listed, 0)
}
