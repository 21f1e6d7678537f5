import type { Database } from '#server/db/client.ts'
import { shopCategories } from '#server/db/shop-categories.ts'
import { filtersInWords } from '#server/features/products/search/filters-in-words.ts'
import { finds } from '#server/features/products/search/intended-search.ts'
import { termsOf } from '#server/features/products/search/letter-pairs.ts'
import { matchingWords, wordsOf, wordsOfName } from '#server/features/products/search/matching-words.ts'
import { nameOfNumber } from '#server/features/products/search/numbered-item.ts'
import { closestWords } from '#server/features/products/search/search-words.ts'
import { findCategory } from '#shared/products/categories.ts'
import { asChosen, listOf } from '#shared/products/several.ts'
import type { AlternativeSearch } from '#shared/search-params/shop.ts'
import { foldText } from '#shared/text/text-folding.ts'

/**
 * Reduces a search that finds nothing to the largest part that finds something. Words for the product take precedence,
 * categories may be given by name, and words for filters become filters. A GTIN stands for the name of its item. Null
 * when no word finds anything. Runs one query for each word and each filter.
 */
export function relaxedSearch(db: Database, search: string, currency: string): AlternativeSearch | null {
  const numbered = nameOfNumber(db, search)
  if (numbered) {
    const byName = { search: wordsOfName(numbered).join(' ') }
    return finds(db, byName, '') ? byName : null
  }
  const { words: said, filters } = filtersInWords(search, currency)
  const words = wordsOf(said)
  const remaining = mendedSearch(db, words.join(' ')) ?? matchingWords(db, words).join(' ')
  const category = remaining ? undefined : categoryCalled(db, said.join(' '))
  if (!remaining && !category && words.length > 0) return null
  const whole: AlternativeSearch = { ...(remaining && { search: remaining }), ...(category && { category }) }
  let relaxed = whole
  for (const filter of filters) {
    const more = { ...relaxed, ...filter }
    if (finds(db, more, currency)) relaxed = more
  }
  const isAnother = Object.keys(relaxed).length > (relaxed.search === search ? 1 : 0)
  return isAnother && finds(db, relaxed, currency) ? inSizesThatFind(db, relaxed, currency) : null
}

/** Corrects misspelled words. Undefined when that changes nothing or finds nothing. */
export function mendedSearch(db: Database, search: string): string | undefined {
  const near = closestWords(db, termsOf(db, search))
  if (near === null || !finds(db, { search: near }, '')) return undefined
  const typed = new Map(search.split(/\s+/).map((word) => [foldText(word), word]))
  return near
    .split(' ')
    .map((word) => typed.get(word) ?? word)
    .join(' ')
}

/** Turns words that name filters into filters. Null when there are none, or nothing passes. */
export function searchByFilters(db: Database, search: string, currency: string): AlternativeSearch | null {
  const { words, filters } = filtersInWords(search, currency)
  if (filters.length === 0) return null
  const left = wordsOf(words).join(' ')
  const suggestion: AlternativeSearch = Object.assign({}, left && { search: left }, ...filters)
  return finds(db, suggestion, currency) ? inSizesThatFind(db, suggestion, currency) : null
}

function inSizesThatFind(db: Database, suggestion: AlternativeSearch, currency: string): AlternativeSearch {
  const sizes = listOf(suggestion.size)
  if (sizes.length < 2) return suggestion
  const size = asChosen(sizes.filter((one) => finds(db, { ...suggestion, size: one }, currency)))
  return size === undefined ? suggestion : { ...suggestion, size }
}

function categoryCalled(db: Database, name: string): string | undefined {
  const category = findCategory(shopCategories(db), name)
  return category?.isHidden ? undefined : category?.short
}
