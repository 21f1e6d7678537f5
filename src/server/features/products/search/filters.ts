import type { ProductFilterInput } from '#shared/inputs/products.ts'
import { DEFAULT_CURRENCY } from '#shared/limits.ts'
import { toMinor } from '#shared/money.ts'
import { type PickKind, PRICE_BANDS, type PriceBand } from '#shared/product-filters.ts'
import type { ProductSort } from '#shared/product-sort.ts'

export interface Filter {
  where: string
  values: unknown[]
  conditions: number
}

export type Filters = Pick<ProductFilterInput, 'category' | 'retailer' | 'price' | 'pick'>

/** Those of the filters that the index of an order answers by itself. */
export function indexedFilters({ category, retailer, price, pick }: Filters, order: ProductSort): Filters {
  const byRank = order === 'featured'
  return {
    category,
    retailer: byRank && !category ? retailer : undefined,
    price: order.startsWith('price') ? price : undefined,
    pick: byRank ? pick : undefined,
  }
}

/**
 * Listed products within the filters that contain every term. `walked` is the order that the rows will be read in: a
 * filter must not tempt SQLite to another index then, which it would have to sort.
 */
export function listedFilter(filters: Filters, terms: string[] = [], walked?: ProductSort): Filter {
  const { category, retailer, price, pick } = filters
  const indexed = walked ? indexedFilters(filters, walked) : filters
  const conditions = [
    'p.gone_at is null',
    ...(category ? ['p.category = +?'] : []),
    ...(retailer ? [`${indexed.retailer ? '' : '+'}p.advertiser_name = +?`] : []),
    ...(price ? [priceCondition(price, indexed.price ? '' : '+')] : []),
    ...(pick ? [`${indexed.pick ? '' : '+'}p.shop_rank >= 2 and p.${PICK_COLUMNS[pick]} = 1`] : []),
    ...terms.map(() => 'instr(p.search_text, ?) > 0'),
  ]
  const values = [category, retailer].filter((value) => value !== undefined)
  return { where: conditions.join(' and '), values: [...values, ...terms], conditions: conditions.length }
}

/** Ids of what passes all filters: each is answered by its own index, so that no row has to be read for the others. */
export function eachFilterApart({ category, retailer, price, pick }: Filters) {
  const parts = [category && { category }, retailer && { retailer }, price && { price }, pick && { pick }]
    .filter((part) => part !== undefined && part !== '')
    .map((part) => listedFilter(part))
  const sql = parts.map(({ where }) => `select p.id from products p where ${where}`).join(' intersect ')
  return { sql, values: parts.flatMap(({ values }) => values) }
}

const PICK_COLUMNS: Record<PickKind, string> = {
  'best-seller': 'is_best_seller',
  'editors-pick': 'is_editors_pick',
}

/** Written out as numbers, so that the planner sees the range in the price's own index; `+` hides it. */
function priceCondition(band: PriceBand, hide: '' | '+'): string {
  const { from, to } = PRICE_BANDS.find(({ value }) => value === band) ?? PRICE_BANDS[0]
  const upper = to === undefined ? '' : ` and ${hide}p.price_minor < ${toMinor(to, DEFAULT_CURRENCY)}`
  const range = `${hide}p.price_minor >= ${toMinor(from, DEFAULT_CURRENCY)}${upper}`
  return `${hide}p.price_group = '' and ${range}`
}

export function hasFilters({ category, retailer, price, pick }: Filters): boolean {
  return Boolean(category || retailer || price || pick)
}
