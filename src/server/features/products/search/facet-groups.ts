import type { Database } from '#server/db/client.ts'
import { statement } from '#server/db/statements.ts'
import type { CategoryShort } from '#shared/categories.ts'
import type { ProductFilterInput } from '#shared/inputs/products.ts'
import { type PickKind, PRICE_BANDS, type PriceBand } from '#shared/product-filters.ts'

const GROUP_COLUMNS =
  'category, retailer, price_band as priceBand, is_best_seller as isBestSeller, is_editors_pick as isEditorsPick, listed'

/** Listed products that agree in all that the shop filters by. `priceBand` is an index of PRICE_BANDS, or -1. */
export interface Group {
  category: CategoryShort | ''
  retailer: string
  priceBand: number
  isBestSeller: number
  isEditorsPick: number
  listed: number
}

/** How many listed products pass the filters, without a search. */
export function countFiltered(db: Database, input: ProductFilterInput): number {
  return total(keptGroups(db).filter((group) => passes(group, input)))
}

/** Those without a search, as triggers keep them. */
export function keptGroups(db: Database): Group[] {
  return statement<Group>(db, `select ${GROUP_COLUMNS} from catalogue_facets where listed > 0`).all()
}

export function passes(group: Group, { category, retailer, price, pick }: ProductFilterInput): boolean {
  if (category && group.category !== category) return false
  if (retailer && group.retailer !== retailer) return false
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
