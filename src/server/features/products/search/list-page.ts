import type { Database } from '#server/db/client.ts'
import { selectIds } from '#server/db/statements.ts'
import { matchDeals } from '#server/features/products/search/deals.ts'
import { countFiltered, countVisible } from '#server/features/products/search/facet-groups.ts'
import {
  eachFilterApart,
  type Filters,
  filtersOf,
  hasFilters,
  isFree,
} from '#server/features/products/search/filters.ts'
import { indexExpression, type Term } from '#server/features/products/search/index-terms.ts'
import { listedUnits } from '#server/features/products/search/listed-units.ts'
import { matchProducts } from '#server/features/products/search/matches.ts'
import { relevance } from '#server/features/products/search/name-tiers.ts'
import { LIMIT_OFFSET, orderBy, type ShopOrder } from '#server/features/products/search/orders.ts'
import { type ListingPlan, planListing } from '#server/features/products/search/plan-listing.ts'
import { rankedMatches } from '#server/features/products/search/ranked-matches.ts'
import type { SearchQuery } from '#server/features/products/search/search-query.ts'
import {
  type Candidates,
  idsInOrder,
  idsInOrderOrGathered,
  WALKED_AT_FIRST,
  walkedIds,
} from '#server/features/products/search/walks.ts'
import type { ProductListInput } from '#shared/inputs/products.ts'
import { SEARCH_COUNT_CAP } from '#shared/limits.ts'
import { onlyOne } from '#shared/products/several.ts'

/** The list to page through. A search has at most one match more than the counting limit. */
interface Listing extends Pick<ProductListInput, 'page' | 'pageSize'> {
  order: ShopOrder
  filters: Filters
  query: SearchQuery
  terms: Term[]
  matched: number
  matchedIds: number[]
}

/** Returns ids in the order of the list; `units` are those whose price gives it a meaningful order. */
export function listPage(db: Database, input: ProductListInput, query: SearchQuery, currency: string) {
  const { terms } = query
  const { category, sort, page, pageSize } = input
  const filters = filtersOf(input, currency)
  const order: ShopOrder = { sort, currency }
  const listing = { filters, query, terms, order, page, pageSize }
  if (input.deal) {
    const { ids: matchedIds, isComplete } = matchDeals(db, filters, terms)
    const byRelevance = terms.length > 0 && sort === 'featured'
    const ids = sorted(db, { ...listing, matched: matchedIds.length, matchedIds }, matchedIds, byRelevance)
    const units = listedUnits(db, { filters, currency, matchedIds })
    return { total: matchedIds.length, totalIsCapped: !isComplete, ids, units }
  }
  if (terms.length === 0 && !isFree(filters)) {
    const total = hasFilters({ ...filters, category: undefined })
      ? countFiltered(db, filters)
      : countVisible(db, onlyOne(category))
    const ids = pageIds(db, { ...listing, matched: total, matchedIds: [] })
    return { total, totalIsCapped: false, ids, units: listedUnits(db, { filters, currency }) }
  }
  const { ids: matchedIds, isComplete } = matchProducts(db, filters, terms)
  const ids = pageIds(db, { ...listing, matched: matchedIds.length, matchedIds })
  const units = listedUnits(db, { filters, currency, matchedIds })
  return { total: Math.min(matchedIds.length, SEARCH_COUNT_CAP), totalIsCapped: !isComplete, ids, units }
}

function pageIds(db: Database, listing: Listing): number[] {
  const plan = planListing({ ...listing, sort: listing.order.sort })
  switch (plan.strategy) {
    case 'nothing':
      return []
    case 'walk':
      return idsInOrder(db, listing, plan.window)
    case 'walk-or-gather':
      return idsInOrderOrGathered(db, listing, plan.window, candidatesOf(listing, plan))
    case 'sort-filtered':
      return sorted(db, listing, matchProducts(db, listing.filters, [], listing.matched).ids)
    case 'sort-matches':
      return sorted(db, listing, listing.matchedIds, plan.byRelevance)
    case 'rank':
      return ranked(db, listing, plan)
    case 'walk-then-matches':
      return walkThenFill(db, listing, plan)
  }
}

function candidatesOf(
  { filters, terms, matchedIds }: Listing,
  { candidates }: ListingPlan & { strategy: 'walk-or-gather' },
): Candidates {
  if (candidates === 'filters') return { ...eachFilterApart(filters), untested: {}, mayBeFew: false }
  if (candidates === 'matches')
    return {
      sql: 'select value as id from json_each(?)',
      values: [JSON.stringify(matchedIds)],
      untested: {},
      mayBeFew: true,
    }
  const sql = 'select rowid as id from products_fts where search_text match +?'
  return { sql, values: [indexExpression(terms)], untested: filters, mayBeFew: true }
}

/** By relevance, the intended product type comes before the order. */
function sorted(
  db: Database,
  { query, order, page, pageSize }: Listing,
  ids: number[],
  byRelevance = false,
): number[] {
  const first = byRelevance ? relevance(query) : { order: '', values: [] }
  const sql = `select p.id from products p where p.id in (select value from json_each(?))
    order by ${first.order}${orderBy(order)} ${LIMIT_OFFSET}`
  return selectIds(db, sql, [JSON.stringify(ids), ...first.values, pageSize, (page - 1) * pageSize])
}

function ranked(
  db: Database,
  { filters, query, matchedIds }: Listing,
  { window }: ListingPlan & { strategy: 'rank' },
): number[] {
  const end = window.offset + window.limit
  return rankedMatches(db, filters, query, { matchedIds, needed: end }).slice(window.offset, end)
}

/** Returns the first of the order, as far as a bounded walk finds them, followed by the other matches. */
function walkThenFill(
  db: Database,
  listing: Listing,
  { window }: ListingPlan & { strategy: 'walk-then-matches' },
): number[] {
  const { filters, terms, order, matchedIds } = listing
  const end = window.offset + window.limit
  const first = walkedIds(db, { filters, terms, order, rows: WALKED_AT_FIRST, limit: end })
  if (first.length >= end) return first.slice(window.offset)
  const walked = new Set(first)
  const others = matchedIds.filter((id) => !walked.has(id))
  const rest = sorted(db, { ...listing, page: 1, pageSize: end - first.length }, others)
  return [...first, ...rest].slice(window.offset)
}
