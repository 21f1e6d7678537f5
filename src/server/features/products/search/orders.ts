import { type ProductSort, type UnitSort, unitOfSort } from '#shared/products/product-sort.ts'
import { CONTENT_OF, type PricedUnit } from '#shared/unit-prices/unit-price.ts'

export type Direction = 'forward' | 'backward'

/** An order of the shop's lists. Orders by price begin with the shop's currency: prices of two are never compared. */
export interface ShopOrder {
  sort: ProductSort
  currency: string
}

export const FEATURED: ShopOrder = { sort: 'featured', currency: '' }

/** Every order ends in the id, so pages never overlap. Prices compare only within their group. */
const ORDERS: Record<Exclude<ProductSort, UnitSort>, Record<Direction, string>> = {
  featured: {
    forward: 'p.shop_rank desc, p.popularity desc, p.created_at desc, p.id desc',
    backward: 'p.shop_rank asc, p.popularity asc, p.created_at asc, p.id asc',
  },
  alphabetical: {
    forward: 'p.name_sort asc, p.id asc',
    backward: 'p.name_sort desc, p.id desc',
  },
  'price-low-high': {
    forward: 'p.price_group asc, p.compared_minor asc, p.id desc',
    backward: 'p.price_group desc, p.compared_minor desc, p.id asc',
  },
  'price-high-low': {
    forward: 'p.price_group asc, p.compared_minor desc, p.id asc',
    backward: 'p.price_group desc, p.compared_minor asc, p.id desc',
  },
}

const BY_UNIT_PRICE: Record<Direction, string> = {
  forward: 'p.price_group asc, p.unit_minor asc, p.id desc',
  backward: 'p.price_group desc, p.unit_minor desc, p.id asc',
}

/**
 * A bare `?` as a limit or beside an indexed column makes SQLite plan the statement again at every run. `+?` does not.
 */
export const LIMIT_OFFSET = 'limit +? offset +?'

export function orderBy({ sort, currency }: ShopOrder, direction: Direction = 'forward'): string {
  const ascending = direction === 'forward' ? 'asc' : 'desc'
  const own = `p.price_group <> ${quoted(currency)} ${ascending}`
  const unit = unitOfSort(sort)
  if (unit) {
    const isPriced = `p.priced_unit is ${contentOf(unit)}`
    const amount = `iif(${isPriced}, p.unit_minor, p.compared_minor)`
    const byId = `p.id ${direction === 'forward' ? 'desc' : 'asc'}`
    return `not (${isPriced}) ${ascending}, ${own}, p.price_group ${ascending}, ${amount} ${ascending}, ${byId}`
  }
  const by = plainOrder(sort)[direction]
  return isByPrice(sort) ? `${own}, ${by}` : by
}

export function isByPrice(sort: ProductSort): boolean {
  return sort === 'price-low-high' || sort === 'price-high-low'
}

/** True if prices determine the order. */
export function isOfPrices(sort: ProductSort): boolean {
  return isByPrice(sort) || unitOfSort(sort) !== undefined
}

function plainOrder(sort: ProductSort): Record<Direction, string> {
  return ORDERS[unitOfSort(sort) ? 'price-low-high' : (sort as Exclude<ProductSort, UnitSort>)]
}

/** An ORDER BY covered by an index, with one more condition. */
interface OrderPart {
  and: string
  by: string
}

/**
 * Splits an order into consecutive parts, each covered by an index. `isOneGroup`: all products have the shop's
 * currency. In an order by unit price, products without one follow, by their price.
 */
export function partsInOrder(order: ShopOrder, direction: Direction, isOneGroup: boolean): OrderPart[] {
  const { sort, currency } = order
  const unit = unitOfSort(sort)
  const by = plainOrder(sort)[direction]
  if (!unit && !isByPrice(sort)) return [{ and: '', by }]
  const signs = isOneGroup ? ['='] : ['=', '<', '>']
  const groups = signs.map((sign) => ` and p.price_group ${sign} ${quoted(currency)}`)
  const parts = unit
    ? [
        ...groups.map((and) => ({ and: `${pricedBy(unit)}${and}`, by: BY_UNIT_PRICE[direction] })),
        ...groups.map((and) => ({ and: `${notPricedBy(unit)}${and}`, by })),
      ]
    : groups.map((and) => ({ and: isOneGroup ? '' : and, by }))
  return direction === 'forward' ? parts : parts.reverse()
}

function pricedBy(unit: PricedUnit): string {
  return ` and p.priced_unit = ${contentOf(unit)}`
}

/** Uses columns of the price indexes: SQLite would read each row for a generated one. */
function notPricedBy(unit: PricedUnit): string {
  return ` and (+p.content_unit is not ${contentOf(unit)} or p.compared_minor is null or +p.compared_minor <= 0)`
}

function contentOf(unit: PricedUnit): string {
  return quoted(CONTENT_OF[unit])
}

/** Inlines a currency, so that SQLite plans for it; the codes are our own (`shared/prices/currencies.ts`). */
export function quoted(currency: string): string {
  return `'${currency.replaceAll("'", "''")}'`
}

export interface PageWindow {
  direction: Direction
  limit: number
  offset: number
}

/** Returns the part of an ordered index of `total` rows that holds a page, read from the nearer end. */
export function pageWindow(total: number, page: number, pageSize: number): PageWindow {
  const offset = (page - 1) * pageSize
  const limit = Math.max(0, Math.min(pageSize, total - offset))
  if (offset <= total / 2) return { direction: 'forward', limit, offset }
  return { direction: 'backward', limit, offset: Math.max(0, total - offset - limit) }
}
