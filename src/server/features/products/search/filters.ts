import { ageFilter, sizeFilter } from '#server/db/filter-values.ts'
import { hasTerms, type Term } from '#server/features/products/search/index-terms.ts'
import { isByPrice, quoted } from '#server/features/products/search/orders.ts'
import type { ProductFilterInput } from '#shared/inputs/products.ts'
import { toMinor } from '#shared/prices/money.ts'
import { bandLimits } from '#shared/prices/price-bands.ts'
import type { PickKind } from '#shared/products/product-filters.ts'
import type { ProductSort } from '#shared/products/product-sort.ts'
import { listOf, onlyOne } from '#shared/products/several.ts'

type Hide = '' | '+'

export interface Filter {
  where: string
  values: unknown[]
  conditions: number
  /** The FROM clause, with the products as `p`. */
  from: string
}

/** Prices of one currency, in its minor units. */
export interface PriceRange {
  currency: string
  /** Inclusive. */
  lowest?: number | undefined
  highest?: number | undefined
  /** Exclusive. */
  below?: number | undefined
}

export interface Filters
  extends Pick<ProductFilterInput, 'category' | 'retailer' | 'brand' | 'size' | 'age' | 'pick' | 'stock'> {
  band?: PriceRange | undefined
  limits?: PriceRange | undefined
}

/** Builds the filters. Price limits are in the shop's currency, so products in another one pass no price filter. */
export function filtersOf(input: ProductFilterInput, currency: string): Filters {
  const { category, retailer, brand, size, age, price, from, to, pick, stock } = input
  const minor = (amount: number | undefined) => (amount === undefined ? undefined : toMinor(amount, currency))
  const band = price && bandLimits(price)
  const hasLimits = from !== undefined || to !== undefined
  return {
    category,
    retailer,
    brand,
    size,
    age,
    band: band && { currency, lowest: minor(band.from), below: minor(band.to) },
    limits: hasLimits ? { currency, lowest: minor(from), highest: minor(to) } : undefined,
    pick,
    stock,
  }
}

/** Returns the filters that the catalog's stored counts do not cover. */
export function uncountedFilters({ brand, size, age, limits, stock }: Filters): Filters {
  return { brand, size, age, limits, stock }
}

/** True if a filter has no stored count, or no index covers it in the shop's orders. */
export function isFree(filters: Filters): boolean {
  const areSeveral = [filters.category, filters.retailer].some((chosen) => listOf(chosen).length > 1)
  return areSeveral || hasFilters(uncountedFilters(filters))
}

export function indexedFilters(filters: Filters, order: ProductSort): Filters {
  const { band, limits, pick } = filters
  const byRank = order === 'featured'
  const byPrice = isByPrice(order)
  const category = onlyOne(filters.category)
  return {
    category,
    retailer: byRank && !category ? onlyOne(filters.retailer) : undefined,
    band: byPrice ? band : undefined,
    limits: byPrice ? limits : undefined,
    pick: byRank ? pick : undefined,
  }
}

/** Rows in the shop's lists: for variants the one in front. */
const IS_VISIBLE = 'p.is_shown = 1'
const IS_LISTED = 'p.gone_at is null'

/** The filter values of a group's front row, including those of its variants. */
const FILTER_VALUES = 'coalesce(p.group_filter_values, p.filter_values)'
const OWN_FILTER_VALUES = 'p.filter_values'

export function variantFilter(filters: Filters, terms: Term[]): Filter {
  const filter = listedFilter(filters, terms)
  const where = filter.where.replace(IS_VISIBLE, IS_LISTED).replaceAll(FILTER_VALUES, OWN_FILTER_VALUES)
  return { ...filter, where }
}

/**
 * Selects listed products within the filters that contain every term. `walked` is the order in which the rows will be
 * read. A filter must not tempt SQLite to another index then, which would need sorting.
 */
