import type { CategoryShort } from '#shared/categories.ts'
import type { ProductSort } from '#shared/product-sort.ts'

type Direction = 'forward' | 'backward'

const ORDERS: Record<ProductSort, [column: string, direction: 'asc' | 'desc'][]> = {
  featured: [
    ['pick_rank', 'desc'],
    ['created_at', 'desc'],
    ['id', 'desc'],
  ],
  alphabetical: [
    ['name_sort', 'asc'],
    ['id', 'asc'],
  ],
  'price-low-high': [
    ['price_unknown', 'asc'],
    ['price_minor', 'asc'],
    ['id', 'asc'],
  ],
  'price-high-low': [
    ['price_unknown', 'asc'],
    ['price_minor', 'desc'],
    ['id', 'asc'],
  ],
}

/** The ORDER BY of a sort for table alias `p`. Every order ends in the id, so pages never overlap. */
export function orderBy(sort: ProductSort, direction: Direction = 'forward'): string {
  return ORDERS[sort]
    .map(
      ([column, order]) => `p.${column} ${(order === 'asc') === (direction === 'forward') ? 'asc' : 'desc'}`,
    )
    .join(', ')
}

export interface Filter {
  where: string
  values: unknown[]
}

/** A bare `?` as a limit or beside an indexed column makes SQLite plan the statement anew at every run; `+?` does not. */
export const LIMIT_OFFSET = 'limit +? offset +?'

/** Listed products, of one category if asked, that contain every term. */
export function listedFilter(category: CategoryShort | undefined, terms: string[] = []): Filter {
  const conditions = [
    'p.gone_at is null',
    ...(category ? ['p.category = +?'] : []),
    ...terms.map(() => 'instr(p.search_text, ?) > 0'),
  ]
  return { where: conditions.join(' and '), values: [...(category ? [category] : []), ...terms] }
}

interface PageWindow {
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
