import type { products } from '#server/db/schema/catalog.ts'
import { foldText } from '#shared/text/text-folding.ts'
import { UNKNOWN_THING } from '#shared/things/named-thing.ts'

type Compared = Pick<
  typeof products.$inferSelect,
  'name' | 'brand' | 'thing' | 'contentAmount' | 'contentUnit'
>

const PACK = /\b(\d{1,4})\s?-?\s?(?:pack|pcs|st|pieces)\b/
const SHORTEST_WORD = 3

/** True if two rows with one number may be one item: brand, content and name do not contradict it. */
export function mayBeSame(one: Compared, other: Compared): boolean {
  return !haveOtherBrands(one, other) && !haveOtherContents(one, other) && areAlikeNamed(one, other)
}

/** `Philips Avent` and `Avent` do not contradict each other. */
function haveOtherBrands(one: Compared, other: Compared): boolean {
  const [a, b] = [foldText(one.brand ?? '').trim(), foldText(other.brand ?? '').trim()]
  return a !== '' && b !== '' && !a.includes(b) && !b.includes(a)
}

function haveOtherContents(one: Compared, other: Compared): boolean {
  if (one.contentAmount !== null && other.contentAmount !== null)
    return one.contentAmount !== other.contentAmount || one.contentUnit !== other.contentUnit
  const [a, b] = [PACK.exec(foldText(one.name))?.[1], PACK.exec(foldText(other.name))?.[1]]
  return a !== undefined && b !== undefined && a !== b
}

/** True for the same kind of product or a common word: names in two languages need not share one. */
function areAlikeNamed(one: Compared, other: Compared): boolean {
  const areClassified = one.thing !== UNKNOWN_THING && other.thing !== UNKNOWN_THING
  if (areClassified) return one.thing === other.thing
  const words = new Set(wordsOf(other.name))
  return wordsOf(one.name).some((word) => words.has(word))
}

function wordsOf(name: string): string[] {
  return foldText(name)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length >= SHORTEST_WORD)
}