export function listedFilter(filters: Filters, terms: Term[] = [], walked?: ProductSort): Filter {
  const { band, limits, pick, stock } = filters
  const indexed = walked ? indexedFilters(filters, walked) : filters
  const hidden = (filter: keyof Filters) => (indexed[filter] === undefined ? '+' : '')
  const categories = listOf<string>(filters.category)
  const retailers = listOf<string>(filters.retailer)
  const brands = listOf<string>(filters.brand)
  const textConditions = hasTerms('p.search_text', terms)
  const [sizes, ages] = offersOf(filters)
  const conditions = [
    IS_VISIBLE,
    ...isOneOf(`${hidden('category')}p.category`, categories),
    ...isOneOf(`${hidden('retailer')}p.advertiser_name`, retailers),
    ...isOneOf(`${hidden('brand')}p.brand collate nocase`, brands),
    ...offersOneOf(sizes),
    ...offersOneOf(ages),
    ...(band ? [priceCondition(band, hidden('band'))] : []),
    ...(limits ? [priceCondition(limits, hidden('limits'))] : []),
    ...(pick ? [`${hidden('pick')}p.shop_rank >= 2 and p.${PICK_COLUMNS[pick]} = 1`] : []),
    ...(stock ? [`${hidden('stock')}p.shop_rank in (1, 3)`] : []),
    ...textConditions.map((term) => term.where),
  ]
  const values = [
    ...[categories, retailers, brands].flat(),
    ...[sizes, ages].flat().map((value) => JSON.stringify(value)),
    ...textConditions.flatMap((term) => term.values),
  ]
  return { where: conditions.join(' and '), values, conditions: conditions.length, from: 'products p' }
}

function offersOf({ size, age }: Filters): [string[], string[]] {
  return [listOf(size).map(sizeFilter), listOf(age).map(ageFilter)]
}

/** Values are quoted, so that `62` does not match in `162`. */
function offersOneOf(values: string[]): string[] {
  if (values.length === 0) return []
  return [`(${values.map(() => `instr(${FILTER_VALUES}, ?) > 0`).join(' or ')})`]
}

export function filtersApart(filters: Filters): Filter[] {
  const { category, retailer, brand, band, limits, pick, stock } = filters
  const parts: Filters[] = [{ category }, { retailer }, { brand }, { band }, { limits }, { pick }, { stock }]
  const offers = offersOf(filters).filter((values) => values.length > 0)
  return [...parts.filter(hasFilters).map((part) => listedFilter(part)), ...offers.map(offered)]
}

/** Selects listed products with any of the values, each once. */
function offered(values: string[]): Filter {
  const among = isOneOf('f.value', values).join('')
  const distinct = values.length > 1 ? 'distinct ' : ''
  const from = `(select ${distinct}f.product_id as id from catalogue_filters f where ${among}) p`
  return { from, where: 'true', values, conditions: 1 }
}

/** Selects the ids that pass all filters. Each filter uses its own index, so that no row has to be read. */
export function eachFilterApart(filters: Filters) {
  const parts = filtersApart(filters)
  const sql = parts.map(({ from, where }) => `select p.id from ${from} where ${where}`).join(' intersect ')
  return { sql, values: parts.flatMap(({ values }) => values) }
}

function isOneOf(column: string, values: string[]): string[] {
  if (values.length < 2) return values.map(() => `${column} = +?`)
  return [`${column} in (${values.map(() => '+?').join(', ')})`]
}

const PICK_COLUMNS: Record<PickKind, string> = {
  'best-seller': 'is_best_seller',
  'editors-pick': 'is_editors_pick',
}

/** Numbers are inlined, so that the planner sees the range in the price's own index; `+` hides it. */
function priceCondition({ currency, lowest, highest, below }: PriceRange, hide: Hide): string {
  const limit = (sign: string, minor: number | undefined) =>
    minor === undefined ? [] : [`${hide}p.compared_minor ${sign} ${minor}`]
  const group = `${hide}p.price_group = ${quoted(currency)}`
  return [group, ...limit('>=', lowest), ...limit('<=', highest), ...limit('<', below)].join(' and ')
}

export function isOfOneCurrency({ band, limits }: Filters): boolean {
  return band !== undefined || limits !== undefined
}

export function hasFilters(filters: Filters): boolean {
  return Object.values(filters).some((value) => value !== undefined && value !== '')
}
