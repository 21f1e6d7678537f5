import type { Database } from '#server/db/client.ts'
import { occurs } from '#server/features/products/search/occurs.ts'
import { type ShopWord, shopWords } from '#server/features/products/search/shop-words.ts'
import {
  type ComparedWord,
  comparedWord,
  slipsAsWrittenOrSpoken,
} from '#server/features/products/search/slips.ts'
import { foldText } from '#shared/text/text-folding.ts'
import { thingOf, wordToSeek } from '#shared/things/named-thing.ts'
import { wordRoot } from '#shared/things/word-root.ts'

interface Candidate {
  word: ShopWord
  slips: number
  /** The number of words in the search that name a product with it, including this one. */
  named: number
}

/** How many words of a search name a product kind together with this word; 0 when it is no part. */
type NamedWith = (word: string) => number

const SHORT_TERM = 7
/** More unknown words than this are not typing errors. */
const MOST_SLIPS = 2
/** Shorter words are one slip away from too many others. */
const SHORTEST_SURE = 5
/** Parents search for products, so product names count as this much closer. */
const NEARER_AS_NAME = 0.75

/** Replaces each unknown word of a search with the likeliest existing one; null when none is near. */
export function closestWords(db: Database, terms: string[]): string | null {
  const corrected = correctedWords(db, terms)
  if (corrected.includes(undefined)) return null
  const phrase = corrected.join(' ')
  return foldText(phrase) === terms.join(' ') ? null : phrase
}

/** Undefined for a word near no other, or one that names a product kind the shop lacks. */
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

/** True if it was probably intended. `sofa` is not `soft`, nor `bike` `like`. */
function isLikely({ word: { word, letters }, slips, named }: Candidate, typed: ComparedWord): boolean {
  const isSwap = letters === typed.letters && word.length === typed.word.length
  if (slips < 1 || isSwap) return true
  const beginsAlike = word[0] === typed.word[0]
  if (typed.word.length >= SHORTEST_SURE) return beginsAlike || named > 0
  const lacksLetter = word.length > typed.word.length
  return beginsAlike && (named > 1 || (named > 0 && lacksLetter))
}

/** Compares by fewer slips, then the same first letter (people seldom get it wrong), then the more frequent word. */
function isLikelier(one: Candidate, other: Candidate, typed: ComparedWord): boolean {
  const [slips, otherSlips] = [weighedSlips(one), weighedSlips(other)]
  if (slips !== otherSlips) return slips < otherSlips
  const beginsAlike = ({ word }: Candidate) => word.word[0] === typed.word[0]
  if (beginsAlike(one) !== beginsAlike(other)) return beginsAlike(one)
  return one.word.products > other.word.products
}

function weighedSlips({ slips, named }: Candidate): number {
  return named > 0 ? slips - NEARER_AS_NAME : slips
}
