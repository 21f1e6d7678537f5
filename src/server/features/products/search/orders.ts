import { type ProductSort, unitOfSort } from '#shared/products/product-sort.ts'
import { CONTENT_OF, type PricedUnit } from '#shared/unit-prices/unit-price.ts'

export type Direction = 'forward' | 'backward'

/** An order of the shop's lists. Orders by price begin with the shop's currency: prices of two are never compared. */
export interface ShopOrder {
  sort: ProductSort
  currency: string
}

export const FEATURED: ShopOrder = { sort: 'featured', currency: '' }

/** Every order ends in the id, so pages never overlap. Prices compare only within their group. */
const ORDERS: Partial<Record<ProductSort, string>> = {
  featured: 'p.shop_rank desc, p.popularity desc, p.created_at desc, p.id desc',
  alphabetical: 'p.name_sort asc, p.id asc',
  'price-high-low': 'p.price_group asc, p.compared_minor desc, p.id asc',
}
/** Also for products without the unit price of an order. */
const BY_PRICE = 'p.price_group asc, p.compared_minor asc, p.id desc'
const BY_UNIT_PRICE = 'p.price_group asc, p.unit_minor asc, p.id desc'

/** A bare `?` beside a limit or an indexed column makes SQLite plan at every run. `+?` does not. */
export const LIMIT_OFFSET = 'limit +? offset +?'

export function orderBy({ sort, currency }: ShopOrder, direction: Direction = 'forward'): string {
  const own = `p.price_group <> ${quoted(currency)} asc`
  const unit = unitOfSort(sort)
  if (unit) {
    const isPriced = `p.priced_unit is ${contentOf(unit)}`
    const amount = `iif(${isPriced}, p.unit_minor, p.compared_minor)`
    return inDirection(
      direction,
      `not (${isPriced}) asc, ${own}, p.price_group asc, ${amount} asc, p.id desc`,
    )
  }
  const by = ORDERS[sort] ?? BY_PRICE
  return inDirection(direction, isByPrice(sort) ? `${own}, ${by}` : by)
}

function inDirection(direction: Direction, order: string): string {
  if (direction === 'forward') return order
  return order.replaceAll(/\b(?:asc|desc)\b/g, (way) => (way === 'asc' ? 'desc' : 'asc'))
}

export function isByPrice(sort: ProductSort): boolean {
  return sort === 'price-low-high' || sort === 'price-high-low'
}

export function isOfPrices(sort: ProductSort): boolean {
  return isByPrice(sort) || unitOfSort(sort) !== undefined
}

/**
 * Splits an order into consecutive parts, each covered by an index. `isOneGroup`: all products have the shop's
 * currency. In an order by unit price, products without one follow, by their price.
 */
export function partsInOrder(order: ShopOrder, direction: Direction, isOneGroup: boolean) {
  const { sort, currency } = order
  const unit = unitOfSort(sort)
  const by = inDirection(direction, ORDERS[sort] ?? BY_PRICE)
  if (!unit && !isByPrice(sort)) return [{ and: '', by }]
  const signs = isOneGroup ? ['='] : ['=', '<', '>']
  const groups = signs.map((sign) => ` and p.price_group ${sign} ${quoted(currency)}`)
  const parts = unit
    ? [
        ...groups.map((and) => ({
          and: ` and p.priced_unit = ${contentOf(unit)}${and}`,
          by: inDirection(direction, BY_UNIT_PRICE),
        })),
        ...groups.map((and) => ({ and: `${notPricedBy(unit)}${and}`, by })),
      ]
    : groups.map((and) => ({ and: isOneGroup ? '' : and, by }))
  return direction === 'forward' ? parts : parts.reverse()
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
