import type { Database } from '#server/db/client.ts'
import { shopCategories, withCategoryKeys } from '#server/db/shop-categories.ts'
import { filtersOf } from '#server/features/products/search/filters.ts'
import { matchProducts } from '#server/features/products/search/matches.ts'
import { type PriceLimits, priceInWords } from '#server/features/products/search/price-in-words.ts'
import { correctedWords } from '#server/features/products/search/search-words.ts'
import { soughtTerms } from '#server/features/products/search/sought.ts'
import { findCategory } from '#shared/categories.ts'
import { SEARCH_MAX_TERMS } from '#shared/limits.ts'
import { BETWEEN_WORDS, foldText } from '#shared/text-folding.ts'
import { thingOf } from '#shared/things/named-thing.ts'

/** What the shop is asked instead: fewer words, or one of its categories, and the price as a filter. */
export interface RelaxedSearch extends PriceLimits {
  search?: string
  /** Its short name. */
  category?: string
}

/** They say how the others belong together, in English and Swedish. */
const CONNECTING = new Set(
  'a an and at for from in of on or the to with att av de det den en ett eller for fran i med och pa som till'.split(
    ' ',
  ),
)
const SHORTEST_WORD = 2
const SHORTEST_CORRECTED = 4

/**
 * Of a search that finds nothing, the most of it that finds something: the words for what is wanted go before all
 * others, a category may be called by its name, and a price that is said in words is one. Null where no word of it
 * finds anything. Asks once for each word.
 */
export function relaxedSearch(db: Database, search: string, currency: string): RelaxedSearch | null {
  const { words: said, limits } = priceInWords(search, currency)
  const words = wordsOf(said)
  const kept = mostThatFinds(db, correctedWords(db, words.map(foldText), slipsIn), words).join(' ')
  const category = kept ? undefined : categoryCalled(db, said.join(' '))
  const relaxed = { ...(kept && { search: kept }), ...(category && { category }) }
  const isFound = Object.keys(relaxed).length > 0
  const isPriced = Object.keys(limits).length > 0
  if (isPriced && (isFound || words.length === 0)) {
    const priced = { ...relaxed, ...limits }
    if (finds(db, priced, currency)) return priced
  }
  return isFound && kept !== search && finds(db, relaxed, currency) ? relaxed : null
}

/** Whether there is a product with all of its words, within its prices and its category. */
export function finds(db: Database, asked: RelaxedSearch, currency: string): boolean {
  const { search, ...filters } = withCategoryKeys(db, asked)
  return matchProducts(db, filtersOf(filters, currency), soughtTerms(db, search), 1).ids.length > 0
}

function categoryCalled(db: Database, name: string): string | undefined {
  const category = findCategory(shopCategories(db), name)
  return category?.isHidden ? undefined : category?.short
}

/** Without marks at their ends and what joins them: `car-seat` is two. */
export function wordsOf(said: string[]): string[] {
  const words = said
    .flatMap((word) => splitWord(word))
    .filter((word) => word.length >= SHORTEST_WORD && !CONNECTING.has(foldText(word)))
  return [...new Set(words)].slice(0, SEARCH_MAX_TERMS)
}

/** What has a digit in it is one: `0-13`, `86/92`. */
function splitWord(word: string): string[] {
  const isMark = (letter: string) => BETWEEN_WORDS.includes(letter)
  const marked = [...word].map((letter) => (isMark(letter) ? ' ' : letter)).join('')
  return /\d/.test(word) ? [word] : marked.split(' ')
}

/** A word may be left out, so only what is nearly another is taken for it. */
function slipsIn(word: string): number {
  return word.length < SHORTEST_CORRECTED ? 0 : 1
}

function mostThatFinds(db: Database, corrected: (string | undefined)[], typed: string[]): string[] {
  const places = corrected.flatMap((word, at) => (word === undefined ? [] : [at]))
  const wordAt = (at: number) => {
    const word = corrected[at] ?? ''
    // A word that needs no correction stays as it was typed.
    return foldText(typed[at] ?? '') === foldText(word) ? (typed[at] ?? '') : word
  }
  const said = thingOf(places.map((at) => foldText(wordAt(at))).join(' '))?.said ?? []
  const isWanted = (at: number) => said.includes(foldText(wordAt(at)))
  let kept: number[] = []
  for (const at of [...places.filter(isWanted), ...places.filter((at) => !isWanted(at))]) {
    const more = [...kept, at].sort((one, other) => one - other)
    if (finds(db, { search: more.map(wordAt).join(' ') }, '')) kept = more
  }
  return kept.map(wordAt)
}
