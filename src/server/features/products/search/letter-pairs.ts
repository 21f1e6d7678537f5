import type { Database } from '#server/db/client.ts'
import { isWordOfNames, occurs } from '#server/features/products/search/occurs.ts'
import { searchTerms } from '#shared/text/search-terms.ts'
import { wordToSeek } from '#shared/things/named-thing.ts'

/** Letter pairs for `ä`, `ö`, `å` and `ü` on keyboards without them; folded text has only the first letter. */
const PAIR = /ae|oe|aa|ue/g
const MOST_PAIRS = 3
/** Shorter parts occur in too many words: the `pot` of `poet` in `potty`. */
const SHORTEST_PART = 5

export function termsOf(db: Database, search: string | undefined): string[] {
  return searchTerms(search).map((term) => withOwnLetters(db, term))
}

/** Replaces letter pairs in a folded word that does not occur, `bloejor` by `blojor`, when that one does. */
function withOwnLetters(db: Database, term: string): string {
  if (term.search(PAIR) < 0 || occurs(db, wordToSeek(term))) return term
  const isWritten = (spelling: string) =>
    spelling.length < SHORTEST_PART ? isWordOfNames(db, spelling) : occurs(db, wordToSeek(spelling))
  return ownSpellings(term).find(isWritten) ?? term
}

/** Returns every other reading of its pairs, those with the most replacements first. */
export function ownSpellings(term: string): string[] {
  const ends = [...term.matchAll(PAIR)].slice(0, MOST_PAIRS).map(({ index }) => index + 1)
  const choices = Array.from({ length: 2 ** ends.length - 1 }, (_, choice) => choice)
  return choices.map((mask) => {
    const dropped = ends.filter((_, at) => !(mask & (1 << at)))
    return [...term].filter((_, at) => !dropped.includes(at)).join('')
  })
}
