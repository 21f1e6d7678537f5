import type { Database } from '#server/db/client.ts'
import { statement } from '#server/db/statements.ts'
import { matchDeals } from '#server/features/products/search/deals.ts'
import {
  bandOf,
  countFiltered,
  type Group,
  isPick,
  keptGroups,
  passes,
  total,
} from '#server/features/products/search/facet-groups.ts'
import { filtersOf, hasFilters, uncountedFilters } from '#server/features/products/search/filters.ts'
import { type Matches, matchProducts } from '#server/features/products/search/matches.ts'
import { soughtTerms } from '#server/features/products/search/sought.ts'
import { FEW } from '#server/features/products/search/walks.ts'
import { CATEGORY_SHORTS } from '#shared/categories.ts'
import type { ProductFilterInput } from '#shared/inputs/products.ts'
import {
  type Deal,
  PICKS,
  type PickKind,
  PRICE_BANDS,
  type PriceBand,
  type Stock,
} from '#shared/product-filters.ts'

interface Choice<Value> {
  value: Value
  count: number
}

/** `count` is null where it would have to be read of too many products. */
interface FreeChoice<Value> {
  value: Value
  count: number | null
}

const RETAILERS_SHOWN = 30
const BRANDS_SHOWN = 12
const ID_GROUP_COLUMNS = `coalesce(p.category, '') as category, coalesce(p.advertiser_name, '') as retailer,
  p.price_band as priceBand, p.is_best_seller as isBestSeller, p.is_editors_pick as isEditorsPick, 1 as listed`
/** One spelling of each brand, whatever its letter case. */
const BRANDS_OF_IDS = `select p.brand as value, count(*) as count
  from products p where p.id in (select value from json_each(?)) and p.brand <> ''
  group by p.brand collate nocase order by count(*) desc, p.brand limit ${BRANDS_SHOWN}`

/**
 * What the shop can be narrowed by, with the number of products behind each choice. A choice is counted with every
 * filter in force but its own. What has more matches than are counted has choices without numbers: `isCapped` says so
 * of all, and `count: null` of one.
 */
export function productFacets(db: Database, input: ProductFilterInput) {
  const ofAll = groupsOf(db, input)
  const hasLimits = input.from !== undefined || input.to !== undefined
  const ofPrices = hasLimits ? groupsOf(db, { ...input, from: undefined, to: undefined }) : ofAll
  const count = <Value>(
    { groups }: Counted,
    facet: keyof ProductFilterInput,
    valueIn: (group: Group) => Value | undefined,
  ) =>
    tally(
      groups.filter((group) => passes(group, { ...input, [facet]: undefined })),
      valueIn,
    )
  const deals = dealsOf(db, input)
  const retailers = count(ofAll, 'retailer', (group) => group.retailer || undefined).sort(byCount)
  const prices = inOrder(
    count(ofPrices, 'price', bandOf),
    PRICE_BANDS.map((band) => band.value),
  )
  return {
    isCapped: !ofAll.isComplete || !deals.isComplete,
    categories: inOrder(
      count(ofAll, 'category', (group) => group.category || undefined),
      CATEGORY_SHORTS,
    ),
    retailers: retailers.slice(0, RETAILERS_SHOWN),
    brands: brandsOf(db, input),
    prices: (ofPrices.isComplete ? prices : withoutCounts(prices)) as FreeChoice<PriceBand>[],
    stocks: stocksOf(db, input),
    deals: deals.choices,
    picks: picksOf(ofAll.groups.filter((group) => passes(group, { ...input, pick: undefined }))),
  }
}

interface Counted {
  groups: Group[]
  isComplete: boolean
}

/** Of what the kept counts do not tell apart the products are read. */
function groupsOf(db: Database, input: ProductFilterInput): Counted {
  const terms = soughtTerms(db, input.search)
  const filters = uncountedFilters(input)
  if (terms.length === 0 && !input.deal && !hasFilters(filters)) {
    return { groups: keptGroups(db), isComplete: true }
  }
  const limit = hasFilters(filters) ? FEW : undefined
  const { ids, isComplete } = input.deal
    ? matchDeals(db, filters, terms)
    : matchProducts(db, filters, terms, limit)
  if (!isComplete && terms.length === 0 && !input.deal) return { groups: keptGroups(db), isComplete }
  const sql = `select ${ID_GROUP_COLUMNS} from products p where p.id in (select value from json_each(?))`
  return { groups: statement<Group>(db, sql).all(JSON.stringify(ids)), isComplete }
}

/** The most common brands; of too many products to count those of the first. */
function brandsOf(db: Database, input: ProductFilterInput): FreeChoice<string>[] {
  const { ids, isComplete } = matchesOf(db, { ...input, brand: undefined })
  const brands = statement<Choice<string>>(db, BRANDS_OF_IDS).all(JSON.stringify(ids))
  return isComplete ? brands : withoutCounts(brands)
}

function stocksOf(db: Database, input: ProductFilterInput): FreeChoice<Stock>[] {
  const { ids, isComplete } = matchesOf(db, { ...input, stock: 'in' })
  const stocks = ids.length > 0 ? [{ value: 'in' as const, count: ids.length }] : []
  return isComplete ? stocks : withoutCounts(stocks)
}

function matchesOf(db: Database, input: ProductFilterInput): Matches {
  const terms = soughtTerms(db, input.search)
  if (input.deal) return matchDeals(db, filtersOf(input), terms)
  const filters = filtersOf(input)
  return matchProducts(db, filters, terms, countFiltered(db, filters) <= FEW ? FEW : undefined)
}

function withoutCounts<Value>(choices: Choice<Value>[]): FreeChoice<Value>[] {
  return choices.map(({ value }) => ({ value, count: null }))
}

function dealsOf(db: Database, input: ProductFilterInput): { choices: Choice<Deal>[]; isComplete: boolean } {
  const { ids, isComplete } = matchDeals(db, filtersOf(input), soughtTerms(db, input.search))
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

function inOrder<Value>(choices: Choice<Value>[], order: readonly Value[]): Choice<Value>[] {
  return order.flatMap((value) => choices.find((choice) => choice.value === value) ?? [])
}
