import type { Database } from '#server/db/client.ts'
import { type Candidate, isLikelier, isLikely } from '#server/features/products/search/likelier-word.ts'
import { occurs } from '#server/features/products/search/occurs.ts'
import { shopWords } from '#server/features/products/search/shop-words.ts'
import { comparedWord, slipsAsWrittenOrSpoken } from '#server/features/products/search/slips.ts'
import { foldText } from '#shared/text/text-folding.ts'
import { thingOf, wordToSeek } from '#shared/things/named-thing.ts'
import { wordRoot } from '#shared/things/word-root.ts'

/** How many words of a search name a product kind together with this word; 0 when it is no part. */
type NamedWith = (word: string) => number

const SHORT_TERM = 7
/** More unknown words than this are not typing errors. */
const MOST_SLIPS = 2

/** Replaces each unknown word of a search with the likeliest existing one; null when none is near. */
export function closestWords(db: Database, terms: string[]): string | null {
  const corrected = correctedWords(db, terms)
  if (corrected.includes(undefined)) return null
  const phrase = corrected.join(' ')
  return foldText(phrase) === terms.join(' ') ? null : phrase
}

/**
 * The same word by word. Undefined for an unknown word near no other, or one that names a product kind the shop lacks.
 */
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

/** Whether a word occurs in no form at all. Matches by its beginning alone may be something else. */
export function isUnknown(db: Database, term: string): boolean {
  const stem = wordToSeek(term)
  if (stem === term || !term.startsWith(stem) || occurs(db, term)) return false
  const root = wordRoot(term)
  return !shopWords(db).some(({ word }) => word.startsWith(root) && wordRoot(word) === root)
}

function thingSaid(phrase: string): string[] {
  return thingOf(phrase)?.said ?? []
}

function slipsInWord(term: string): number {
  return term.length < SHORT_TERM ? 1 : 2
}

/** The word itself, or its base form: `barnvangar` is a slip of `barnvagn`, whose plural may occur in no name. */
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
  return best?.word.spelling
}
