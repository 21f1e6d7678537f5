import type { Database } from '#server/db/client.ts'
import { finds } from '#server/features/products/search/intended-search.ts'
import { termsOf } from '#server/features/products/search/letter-pairs.ts'
import {
  mendedSearch,
  relaxedSearch,
  searchByFilters,
} from '#server/features/products/search/relaxed-search.ts'
import { isUnknown } from '#server/features/products/search/search-words.ts'
import type { ProductListInput } from '#shared/inputs/products.ts'
import type { AlternativeSearch } from '#shared/search-params/shop.ts'
import { wholeSearchOf } from '#shared/search-params/whole-search.ts'

/**
 * Offers another search when the words of one find nothing in the whole shop, or only words beginning like them.
 * Returns it without its slips, or else the largest part with results. Null when nothing is near, or when filters alone
 * are the cause. `isEmpty` says that the list is empty.
 */
export function suggestInstead(
  db: Database,
  input: ProductListInput,
  { currency, isEmpty }: { currency: string; isEmpty: boolean },
): AlternativeSearch | null {
  const { search, exact } = input
  if (!search || exact) return null
  const isNarrowed = wholeSearchOf({ ...input, page: 1 }) === undefined
  const hasMatches = !isEmpty || (isNarrowed && finds(db, { search }, currency))
  if (hasMatches && !termsOf(db, search).some((term) => isUnknown(db, term))) return null
  const mended = mendedSearch(db, search)
  if (mended !== undefined) return { search: mended }
  return hasMatches ? null : relaxedSearch(db, search, currency)
}

export function suggestFilters(
  db: Database,
  input: ProductListInput,
  currency: string,
): AlternativeSearch | null {
  const whole = wholeSearchOf(input)
  return whole ? searchByFilters(db, whole, currency) : null
}
