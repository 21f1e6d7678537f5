import type { Database } from '#server/db/client.ts'
import { ageFilter, sizeFilter } from '#server/db/filter-values.ts'
import { shopCategories, shortsByKey, withCategoryKeys } from '#server/db/shop-categories.ts'
import { statement } from '#server/db/statements.ts'
import { matchDeals } from '#server/features/products/search/deals.ts'
import {
  countFiltered,
  type Group,
  isIn,
  isPick,
  passes,
  storedGroups,
  total,
} from '#server/features/products/search/facet-groups.ts'
import {
  type Filters,
  filtersOf,
  hasFilters,
  uncountedFilters,
} from '#server/features/products/search/filters.ts'
import { type Matches, matchProducts } from '#server/features/products/search/matches.ts'
import { queryTerms } from '#server/features/products/search/search-query.ts'
import { FEW } from '#server/features/products/search/walks.ts'
import { AGE_BANDS, type AgeBand } from '#shared/ages/age-bands.ts'
import type { ProductFilterInput } from '#shared/inputs/products.ts'
import { priceBandsOf } from '#shared/prices/currencies.ts'
import type { PriceBand } from '#shared/prices/price-bands.ts'
import { type Deal, PICKS, type PickKind, type Stock } from '#shared/products/product-filters.ts'
import { searchTerms } from '#shared/text/search-terms.ts'
import { bySize } from '#shared/variants/by-size.ts'

interface Choice<Value> {
  value: Value
  count: number
}

/** `count` is null when too many products would have to be read. */
interface FreeChoice<Value> {
  value: Value
  count: number | null
}

const MAX_RETAILERS = 30
const MAX_BRANDS = 12
const MAX_SIZES = 24
const ID_GROUP_COLUMNS = `coalesce(p.category, '') as category, coalesce(p.advertiser_name, '') as retailer,
  p.price_group as priceGroup, p.price_band as priceBand, p.is_best_seller as isBestSeller, p.is_editors_pick as isEditorsPick, 1 as listed`
/** One spelling of each brand, in any letter case. */
const BRANDS_OF_IDS = `select p.brand as value, count(*) as count
  from products p where p.id in (select value from json_each(?)) and p.brand <> ''
  group by p.brand collate nocase order by count(*) desc, p.brand limit ${MAX_BRANDS}`

const OFFERS_OF_IDS = `select v.value, count(*) as count
  from products p, json_each(coalesce(p.group_filter_values, p.filter_values)) v
  where p.id in (select value from json_each(?)) and v.value >= +? and v.value < +?
  group by v.value order by count(*) desc, v.value`
const IS_OFFERED = 'select exists (select 1 from catalogue_filters where value = +?) as isOffered'

/** Stands for products without a price and sorts behind all currencies. */
const NO_CURRENCY = '~'

/** A request with its currency and its match; repeated searches reuse the match. */
interface FacetRequest {
  input: ProductFilterInput
  currency: string
  match: (filters: Filters, limit?: number) => Matches
}

/**
 * Returns the filter choices with the number of products for each. A choice is counted with every active filter but its
 * own. Above the counting limit choices have no numbers: `isCapped` for all, `count: null` for one.
 * `hasOtherCurrencies`: some products are priced in another currency, so no price filter matches them.
 */
export function productFacets(db: Database, named: ProductFilterInput, currency: string) {
  const input = withCategoryKeys(db, named)
  const request = { input, currency, match: matching(db, input) }
  const filters = filtersOf(input, currency)
  const ofAll = groupsOf(db, request)
  const ofPrices = filters.limits
    ? groupsOf(db, { ...request, input: { ...input, from: undefined, to: undefined } })
    : ofAll
  const count = <Value>(
    { groups }: Counted,
    facet: keyof Filters,
    valueIn: (group: Group) => Value | undefined,
  ) =>
    tally(
      groups.filter((group) => passes(group, { ...filters, [facet]: undefined })),
      valueIn,
    )
  const deals = dealsOf(db, request)
  const retailers = count(ofAll, 'retailer', (group) => group.retailer || undefined).sort(byCount)
  const bands = priceBandsOf(currency)
  const prices = inOrder(count(ofPrices, 'band', bandIn(bands, currency)), bands)
  const others = ({ priceGroup }: Group) => priceGroup !== currency && priceGroup !== NO_CURRENCY
  return {
    isCapped: !ofAll.isComplete || !deals.isComplete,
    categories: categoriesOf(
      db,
      count(ofAll, 'category', (group) => group.category || undefined),
    ),
    retailers: retailers.slice(0, MAX_RETAILERS),
    brands: brandsOf(db, request),
    sizes: sizesOf(db, request),
    ages: agesOf(db, request),
    prices: countedIf(ofPrices.isComplete, prices),
    hasOtherCurrencies: ofPrices.groups.some(others),
    stocks: stocksOf(db, request),
    deals: deals.choices,
    picks: picksOf(ofAll.groups.filter((group) => passes(group, { ...filters, pick: undefined }))),
  }
}

function bandIn(bands: PriceBand[], currency: string) {
  const ranges = bands.map((value) => ({ value, range: filtersOf({ price: value }, currency).band }))
  return (group: Group) => ranges.find(({ range }) => range && isIn(group, range))?.value
}

