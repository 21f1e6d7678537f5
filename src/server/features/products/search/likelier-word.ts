import type { ShopWord } from '#server/features/products/search/shop-words.ts'
import type { ComparedWord } from '#server/features/products/search/slips.ts'

/** A word of the shop that is near one of a search. */
export interface Candidate {
  word: ShopWord
  slips: number
  /** How many words of the search name a thing with it, this one among them. */
  named: number
}

/** Words with fewer letters lie one slip from too many others. */
const SHORTEST_SURE = 5
/** Parents look for things, so the name of one is nearer by this than another word. */
const NEARER_AS_NAME = 0.75

/** Whether it was meant, rather than something that the shop lacks: `sofa` is not `soft`, nor `bike` `like`. */
export function isLikely({ word: { word, letters }, slips, named }: Candidate, typed: ComparedWord): boolean {
  const isSwap = letters === typed.letters && word.length === typed.word.length
  if (slips < 1 || isSwap) return true
  const beginsAlike = word[0] === typed.word[0]
  if (typed.word.length >= SHORTEST_SURE) return beginsAlike || named > 0
  const lacksLetter = word.length > typed.word.length
  return beginsAlike && (named > 1 || (named > 0 && lacksLetter))
}

/** Fewer slips, then the same first letter (which people seldom get wrong), then what the shop has more of. */
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
