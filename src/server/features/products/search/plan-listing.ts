import { type Filters, hasFilters, isFree } from '#server/features/products/search/filters.ts'
import { isIndexedTerm, type Term } from '#server/features/products/search/index-terms.ts'
import { type PageWindow, pageWindow } from '#server/features/products/search/orders.ts'
import { FEW } from '#server/features/products/search/walks.ts'
import { SEARCH_COUNT_CAP } from '#shared/limits.ts'
import type { ProductSort } from '#shared/products/product-sort.ts'

export interface ListingInput {
  terms: Term[]
  filters: Filters
  sort: ProductSort
  page: number
  pageSize: number
  /** The number that pass the filters; for a search, of matches, at most one above the counting limit. */
  matched: number
}

type Strategy =
  | { strategy: 'nothing' }
  | { strategy: 'walk'; window: PageWindow }
  | { strategy: 'walk-or-gather'; window: PageWindow; candidates: 'filters' | 'index' | 'matches' }
  | { strategy: 'sort-filtered' }
  | { strategy: 'sort-matches'; byRelevance: boolean }
  | { strategy: 'rank'; window: PageWindow }
  | { strategy: 'walk-then-matches'; window: PageWindow }

export type ListingPlan = Strategy & { why: string }

/** Plans how to find a page of the shop by SQLite's costs: rows read and rows sorted. */
export function planListing(input: ListingInput): ListingPlan {
  return input.terms.length > 0 || isFree(input.filters) ? planSearch(input) : planCatalog(input)
}

function planCatalog({ filters, page, pageSize, matched }: ListingInput): ListingPlan {
  const window = pageWindow(matched, page, pageSize)
  if (window.limit === 0) return { strategy: 'nothing', why: 'The page lies beyond the end' }
  const { category: _, ...narrow } = filters
  if (!hasFilters(narrow)) return { strategy: 'walk', window, why: 'An index has just these in this order' }
  if (matched <= FEW) return { strategy: 'sort-filtered', why: 'So few are read and sorted at once' }
  const why = 'No index has these in this order, and they are too many to sort'
  return { strategy: 'walk-or-gather', window, candidates: 'filters', why }
}

function planSearch({ terms, filters, sort, page, pageSize, matched }: ListingInput): ListingPlan {
  const isCounted = matched <= SEARCH_COUNT_CAP
  const window = forwardWindow(Math.min(matched, SEARCH_COUNT_CAP), page, pageSize)
  if (window.limit === 0) return { strategy: 'nothing', why: 'The page lies beyond what is counted' }
  const byRelevance = terms.length > 0 && sort === 'featured'
  if (isCounted) return { strategy: 'sort-matches', byRelevance, why: 'Every match is known' }
  if (byRelevance) return { strategy: 'rank', window, why: 'Of too many to sort the best come first' }
  if (isFree(filters)) {
    const why = 'No index has these, and to gather all of them would have no bound'
    return { strategy: 'walk-then-matches', window, why }
  }
  const candidates = terms.every(isIndexedTerm) ? 'index' : 'matches'
  const why = 'The first of this order may be none of the matches that were read'
  return { strategy: 'walk-or-gather', window, candidates, why }
}

/** Uncounted matches follow the last page, so it cannot be read from the end. */
function forwardWindow(counted: number, page: number, pageSize: number): PageWindow {
  const { limit } = pageWindow(counted, page, pageSize)
  return { direction: 'forward', limit, offset: (page - 1) * pageSize }
}
