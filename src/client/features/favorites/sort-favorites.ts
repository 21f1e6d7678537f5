import type { Favorite } from '#client/lib/trpc.ts'
import type { FavoriteSort } from '#shared/favorites-search.ts'

type Sortable = Pick<Favorite, 'productName'> & { product: { priceMinor: number | null } | null }

/** In a new list; what has no price, or is gone from the shop, comes last by price. */
export function sortFavorites<Saved extends Sortable>(
  saved: Saved[],
  sort: FavoriteSort | undefined,
  locale: string,
): Saved[] {
  if (!sort) return saved
  if (sort === 'alphabetical') {
    return saved.toSorted((a, b) => a.productName.localeCompare(b.productName, locale))
  }
  const direction = sort === 'price-low-high' ? 1 : -1
  const price = ({ product }: Saved) => product?.priceMinor ?? undefined
  return saved.toSorted((a, b) => byPrice(price(a), price(b), direction))
}

function byPrice(a: number | undefined, b: number | undefined, direction: number): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  return (a - b) * direction
}
