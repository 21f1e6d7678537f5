import { type ProductSort, parseSort } from '#shared/product-sort.ts'

/** Without one the latest saved product comes first. */
export type FavoriteSort = Exclude<ProductSort, 'featured'>

export interface FavoritesSearch {
  sort?: FavoriteSort | undefined
}

export function parseFavoritesSearch({ sort }: Record<string, unknown>): FavoritesSearch {
  const known = parseSort(sort)
  return { sort: known === 'featured' ? undefined : known }
}
