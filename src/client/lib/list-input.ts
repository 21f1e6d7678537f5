import type { ShopSearch } from '#shared/shop-search.ts'

/** The procedure's input for an address of the shop. */
export function listInput({ category, search, sort, page }: ShopSearch) {
  return { category, search, sort: sort ?? ('featured' as const), page: page ?? 1, brief: true }
}
