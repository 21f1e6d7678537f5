import type { ProductSort } from '#shared/product-sort.ts'

export type Direction = 'forward' | 'backward'

/** A sort of the shop. One by price begins with what is priced in its currency: prices of two are never compared. */
export interface ShopOrder {
  sort: ProductSort
  /** The shop's. */
  currency: string
}

/** Knows no prices. */
export const FEATURED: ShopOrder = { sort: 'featured', currency: '' }

/** Every order ends in the id, so pages never overlap. Prices compare within their group alone. */
const ORDERS: Record<ProductSort, Record<Direction, string>> = {
  featured: {
    forward: 'p.shop_rank desc, p.popularity desc, p.created_at desc, p.id desc',
    backward: 'p.shop_rank asc, p.popularity asc, p.created_at asc, p.id asc',
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

/** The ORDER BY of an order for table alias `p`. */
export function orderBy(order: ShopOrder, direction: Direction = 'forward'): string {
  const { sort, currency } = order
  if (!isByPrice(sort)) return ORDERS[sort][direction]
  const first = `p.price_group <> ${quoted(currency)}`
  return `${first} ${direction === 'forward' ? 'asc' : 'desc'}, ${ORDERS[sort][direction]}`
}

export function isByPrice(sort: ProductSort): boolean {
  return sort.startsWith('price')
}

/** An ORDER BY that an index has, of what passes one more condition. */
interface OrderPart {
  and: string
  by: string
}

/** The same order in parts that follow each other, each of which an index has; `isOneGroup` where all have one currency. */
export function partsInOrder(order: ShopOrder, direction: Direction, isOneGroup: boolean): OrderPart[] {
  const by = ORDERS[order.sort][direction]
  if (!isByPrice(order.sort) || isOneGroup) return [{ and: '', by }]
  const parts = ['=', '<', '>'].map((sign) => ({
    and: ` and p.price_group ${sign} ${quoted(order.currency)}`,
    by,
  }))
  return direction === 'forward' ? parts : parts.reverse()
}

/** A currency within a statement, so that SQLite plans for it; the codes are our own (`shared/currencies.ts`). */
export function quoted(currency: string): string {
  return `'${currency.replaceAll("'", "''")}'`
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
