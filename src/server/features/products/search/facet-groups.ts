import { eq, sql, sum } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { catalogCounts, catalogFacets } from '#server/db/schema/catalog.ts'
import { statement } from '#server/db/statements.ts'
import { type StoredRow, storedColumns } from '#server/db/stored-columns.ts'
import type { Filters, PriceRange } from '#server/features/products/search/filters.ts'
import type { PickKind } from '#shared/products/product-filters.ts'
import { listOf } from '#shared/products/several.ts'

const GROUP = [
  'category',
  'retailer',
  'priceGroup',
  'priceBand',
  'isBestSeller',
  'isEditorsPick',
  'listed',
] as const
const STORED_GROUPS = `select ${storedColumns(catalogFacets, GROUP, 'f')} from catalogue_facets f where f.listed > 0`

const countsInAll = preparedQuery((db) =>
  db
    .select({
      listed: sum(catalogCounts.listed).mapWith(Number),
      visible: sum(catalogCounts.visible).mapWith(Number),
    })
    .from(catalogCounts),
)
const visibleInCategory = preparedQuery((db) =>
  db
    .select({ visible: catalogCounts.visible })
    .from(catalogCounts)
    .where(eq(catalogCounts.category, sql.placeholder('category'))),
)

/** Listed products that agree in all filterable values. `priceBand` is a band of its currency (`bandAt`), or -1. */
export type Group = StoredRow<typeof catalogFacets, (typeof GROUP)[number]>

export function countProducts(db: Database): number {
  return countsInAll(db).get()?.listed ?? 0
}

/** Counts the products in the shop's lists, in total or by category; variants count as one. */
export function countVisible(db: Database, category?: string): number {
  const count = category ? visibleInCategory(db).get({ category }) : countsInAll(db).get()
  return count?.visible ?? 0
}

/** Counts the listed products that pass the counted filters, without a search. */
export function countFiltered(db: Database, filters: Filters): number {
  return total(storedGroups(db).filter((group) => passes(group, filters)))
}

export function storedGroups(db: Database): Group[] {
  return statement<Group>(db, STORED_GROUPS).all()
}

export function passes(group: Group, { category, retailer, band, pick }: Filters): boolean {
  if (category && !listOf<string>(category).includes(group.category)) return false
  if (retailer && !listOf(retailer).includes(group.retailer)) return false
  if (band && !isIn(group, band)) return false
  return !pick || isPick(group, pick)
}

/** True if the price is in a range whose limits are a 1, 2 or 5 with zeros. */
export function isIn({ priceGroup, priceBand }: Group, { currency, lowest = 0, below }: PriceRange): boolean {
  if (priceGroup !== currency || priceBand < bandAt(lowest)) return false
  return below === undefined || priceBand < bandAt(below)
}

/** Returns the band that an amount begins, as stored: 1, 2, 5, 10, 20, 50, ... minor units. */
function bandAt(minor: number): number {
  const digits = String(minor)
  return (digits.length - 1) * 3 + (digits >= '2' ? 1 : 0) + (digits >= '5' ? 1 : 0)
}

export function isPick(group: Group, pick: PickKind): boolean {
  return (pick === 'best-seller' ? group.isBestSeller : group.isEditorsPick) === 1
}

export function total(groups: Group[]): number {
  return groups.reduce((sum, group) => sum + group.listed, 0)
}
