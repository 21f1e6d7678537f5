import { type AgeRange, endOf } from '#shared/ages/age-bands.ts'

export interface StatedAge {
  /** Undefined for anything that is not a child's age. */
  range: AgeRange | undefined
  /** The lowercase text before the age; `start` and `end` are its position in the text. */
  before: string
  start: number
  end: number
  isBirth: boolean
}

const MOST_MONTHS = 72
const MOST_YEARS = 16

export const AGE_NUMBER = String.raw`(\d{1,2}(?:[.,]5|½)?)`
const MONTHS = '(?:months?|mths?|mos?|månader|månad|mån|mdr)'
export const AGE_UNIT = String.raw`(${MONTHS}|years?|yrs?|år)\.?(?![\p{L}\d])`
const TO = String.raw`\s?(?:-|–|—|/|to|till|until|upp\still)\s?`
const BIRTH = '(?:from|från)\\s(?:birth|newborn|födseln|nyfödd)'
const UP = String.raw`\s(?:and\s(?:up|older)|or\solder|och\suppåt|och\säldre|eller\säldre)(?!\p{L})`
const STATEMENT = new RegExp(
  [
    String.raw`(?<![\d.,/x×+–-])${AGE_NUMBER}\s?(?:${AGE_UNIT})?${TO}${AGE_NUMBER}\s?${AGE_UNIT}`,
    `${BIRTH}(?:${TO}${AGE_NUMBER}\\s?${AGE_UNIT})?`,
    String.raw`(?<![\d.,/x×+–-])${AGE_NUMBER}\s?\+\s?${AGE_UNIT}`,
    String.raw`(?<![\d.,/x×+–-])${AGE_NUMBER}\s?(?:${AGE_UNIT}(?:\s?\+|${UP})|(m)\+)`,
    String.raw`(?<!\p{L})(?:from|från)\s${AGE_NUMBER}\s?${AGE_UNIT}`,
  ].join('|'),
  'gu',
)
/** Quick test for all of these: most texts have no number before a unit. */
const LIKELY = /[\d½]\s?\+?\s?[myå]|(?:from|från)\s(?:birth|newborn|födseln|nyfödd)/
/** Words that make it a duration instead of a child's age. */
const LASTS = /^\s?(?:of\s|warrant|guarant|garanti|supply|subscription|batter|use\b|bruk)/
const NOT = /(?:\bnot|\binte|\bej|\bunder|\bbelow|warranty|guarantee|garanti)[^.!?]{0,24}$/
const BEFORE_LENGTH = 48

/** Returns ages stated clearly in a lowercase text, such as `0-6 months` or `from 3 years`. Ignores durations. */
export function statedAges(lower: string): StatedAge[] {
  if (!LIKELY.test(lower)) return []
  return [...lower.matchAll(STATEMENT)].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length]
    const before = lower.slice(Math.max(0, start - BEFORE_LENGTH), start)
    if (isDuration(lower, end) || NOT.test(before)) return []
    const isBirth = /^(?:from|från)\s\p{L}/u.test(match[0])
    return [{ range: statedRange(match), before, start, end, isBirth }]
  })
}

export function isDuration(lower: string, end: number): boolean {
  return LASTS.test(lower.slice(end, end + BEFORE_LENGTH))
}

function statedRange(match: RegExpMatchArray): AgeRange | undefined {
  const [
    ,
    from,
    fromUnit,
    to,
    toUnit,
    birthTo,
    birthUnit,
    plus,
    plusUnit,
    up,
    upUnit,
    upM,
    first,
    firstUnit,
  ] = match
  if (from && to && toUnit) return rangeOf(monthsOf(from, fromUnit ?? toUnit), monthsOf(to, toUnit))
  if (plus && plusUnit) return rangeOf(monthsOf(plus, plusUnit), null)
  if (up) return rangeOf(monthsOf(up, upUnit ?? upM ?? ''), null)
  if (first && firstUnit) return rangeOf(monthsOf(first, firstUnit), null)
  return rangeOf(0, birthTo && birthUnit ? monthsOf(birthTo, birthUnit) : null)
}

/** NaN for ages beyond a children's shop. */
export function monthsOf(number: string, unit: string): number {
  const value = Number(number.replace(',', '.').replace('½', '.5'))
  if (unit.startsWith('m')) return value > MOST_MONTHS ? Number.NaN : value
  return value > MOST_YEARS ? Number.NaN : value * 12
}

export function rangeOf(from: number, to: number | null): AgeRange | undefined {
  if (Number.isNaN(from) || Number.isNaN(to ?? 0)) return undefined
  const range = { from: Math.floor(from), to: to === null ? null : Math.ceil(to) }
  return range.from < endOf(range) ? range : undefined
}
