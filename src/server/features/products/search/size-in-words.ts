import { sizeOf } from '#server/db/filter-values.ts'
import { asChosen, type OneOrMore } from '#shared/products/several.ts'
import { foldText } from '#shared/text/text-folding.ts'
import { thingOf } from '#shared/things/named-thing.ts'
import { sizesThatFit } from '#shared/variants/size-value.ts'

const CALLED =
  /(?<!\p{L})(?:storlek|strl|stl|size|sz)\b\.?\s?(?<size>[\p{L}\d][\p{L}\d.,/+–-]{0,12})(?:\s?cm(?!\p{L}))?/iu
const HEIGHTS =
  /(?<![\p{L}\d.,/-])(?<size>\d{2,3}\s?[/–-]\s?\d{2,3})(?:\s?cm)?(?![\p{L}\d/.,-]|\s?(?:kg|g|ml|cl|l|%)(?!\p{L}))/iu
const PAIR = /^\d{2,3}\/\d{2,3}$/

/** Extracts a labeled size, or two heights, from a search: `body strl 62`, `blöjor storlek 4`, `62/68`. Several may fit. */
export function sizeInWords(search: string): { rest: string; size: OneOrMore<string> | undefined } {
  const thing = thingOf(foldText(search))?.code
  for (const pattern of [CALLED, HEIGHTS]) {
    const match = pattern.exec(search)
    const size = sizeOf(match?.groups?.size ?? null, thing)
    if (!match || size === null || (pattern === HEIGHTS && !PAIR.test(size))) continue
    const rest = `${search.slice(0, match.index)} ${search.slice(match.index + match[0].length)}`
    return { rest, size: asChosen(sizesThatFit(size)) }
  }
  return { rest: search, size: undefined }
}