function categoriesOf(db: Database, counted: Choice<string>[]): Choice<string>[] {
  const shorts = shortsByKey(db)
  const counts = new Map<string, number>()
  for (const { value, count } of counted) {
    const short = shorts.get(value)
    if (short !== undefined) counts.set(short, (counts.get(short) ?? 0) + count)
  }
  return shopCategories(db)
    .filter(({ isHidden }) => !isHidden)
    .flatMap(({ short: value }) => {
      const count = counts.get(value)
      return count === undefined ? [] : [{ value, count }]
    })
}

interface Counted {
  groups: Group[]
  isComplete: boolean
}

/** Reads the products when the stored counts do not cover the filters. */
function groupsOf(db: Database, { input, currency, match }: FacetRequest): Counted {
  const filters = uncountedFilters(filtersOf(input, currency))
  const isSearch = searchTerms(input.search).length > 0
  if (!isSearch && !input.deal && !hasFilters(filters)) {
    return { groups: storedGroups(db), isComplete: true }
  }
  const { ids, isComplete } = match(filters, hasFilters(filters) ? FEW : undefined)
  if (!isComplete && !isSearch && !input.deal) return { groups: storedGroups(db), isComplete }
  const sql = `select ${ID_GROUP_COLUMNS} from products p where p.id in (select value from json_each(?))`
  return { groups: statement<Group>(db, sql).all(JSON.stringify(ids)), isComplete }
}

/** Returns the most common brands; above the counting limit, those of the first products. */
function brandsOf(db: Database, request: FacetRequest): FreeChoice<string>[] {
  const { ids, isComplete } = matchesOf(db, request, { brand: undefined })
  return countedIf(isComplete, statement<Choice<string>>(db, BRANDS_OF_IDS).all(JSON.stringify(ids)))
}

/** Returns the most common sizes, from small to large; above the counting limit, those of the first products. */
function sizesOf(db: Database, request: FacetRequest): FreeChoice<string>[] {
  const { ids, isComplete } = matchesOf(db, request, { size: undefined })
  const sizes = offersOf(db, ids, sizeFilter('')).slice(0, MAX_SIZES)
  return countedIf(
    isComplete,
    sizes.sort((a, b) => bySize(a.value, b.value)),
  )
}

/** Returns the age bands; above the counting limit, all that the shop has. */
function agesOf(db: Database, request: FacetRequest): FreeChoice<AgeBand>[] {
  const { ids, isComplete } = matchesOf(db, request, { age: undefined })
  if (isComplete) return inOrder(offersOf(db, ids, ageFilter('')), AGE_BANDS)
  const isOffered = statement<{ isOffered: number }>(db, IS_OFFERED)
  const bands = AGE_BANDS.filter((band) => isOffered.get(ageFilter(band))?.isOffered === 1)
  return bands.map((value) => ({ value, count: null }))
}

function offersOf(db: Database, ids: number[], prefix: string): Choice<string>[] {
  const values = [JSON.stringify(ids), prefix, `${prefix}\u{10ffff}`]
  return statement<Choice<string>>(db, OFFERS_OF_IDS)
    .all(...values)
    .map(({ value, count }) => ({ value: value.slice(prefix.length), count }))
}

function stocksOf(db: Database, request: FacetRequest): FreeChoice<Stock>[] {
  const { ids, isComplete } = matchesOf(db, request, { stock: 'in' })
  return countedIf(isComplete, ids.length > 0 ? [{ value: 'in', count: ids.length }] : [])
}

function matchesOf(
  db: Database,
  { input, currency, match }: FacetRequest,
  changed: ProductFilterInput,
): Matches {
  const filters = filtersOf({ ...input, ...changed }, currency)
  return match(filters, countFiltered(db, filters) <= FEW ? FEW : undefined)
}

/** Most choices count the same products, so equal questions share one search. */
function matching(db: Database, { search, deal }: ProductFilterInput): FacetRequest['match'] {
  const terms = queryTerms(db, search)
  const cached = new Map<string, Matches>()
  return (filters, limit) => {
    const key = JSON.stringify([filters, limit])
    const matches =
      cached.get(key) ?? (deal ? matchDeals(db, filters, terms) : matchProducts(db, filters, terms, limit))
    cached.set(key, matches)
    return matches
  }
}

function countedIf<Value>(isComplete: boolean, choices: Choice<Value>[]): FreeChoice<Value>[] {
  return isComplete ? choices : choices.map(({ value }) => ({ value, count: null }))
}

function dealsOf(
  db: Database,
  { input, currency }: FacetRequest,
): { choices: Choice<Deal>[]; isComplete: boolean } {
  const { ids, isComplete } = matchDeals(db, filtersOf(input, currency), queryTerms(db, input.search))
  return { choices: ids.length > 0 ? [{ value: 'price-drop', count: ids.length }] : [], isComplete }
}

function picksOf(groups: Group[]): Choice<PickKind>[] {
  return PICKS.map((value) => ({
    value,
    count: total(groups.filter((group) => isPick(group, value))),
  })).filter(({ count }) => count > 0)
}

function tally<Value>(groups: Group[], valueIn: (group: Group) => Value | undefined): Choice<Value>[] {
  const counts = new Map<Value, number>()
  for (const group of groups) {
    const value = valueIn(group)
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + group.listed)
  }
  return [...counts].map(([value, count]) => ({ value, count }))
}

function byCount(a: Choice<string>, b: Choice<string>): number {
  return b.count - a.count || a.value.localeCompare(b.value)
}

function inOrder<Value>(choices: Choice<unknown>[], order: readonly Value[]): Choice<Value>[] {
  return order.flatMap((value) => {
    const choice = choices.find((one) => one.value === value)
    return choice ? { value, count: choice.count } : []
  })
}
