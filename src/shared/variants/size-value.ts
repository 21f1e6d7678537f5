/** Increase it when the same sizes should be filtered by other values. */
export const SIZES_VERSION = 1

const LONGEST = 40
const SIZE_WORD = /^(?:storlek|strl|stl|str|size|sz)\b\.?\s?/
const WORDS = new Map(
  Object.entries({
    small: 'S',
    medium: 'M',
    large: 'L',
    '2xl': 'XXL',
    '3xl': 'XXXL',
    onesize: 'One size',
    'one-size': 'One size',
    'one size': 'One size',
    newborn: 'Newborn',
  }),
)
const LETTERS = /^(?:x{0,3}[sl]|m)(?:\/(?:x{0,3}[sl]|m))?$/
const NAPPY = /^nappy (\d\+?)$/
const NAPPY_NUMBER = /^(\d\+?)(?:[\s,(][\s,(\d.+–-]{0,12}kg\)?)?$/
const PAIR = /^(\d{1,3})\s?(?:cm\s?)?[-–/]\s?(\d{1,3})\s?(cm|cl)?$/
const SINGLE = /^(\d{1,3}(?:[.,]5)?)\s?(cm|cl)?$/
const AGE =
  /^(\d{1,2})(?:\s?[-–/]\s?(\d{1,2})|\s?(\+))?\s?(månader|månad|mån|mdr|months?|mos?|m|år|years?|yrs?|y)\.?(\+)?$/
const MEASURE =
  /^(\d{1,4}(?:[.,]\d{1,2})?)(?:\s?[-–]\s?(\d{1,4}(?:[.,]\d{1,2})?))?\s?(ml|cl|l|cm|mm|tog|kg|g)$/
const AREA = /^(\d{2,3})\s?[x×]\s?(\d{2,3})(?:\s?cm)?$/
const OF_COUNTRY = /^(eu|uk|us)\s?(\d{1,2}(?:[.,]5)?)$/
/** The range of heights for children's clothes. */
const SMALLEST = 38
const LARGEST = 188
const BETWEEN_HEIGHTS = 6

/**
 * Normalizes a size so that all its spellings match: `62-68 cm` to `62/68`, `0-3 mån` to `0-3 months`. A nappy's `3`
 * becomes `Nappy 3`. Null for sizes that parents do not search for.
 */
export function sizeValue(text: string, { isNappy = false } = {}): string | null {
  if (text.length > LONGEST) return null
  const lower = text.trim().toLowerCase().replace(/\s+/g, ' ').replace(SIZE_WORD, '').trim()
  const nappy = NAPPY.exec(lower)?.[1] ?? (isNappy ? NAPPY_NUMBER.exec(lower)?.[1] : undefined)
  if (nappy) return `Nappy ${nappy}`
  return (
    WORDS.get(lower) ??
    (LETTERS.test(lower) ? lower.toUpperCase() : null) ??
    pairOf(lower) ??
    ageOf(lower) ??
    singleOf(lower) ??
    measureOf(lower)
  )
}

/**
 * Returns sizes that fit a height, the height itself first: `62`, `56/62`, `62/68`. Anything but a single height
 * returns only itself.
 */
export function sizesThatFit(size: string): string[] {
  const height = /^\d+$/.test(size) ? Number(size) : Number.NaN
  if (!isHeight(height)) return [size]
  const [lower, higher] = [height - BETWEEN_HEIGHTS, height + BETWEEN_HEIGHTS]
  return [
    size,
    ...(isHeight(lower) ? [`${lower}/${size}`] : []),
    ...(isHeight(higher) ? [`${size}/${higher}`] : []),
  ]
}

function pairOf(lower: string): string | null {
  const [, first, second, unit] = PAIR.exec(lower) ?? []
  const [from, to] = [Number(first), Number(second)]
  if (!first || !second || from >= to) return null
  if (isHeight(from) && isHeight(to) && to - from <= 2 * BETWEEN_HEIGHTS) return `${from}/${to}`
  return unit === undefined && to - from <= 2 && to <= 48 ? `${from}/${to}` : null
}

function ageOf(lower: string): string | null {
  const [, from, to, plus, unit, after] = AGE.exec(lower) ?? []
  if (!from || !unit) return null
  const isYears = /^(?:år|y)/.test(unit)
  const number = to ? `${Number(from)}-${Number(to)}` : `${Number(from)}${(plus ?? after) ? '+' : ''}`
  return `${number} ${isYears ? 'year' : 'month'}${number === '1' ? '' : 's'}`
}

function singleOf(lower: string): string | null {
  const [, number, unit] = SINGLE.exec(lower) ?? []
  if (!number || (unit && !isHeight(Number(number)))) return null
  return decimal(number)
}

function isHeight(number: number): boolean {
  return number >= SMALLEST && number <= LARGEST && (number - SMALLEST) % BETWEEN_HEIGHTS === 0
}

function measureOf(lower: string): string | null {
  const [, width, length] = AREA.exec(lower) ?? []
  if (width && length) return `${width}x${length} cm`
  const [, country, number] = OF_COUNTRY.exec(lower) ?? []
  if (country && number) return `${country.toUpperCase()} ${decimal(number)}`
  const [, from, to, unit] = MEASURE.exec(lower) ?? []
  if (!from) return null
  return `${decimal(from)}${to ? `-${decimal(to)}` : ''} ${unit}`
}

function decimal(number: string): string {
  return String(Number(number.replace(',', '.')))
}
