import { isColor } from '#shared/variants/color-words.ts'

interface NamedVariant {
  /** The lowercase name without the words that distinguish variants. */
  base: string
  /** As spelled in the name; null when it states none. */
  size: string | null
  color: string | null
}

interface Given {
  size?: string | null | undefined
  color?: string | null | undefined
}

const BETWEEN_PARTS = /,\s|\s[-–—]\s|[|();]/
const SIZE_WORD = String.raw`(?:storlek|strl|stl|str|size|sz)\b\.?\s{0,2}`
const LETTERS = '(?:x{0,3}[sl]|[sml]|onesize|one size|newborn)'
const AGE = '(?:månader|mån|mdr|months?|mos?|m|år|years?|yrs?|y)'
const RANGE = String.raw`\d{1,3}\s?[-–/]\s?\d{1,3}`
/** Sizes after a word for size, or alone between two separators. */
const AFTER_WORD = new RegExp(`^${SIZE_WORD}([\\d./+–-]{1,9}|${LETTERS}|${RANGE}\\s?${AGE})$`)
const BY_ITSELF = new RegExp(
  String.raw`^(?:${LETTERS}|\d{2,3}[/]\d{2,3}|(?:${RANGE}|\d{1,2}\+?)\s?${AGE}|(?:50|56|62|68|74|80|86|92|98|104|110|116|122|128|134|140|146|152)|${RANGE}\s?(?:cl|cm|kg)|\d{1,4}(?:[.,]\d{1,2})?\s?(?:ml|cl|cm|tog)|\d{2,3}\s?[x×]\s?\d{2,3}\s?cm)$`,
)
/** Unambiguous sizes at the end of the first part of a name. */
const AT_END = new RegExp(
  `\\s(${SIZE_WORD}(?:[\\d/-]{1,7}|${LETTERS})|\\d{2,3}/\\d{2,3}|${RANGE}\\s?${AGE})$`,
)
const LEADING_WORD = new RegExp(`^${SIZE_WORD}`)

/** Splits a name: `Rain suit Alva, navy, size 86/92` is a `rain suit alva` in navy and 86/92. */
export function variantOf(name: string, given: Given = {}): NamedVariant {
  const givenSize = given.size?.toLowerCase()
  const givenColor = given.color?.toLowerCase()
  const base: string[] = []
  let size: string | null = null
  let color: string | null = null
  for (const [index, text] of name.split(BETWEEN_PARTS).entries()) {
    const part = text.trim()
    const lower = part.toLowerCase()
    if (index > 0 && (lower === givenSize || AFTER_WORD.test(lower) || BY_ITSELF.test(lower))) {
      size ??= displaySize(part, lower)
    } else if (index > 0 && (lower === givenColor || isColor(lower))) {
      color ??= part
    } else {
      const end = AT_END.exec(lower)
      if (end && lower.length === part.length) size ??= displaySize(part.slice(end.index + 1), end[1] ?? '')
      const rest = end ? lower.slice(0, end.index).trim() : lower
      if (rest) base.push(rest)
    }
  }
  return { base: base.join(' '), size, color }
}

function displaySize(part: string, lower: string): string {
  const word = LEADING_WORD.exec(lower)?.[0] ?? ''
  return part.slice(word.length)
}
