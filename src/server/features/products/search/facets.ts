import type { Database } from '#server/db/client.ts'
import { statement } from '#server/db/statements.ts'
import { matchDeals } from '#server/features/products/search/deals.ts'
import {
  bandOf,
  type Group,
  isPick,
  keptGroups,
  passes,
  total,
} from '#server/features/products/search/facet-groups.ts'
import { matchProducts } from '#server/features/products/search/matches.ts'
import { soughtTerms } from '#server/features/products/search/sought.ts'
import type { ProductFilterInput } from '#shared/inputs/products.ts'
import { type Deal, PICKS, type PickKind, PRICE_BANDS } from '#shared/product-filters.ts'

interface Choice<Value> {
  value: Value
  count: number
}

const RETAILERS_SHOWN = 30
const ID_GROUP_COLUMNS = `coalesce(p.category, '') as category, coalesce(p.advertiser_name, '') as retailer,
  p.price_band as priceBand, p.is_best_seller as isBestSeller, p.is_editors_pick as isEditorsPick, 1 as listed`

/**
 * What the shop can be narrowed by, with the number of products behind each choice. A choice is counted with every
 * filter in force but its own. A search with more matches than it counts has choices without numbers: `isCapped`.
 */
export function productFacets(db: Database, input: ProductFilterInput) {
  const { groups, isComplete } = groupsOf(db, input)
  const count = <Value>(facet: keyof ProductFilterInput, valueIn: (group: Group) => Value | undefined) =>
    tally(
      groups.filter((group) => passes(group, { ...input, [facet]: undefined })),
      valueIn,
    )
  const deals = dealsOf(db, input)
  const retailers = count('retailer', (group) => group.retailer || undefined).sort(byCount)
  return {
    isCapped: !isComplete || !deals.isComplete,
    categories: count('category', (group) => group.category || undefined),
    retailers: retailers.slice(0, RETAILERS_SHOWN),
    prices: inOrder(
      count('price', bandOf),
      PRICE_BANDS.map((band) => band.value),
    ),
    deals: deals.choices,
    picks: picksOf(groups.filter((group) => passes(group, { ...input, pick: undefined }))),
  }
}

function groupsOf(db: Database, input: ProductFilterInput): { groups: Group[]; isComplete: boolean } {
  const terms = soughtTerms(input.search)
  if (terms.length === 0 && !input.deal) return { groups: keptGroups(db), isComplete: true }
  const { ids, isComplete } = input.deal ? matchDeals(db, {}, terms) : matchProducts(db, {}, terms)
  const sql = `select ${ID_GROUP_COLUMNS} from products p where p.id in (select value from json_each(?))`
  return { groups: statement<Group>(db, sql).all(JSON.stringify(ids)), isComplete }
}

function dealsOf(db: Database, input: ProductFilterInput): { choices: Choice<Deal>[]; isComplete: boolean } {
  const { ids, isComplete } = matchDeals(db, input, soughtTerms(input.search))
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
