import type { Favorite } from '#client/lib/trpc.ts'
import { currentLocale } from '#shared/messages/languages.ts'
import { comparedPrice } from '#shared/prices/exchange-rates.ts'
import type { ChosenSort } from '#shared/products/product-sort.ts'
import { unitOfSort } from '#shared/products/product-sort.ts'
import type { Site } from '#shared/site/site.ts'
import type { PricedUnit, UnitPrice } from '#shared/unit-prices/unit-price.ts'

type Sortable = Pick<Favorite, 'productName'> & {
  product: { priceMinor: number | null; currency: string; unitPrice: UnitPrice | null } | null
}

type Shop = Pick<Site, 'currency' | 'rates'>

/**
 * Returns a new list. By price, what has a price or a rate in the shop's currency comes first, and each other currency
 * is grouped. Products without a price, or no longer in the shop, come last.
 */
export function sortFavorites<Saved extends Sortable>(
  saved: Saved[],
  sort: ChosenSort | undefined,
  { currency, rates }: Shop,
): Saved[] {
  if (!sort) return saved
  if (sort === 'alphabetical') {
    return saved.toSorted((a, b) => a.productName.localeCompare(b.productName, currentLocale()))
  }
  const unit = unitOfSort(sort)
  const sign = sort === 'price-high-low' ? -1 : 1
  const keys = new Map(saved.map((one) => [one, sortKey(one, { currency, rates }, unit)]))
  const keyOf = (one: Saved) => keys.get(one) ?? NO_PRICE
  return saved.toSorted((a, b) => {
    const [left, right] = [keyOf(a), keyOf(b)]
    return left.rank - right.rank || compare(left.group, right.group) || (left.minor - right.minor) * sign
  })
}

/** Returns the units that at least two of them are priced by in the shop's currency. */
export function favoriteUnits(saved: Sortable[], currency: string): PricedUnit[] {
  const units = saved.flatMap(({ product }) =>
    product?.unitPrice && product.currency === currency ? [product.unitPrice.per] : [],
  )
  return units.filter((unit, index) => units.indexOf(unit) === index && units.lastIndexOf(unit) > index)
}

const NO_PRICE = { rank: 4, group: '', minor: 0 }

/** Sorts by unit price; products without one follow, by their own price. */
function sortKey({ product }: Sortable, { currency, rates }: Shop, unit: PricedUnit | undefined) {
  const price = product && comparedPrice(product, rates)
  if (!product || !price) return NO_PRICE
  const isByUnit = unit !== undefined && product.unitPrice?.per === unit
  const rank = (unit && !isByUnit ? 2 : 0) + (price.currency === currency ? 0 : 1)
  const perUnit = isByUnit && product.unitPrice ? product.unitPrice.minor / (product.priceMinor || 1) : 1
  return { rank, group: price.currency, minor: price.minor * perUnit }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
