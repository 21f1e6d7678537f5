import type { ShopSearch } from '#shared/search-params/shop.ts'

export function listInput({ sort, page, filters: _, ...filters }: ShopSearch) {
  return { ...filters, sort: sort ?? ('featured' as const), page: page ?? 1 }
}

export function facetsInput({ sort: _, page: __, filters: ___, exact: ____, ...filters }: ShopSearch) {
  return filters
}
