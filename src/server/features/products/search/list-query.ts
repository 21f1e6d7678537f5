import type { Database } from '#server/db/client.ts'
import { statement } from '#server/db/statements.ts'
import { PRODUCT_COLUMNS, type ProductRow } from '#server/features/products/product.ts'
import type { ProductFilterInput } from '#shared/inputs/products.ts'
import { DEFAULT_CURRENCY } from '#shared/limits.ts'
import { toMinor } from '#shared/money.ts'
import { type PickKind, PRICE_BANDS, type PriceBand } from '#shared/product-filters.ts'
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

/** The ORDER BY of a sort for table alias `p`. */
export function orderBy(sort: ProductSort, direction: Direction = 'forward'): string {
  return ORDERS[sort][direction]
}

export interface Filter {
  where: string
  values: unknown[]
  conditions: number
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

interface Candidates {
  sql: string
  values: unknown[]
  /** What is left to test of them: each row tested is read. */
  untested: Filters
}

export interface OrderedSelection {
  filters: Filters
  terms?: string[]
  sort: ProductSort
  window: PageWindow
  /** Ids of all that match, or of more where some filter is left: a query that needs no row of the catalogue. */
  candidates?: Candidates | undefined
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
  const walk = walkOf({ filters, terms, sort, rows: WALKED_AT_FIRST, direction: window.direction })
  const near = [...walk.values, window.limit, window.offset]
  const rows = rowsOf(db, sort, `${walk.sql} ${LIMIT_OFFSET}`, near)
  if (rows.length === window.limit) return rows
  const rest = listedFilter(candidates.untested, [], sort)
  const among = `select p.id from products p where ${rest.where} and +p.id in (${candidates.sql}) order by ${order} ${LIMIT_OFFSET}`
  return rowsOf(db, sort, among, [...rest.values, ...candidates.values, window.limit, window.offset])
}

interface Walk {
  filters: Filters
  terms: string[]
  sort: ProductSort
  /** So many rows of the order are tested. */
  rows: number
  direction?: Direction
  /** A further condition. */
  tier?: { condition: string; values: string[] }
}

/** The first ids that match on a walk along the order, without those that are known already. */
export function walkedIds(
  db: Database,
  { limit, except = [], ...walk }: Walk & { limit: number; except?: number[] },
) {
  const { sql, values } = walkOf(walk)
  const ids = `${sql} and p.id not in (select value from json_each(?)) limit +?`
  return statement<{ id: number }>(db, ids)
    .all(...values, JSON.stringify(except), limit)
    .map(({ id }) => id)
}

function walkOf({ filters, terms, sort, rows, direction = 'forward', tier }: Walk) {
  const walked = listedFilter(indexedFilters(filters, sort), [], sort)
  const filter = listedFilter(filters, terms, sort)
  const inTier = tier ? ` and ${tier.condition}` : ''
  const sql = `select p.id from (select p.id from products p where ${walked.where} order by ${orderBy(sort, direction)} limit ${rows}) w
    cross join products p on p.id = w.id where ${filter.where}${inTier}`
  return { sql, values: [...walked.values, ...filter.values, ...(tier?.values ?? [])] }
}

function rowsOf(db: Database, sort: ProductSort, ids: string, values: unknown[]): ProductRow[] {
  const sql = `select ${PRODUCT_COLUMNS} from products p where p.id in (${ids}) order by ${orderBy(sort)}`
  return statement<ProductRow>(db, sql).all(...values)
}
