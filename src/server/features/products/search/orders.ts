import type { ProductSort } from '#shared/product-sort.ts'

type Direction = 'forward' | 'backward'

/** Every order ends in the id, so pages never overlap. Prices compare within their group alone. */
const ORDERS: Record<ProductSort, Record<Direction, string>> = {
  featured: {
    forward: 'p.shop_rank desc, p.created_at desc, p.id desc',
    backward: 'p.shop_rank asc, p.created_at asc, p.id asc',
  },
  alphabetical: {
    forward: 'p.name_sort asc, p.id asc',
    backward: 'p.name_sort desc, p.id desc',
  },
  'price-low-high': {
    forward: 'p.price_group asc, p.price_minor asc, p.id desc',
    backward: 'p.price_group desc, p.price_minor desc, p.id asc',
  },
  'price-high-low': {
    forward: 'p.price_group asc, p.price_minor desc, p.id asc',
    backward: 'p.price_group desc, p.price_minor asc, p.id desc',
  },
}

/** A bare `?` as a limit or beside an indexed column makes SQLite plan the statement anew at every run; `+?` does not. */
export const LIMIT_OFFSET = 'limit +? offset +?'

/** The ORDER BY of a sort for table alias `p`. */
export function orderBy(sort: ProductSort, direction: Direction = 'forward'): string {
  return ORDERS[sort][direction]
}

export interface PageWindow {
  direction: Direction
  limit: number
  offset: number
}

/** Where to read a page of an ordered index of `total` rows: from the nearer end. */
export function pageWindow(total: number, page: number, pageSize: number): PageWindow {
  const offset = (page - 1) * pageSize
  const limit = Math.max(0, Math.min(pageSize, total - offset))
  if (offset <= total / 2) return { direction: 'forward', limit, offset }
  return { direction: 'backward', limit, offset: Math.max(0, total - offset - limit) }
}
