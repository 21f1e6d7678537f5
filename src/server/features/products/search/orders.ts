import { type ProductSort, type UnitSort, unitOfSort } from '#shared/products/product-sort.ts'
import { CONTENT_OF, type PricedUnit } from '#shared/unit-prices/unit-price.ts'

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
    forward: 'p.price_group asc, p.price_minor asc, p.id desc',
    backward: 'p.price_group desc, p.price_minor desc, p.id asc',
  },
  'price-high-low': {
    forward: 'p.price_group asc, p.price_minor desc, p.id asc',
    backward: 'p.price_group desc, p.price_minor asc, p.id desc',
  },
}

const BY_UNIT_PRICE: Record<Direction, string> = {
  forward: 'p.price_group asc, p.unit_minor asc, p.id desc',
  backward: 'p.price_group desc, p.unit_minor desc, p.id asc',
}

/** A bare `?` as a limit or beside an indexed column makes SQLite plan the statement anew at every run; `+?` does not. */
export const LIMIT_OFFSET = 'limit +? offset +?'

/** The ORDER BY of an order for table alias `p`. */
export function orderBy({ sort, currency }: ShopOrder, direction: Direction = 'forward'): string {
  const ascending = direction === 'forward' ? 'asc' : 'desc'
  const own = `p.price_group <> ${quoted(currency)} ${ascending}`
  const unit = unitOfSort(sort)
  if (unit) {
    const isPriced = `p.priced_unit is ${contentOf(unit)}`
    const amount = `iif(${isPriced}, p.unit_minor, p.price_minor)`
    const byId = `p.id ${direction === 'forward' ? 'desc' : 'asc'}`
    return `not (${isPriced}) ${ascending}, ${own}, p.price_group ${ascending}, ${amount} ${ascending}, ${byId}`
  }
  const by = plainOrder(sort)[direction]
  return isByPrice(sort) ? `${own}, ${by}` : by
}

/** Whether it is one by the price of the whole product. */
export function isByPrice(sort: ProductSort): boolean {
  return sort === 'price-low-high' || sort === 'price-high-low'
}

/** Whether prices decide where a product stands. */
export function isOfPrices(sort: ProductSort): boolean {
  return isByPrice(sort) || unitOfSort(sort) !== undefined
}

function plainOrder(sort: ProductSort): Record<Direction, string> {
  return ORDERS[unitOfSort(sort) ? 'price-low-high' : (sort as Exclude<ProductSort, UnitSort>)]
}

/** An ORDER BY that an index has, of what passes one more condition. */
interface OrderPart {
  and: string
  by: string
}

/**
 * The same order in parts that follow each other, each of which an index has; `isOneGroup` where all have the shop's
 * currency. By the price of a unit, what has none comes behind all that have one, by its price.
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

/** In columns that the indexes by price have: for one that is generated SQLite would read each row. */
function notPricedBy(unit: PricedUnit): string {
  return ` and (+p.content_unit is not ${contentOf(unit)} or p.price_minor is null or +p.price_minor <= 0)`
}

function contentOf(unit: PricedUnit): string {
  return quoted(CONTENT_OF[unit])
}

/** A currency within a statement, so that SQLite plans for it; the codes are our own (`shared/prices/currencies.ts`). */
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
