import type { Database } from '#server/db/client.ts'
import { statement } from '#server/db/statements.ts'
import { PRODUCT_COLUMNS, type ProductRow } from '#server/features/products/product.ts'
import { DEFAULT_CURRENCY } from '#shared/limits.ts'
import { toMinor } from '#shared/money.ts'
import { type PickKind, PRICE_BANDS, type PriceBand } from '#shared/product-filters.ts'
import type { ProductSort } from '#shared/product-sort.ts'
import type { ProductFilterInput } from '#shared/products.ts'

type Direction = 'forward' | 'backward'

/** Every order ends in the id, so pages never overlap. Those by price go up and down one index, what has none last. */
const ORDERS: Record<ProductSort, Record<Direction, string>> = {
  featured: {
    forward: 'p.pick_rank desc, p.created_at desc, p.id desc',
    backward: 'p.pick_rank asc, p.created_at asc, p.id asc',
  },
  alphabetical: {
    forward: 'p.name_sort asc, p.id asc',
    backward: 'p.name_sort desc, p.id desc',
  },
  'price-low-high': {
    forward: 'p.price_minor asc nulls last, p.id desc',
    backward: 'p.price_minor desc nulls first, p.id asc',
  },
  'price-high-low': {
    forward: 'p.price_minor desc nulls last, p.id asc',
    backward: 'p.price_minor asc nulls first, p.id desc',
  },
}

/** The ORDER BY of a sort for table alias `p`. */
export function orderBy(sort: ProductSort, direction: Direction = 'forward'): string {
  return ORDERS[sort][direction]
}

export interface Filter {
  where: string
  values: unknown[]
  conditions: number
}

/** Puts first what has the words in its name: at its beginning, then at a word's, then anywhere. */
export function relevance(terms: string[]): { order: string; values: string[] } {
  const phrase = terms.join(' ')
  const allInName = terms.map(() => 'instr(p.name_sort, ?) > 0').join(' and ')
  const order = `case when instr(p.name_sort, ?) = 1 then 0 when instr(p.name_sort, ?) > 0 then 1
    when ${allInName} then 2 else 3 end, `
  return { order, values: [phrase, ` ${phrase}`, ...terms] }
}

/** A bare `?` as a limit or beside an indexed column makes SQLite plan the statement anew at every run; `+?` does not. */
export const LIMIT_OFFSET = 'limit +? offset +?'

export type Filters = Pick<ProductFilterInput, 'category' | 'retailer' | 'price' | 'pick'>

/** Those of the filters that the index of an order answers by itself. */
function indexedFilters({ category, retailer, price, pick }: Filters, order: ProductSort): Filters {
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
    ...(pick ? [`${indexed.pick ? '' : '+'}p.pick_rank = 1 and p.${PICK_COLUMNS[pick]} = 1`] : []),
    ...terms.map(() => 'instr(p.search_text, ?) > 0'),
  ]
  const values = [category, retailer].filter((value) => value !== undefined)
  return { where: conditions.join(' and '), values: [...values, ...terms], conditions: conditions.length }
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
  return `p.currency = '${DEFAULT_CURRENCY}' and ${range}`
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

export interface OrderedSelection {
  filters: Filters
  terms?: string[]
  sort: ProductSort
  window: PageWindow
  /** Ids of all that match, or of more: a query that needs no row of the catalogue. */
  candidates?: { sql: string; values: unknown[] } | undefined
}

/** Where matches are many, a page is mostly found among so many. */
const WALKED_AT_FIRST = 1_000

/**
 * A window of the products that match, read along the index of their order. Where they lie far apart in it, testing
 * each row on the way would take long: then the candidates are gathered first, and the index alone tells where they are.
 */
export function rowsInOrder(db: Database, selection: OrderedSelection): ProductRow[] {
  const { filters, terms = [], sort, window, candidates } = selection
  if (window.limit === 0) return []
  const order = orderBy(sort, window.direction)
  const filter = listedFilter(filters, terms, sort)
  if (!candidates) {
    const all = `select p.id from products p where ${filter.where} order by ${order} ${LIMIT_OFFSET}`
    return rowsOf(db, sort, all, [...filter.values, window.limit, window.offset])
  }
  const walked = listedFilter(indexedFilters(filters, sort), [], sort)
  const nearest = `select p.id from (select p.id from products p where ${walked.where} order by ${order} limit ${WALKED_AT_FIRST}) w
    cross join products p on p.id = w.id where ${filter.where} ${LIMIT_OFFSET}`
  const near = [...walked.values, ...filter.values, window.limit, window.offset]
  const rows = rowsOf(db, sort, nearest, near)
  if (rows.length === window.limit) return rows
  const among = `select p.id from products p where ${filter.where} and +p.id in (${candidates.sql}) order by ${order} ${LIMIT_OFFSET}`
  return rowsOf(db, sort, among, [...filter.values, ...candidates.values, window.limit, window.offset])
}

function rowsOf(db: Database, sort: ProductSort, ids: string, values: unknown[]): ProductRow[] {
  const sql = `select ${PRODUCT_COLUMNS} from products p where p.id in (${ids}) order by ${orderBy(sort)}`
  return statement<ProductRow>(db, sql).all(...values)
}
