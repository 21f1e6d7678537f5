import type { Database } from '#server/db/client.ts'
import { type Candidate, isLikelier, isLikely } from '#server/features/products/search/likelier-word.ts'
import { occurs } from '#server/features/products/search/occurs.ts'
import { shopWords } from '#server/features/products/search/shop-words.ts'
import { comparedWord, slipsAsWrittenOrSpoken } from '#server/features/products/search/slips.ts'
import { foldText } from '#shared/text/text-folding.ts'
import { soughtWord, thingOf } from '#shared/things/named-thing.ts'
import { wordRoot } from '#shared/things/word-root.ts'

/** How many words of a search name a thing where this one stands in it; none where it is no part of the name. */
type NamedWith = (word: string) => number

const SHORT_TERM = 7
/** More words than these that occur nowhere are no slips of the keys. */
const MOST_SLIPS = 2

/** The search with each word that occurs nowhere replaced by the likeliest one that does; null when none is near. */
export function closestWords(db: Database, terms: string[]): string | null {
  const corrected = correctedWords(db, terms)
  if (corrected.includes(undefined)) return null
  const phrase = corrected.join(' ')
  return foldText(phrase) === terms.join(' ') ? null : phrase
}

/** The same word by word; undefined for a word that occurs nowhere and is near none, or names what the shop has none of. */
export function correctedWords(db: Database, terms: string[], slipsIn = slipsInWord): (string | undefined)[] {
  let slips = 0
  return terms.map((term, at) => {
    if (occurs(db, term)) return term
    if (thingSaid(term).length > 0) return undefined
    slips += 1
    const namedWith = (word: string) => {
      const said = thingSaid(terms.with(at, word).join(' '))
      return said.includes(word) ? said.length : 0
    }
    return slips <= MOST_SLIPS ? likeliestWord(db, term, slipsIn(term), namedWith) : undefined
  })
}

/** Whether a word occurs nowhere, in no form: what a search finds by its beginning alone may be something else. */
export function isUnknown(db: Database, term: string): boolean {
  const sought = soughtWord(term)
  if (sought === term || !term.startsWith(sought) || occurs(db, term)) return false
  const root = wordRoot(term)
  return !shopWords(db).some(({ word }) => word.startsWith(root) && wordRoot(word) === root)
}

function thingSaid(phrase: string): string[] {
  return thingOf(phrase)?.said ?? []
}

function slipsInWord(term: string): number {
  return term.length < SHORT_TERM ? 1 : 2
}

/** The word itself, or what it is a form of: `barnvangar` is a slip of `barnvagn`, whose plural no name may have. */
function likeliestWord(
  db: Database,
  term: string,
  allowed: number,
  namedWith: NamedWith,
): string | undefined {
  const root = wordRoot(term)
  const isForm = root !== term && root.length >= SHORT_TERM && term.startsWith(root)
  return (
    closestWord(db, term, allowed, namedWith) ?? (isForm ? closestWord(db, root, 1, namedWith) : undefined)
  )
}

function closestWord(db: Database, term: string, allowed: number, namedWith: NamedWith): string | undefined {
  let best: Candidate | undefined
  const typed = comparedWord(term)
  for (const word of shopWords(db)) {
    const slips = slipsAsWrittenOrSpoken(word, typed, allowed)
    if (slips > allowed) continue
    const candidate = { word, slips, named: namedWith(word.word) }
    if (isLikely(candidate, typed) && (!best || isLikelier(candidate, best, typed))) best = candidate
  }
  return best?.word.shown
}
