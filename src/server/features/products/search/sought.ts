import { searchTerms } from '#shared/search-terms.ts'
import {
  type NamedThing,
  needlessWords,
  otherNames,
  soughtWord,
  thingOf,
} from '#shared/things/named-thing.ts'

const MOST_ALSO_SHOWN = 4

/** A search as it is looked for. */
export interface Sought {
  /** What each product found has somewhere in its texts. */
  terms: string[]
  /** The words as they were typed, folded: one a term. */
  typed: string[]
  /** Typed words that only say more of what is wanted. */
  needless: string[]
  /** What is wanted, where it is known. */
  thing: NamedThing | undefined
}

export function readSearch(search: string | undefined): Sought {
  const all = searchTerms(search)
  const thing = thingOf(all.join(' '))
  const needless = thing ? needlessWords(thing) : []
  const terms = new Map<string, string>()
  for (const typed of all.filter((word) => !needless.includes(word))) {
    const sought = soughtWord(typed)
    if (!terms.has(sought)) terms.set(sought, typed)
  }
  return { terms: [...terms.keys()], typed: [...terms.values()], needless, thing }
}

/** What the search finds as well because it is the same thing. */
export function alsoShown({ thing }: Sought): string[] {
  if (!thing || thing.said.length === 0) return []
  return otherNames(thing).slice(0, MOST_ALSO_SHOWN)
}

export function soughtTerms(search: string | undefined): string[] {
  return readSearch(search).terms
}
