import type { ShopWord } from '#server/features/products/search/shop-words.ts'
import type { ComparedWord } from '#server/features/products/search/slips.ts'

export interface Candidate {
  word: ShopWord
  slips: number
  /** The number of words in the search that name a product with it, including this one. */
  named: number
}

/** Shorter words are one slip away from too many others. */
const SHORTEST_SURE = 5
/** Parents search for products, so product names count as this much closer. */
const NEARER_AS_NAME = 0.75

/**
 * True if the candidate was probably intended, and not a product that the shop lacks. `sofa` is not `soft`, nor `bike`
 * `like`.
 */
export function isLikely({ word: { word, letters }, slips, named }: Candidate, typed: ComparedWord): boolean {
  const isSwap = letters === typed.letters && word.length === typed.word.length
  if (slips < 1 || isSwap) return true
  const beginsAlike = word[0] === typed.word[0]
  if (typed.word.length >= SHORTEST_SURE) return beginsAlike || named > 0
  const lacksLetter = word.length > typed.word.length
  return beginsAlike && (named > 1 || (named > 0 && lacksLetter))
}

/** Compares by fewer slips, then the same first letter (people seldom get it wrong), then the more frequent word. */
export function isLikelier(one: Candidate, other: Candidate, typed: ComparedWord): boolean {
  const [slips, otherSlips] = [weighedSlips(one), weighedSlips(other)]
  if (slips !== otherSlips) return slips < otherSlips
  const beginsAlike = ({ word }: Candidate) => word.word[0] === typed.word[0]
  if (beginsAlike(one) !== beginsAlike(other)) return beginsAlike(one)
  return one.word.products > other.word.products
}

function weighedSlips({ slips, named }: Candidate): number {
  return named > 0 ? slips - NEARER_AS_NAME : slips
}
