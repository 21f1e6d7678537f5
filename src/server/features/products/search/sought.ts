import { searchTerms } from '#shared/search-terms.ts'
import { foldText } from '#shared/text-folding.ts'
import { rootsOf, soughtWord, type Thing, thingOf } from '#shared/things/named-thing.ts'

const MOST_ALSO_SHOWN = 4

/** A search as it is looked for. */
export interface Sought {
  /** What each product found has somewhere in its texts. */
  terms: string[]
  /** The words as they were typed, folded: one a term. */
  typed: string[]
  /** What is wanted, where it is known. */
  thing: (Thing & { said: string[] }) | undefined
}

export function readSearch(search: string | undefined): Sought {
  const all = searchTerms(search)
  const terms = new Map<string, string>()
  for (const typed of all) {
    const sought = soughtWord(typed)
    if (!terms.has(sought)) terms.set(sought, typed)
  }
  return { terms: [...terms.keys()], typed: [...terms.values()], thing: thingOf(all.join(' ')) }
}

/** What the search finds as well because it is the same thing. */
export function alsoShown({ thing }: Sought): string[] {
  if (!thing || thing.said.length === 0) return []
  const said = rootsOf(thing.said.join(' '))
  return thing.words.filter((word) => rootsOf(foldText(word)) !== said).slice(0, MOST_ALSO_SHOWN)
}

export function soughtTerms(search: string | undefined): string[] {
  return readSearch(search).terms
}
