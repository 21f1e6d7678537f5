import { m } from '#shared/messages/messages.ts'
import type { PricedUnit } from '#shared/unit-prices/unit-price.ts'

const GENERAL_SORTS = ['featured', 'alphabetical', 'price-low-high', 'price-high-low'] as const

/** Each order covers one unit: a piece, a kilogram and a liter do not compare. */
export const UNIT_SORTS = ['price-per-piece', 'price-per-kg', 'price-per-liter'] as const
export type UnitSort = (typeof UNIT_SORTS)[number]

export const PRODUCT_SORTS = [...GENERAL_SORTS, ...UNIT_SORTS] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

export const SORT_LABELS: Record<ProductSort, () => string> = {
  featured: () => m.sortFeatured,
  alphabetical: () => m.sortAlphabetical,
  'price-low-high': () => m.sortPriceLowHigh,
  'price-high-low': () => m.sortPriceHighLow,
  'price-per-piece': () => m.sortPricePerPiece,
  'price-per-kg': () => m.sortPricePerKg,
  'price-per-liter': () => m.sortPricePerLiter,
}

const UNIT_OF: Record<UnitSort, PricedUnit> = {
  'price-per-piece': 'piece',
  'price-per-kg': 'kg',
  'price-per-liter': 'l',
}

export const CHOSEN_SORTS = PRODUCT_SORTS.filter((sort) => sort !== 'featured')
export type ChosenSort = (typeof CHOSEN_SORTS)[number]

export function unitOfSort(sort: ProductSort): PricedUnit | undefined {
  const unitSort = UNIT_SORTS.find((one) => one === sort)
  return unitSort && UNIT_OF[unitSort]
}

/** Returns the orders for a menu. Unit prices appear only if the list has that unit, or while in force. */
export function sortsFor(units: readonly PricedUnit[], sorted?: ProductSort): ProductSort[] {
  return PRODUCT_SORTS.filter((sort) => {
    const unit = unitOfSort(sort)
    return !unit || sort === sorted || units.includes(unit)
  })
}
