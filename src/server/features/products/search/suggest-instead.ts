import type { Database } from '#server/db/client.ts'
import { termsOf } from '#server/features/products/search/letter-pairs.ts'
import { finds } from '#server/features/products/search/meant-search.ts'
import {
  mendedSearch,
  relaxedSearch,
  searchByFilters,
} from '#server/features/products/search/relaxed-search.ts'
import { isUnknown } from '#server/features/products/search/search-words.ts'
import type { ProductListInput } from '#shared/inputs/products.ts'
import type { MeantSearch } from '#shared/search-params/shop.ts'
import { wholeSearchOf } from '#shared/search-params/whole-search.ts'

/**
 * What finds something where the words of a search find nothing in the whole shop, or only what they begin like: the same
 * without its slips, or else the most of it. Null where nothing is near, or filters alone are in the way. `isEmpty` says
 * that the list is.
 */
export function suggestInstead(
  db: Database,
  asked: ProductListInput,
  { currency, isEmpty }: { currency: string; isEmpty: boolean },
): MeantSearch | null {
  const { search, exact } = asked
  if (!search || exact) return null
  const isNarrowed = wholeSearchOf({ ...asked, page: 1 }) === undefined
  const isFound = !isEmpty || (isNarrowed && finds(db, { search }, currency))
  if (isFound && !termsOf(db, search).some((term) => isUnknown(db, term))) return null
  const mended = mendedSearch(db, search)
  if (mended !== undefined) return { search: mended }
  return isFound ? null : relaxedSearch(db, search, currency)
}

/** Returns a search that finds something with its words for filters turned into filters. */
export function suggestFilters(db: Database, asked: ProductListInput, currency: string): MeantSearch | null {
  const whole = wholeSearchOf(asked)
  return whole ? searchByFilters(db, whole, currency) : null
}
