import { type AgeRange, endOf } from '#shared/ages/age-bands.ts'

/** An age that a text says. */
export interface StatedAge {
  /** Undefined for what is no child's age. */
  range: AgeRange | undefined
  /** What stands before it, in small letters, and where in the text it begins and ends. */
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
/** `0-6 months`, `6 months - 3 years`, `from birth to 3 years`, `6+ months`, `6 months+`, `3m+`, `from 6 months`. */
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
/** What each of these has: most texts have no number before a unit. */
const LIKELY = /[\d½]\s?\+?\s?[myå]|(?:from|från)\s(?:birth|newborn|födseln|nyfödd)/
/** What lasts so long is no child. */
const LASTS = /^\s?(?:of\s|warrant|guarant|garanti|supply|subscription|batter|use\b|bruk)/
const NOT = /(?:\bnot|\binte|\bej|\bunder|\bbelow|warranty|guarantee|garanti)[^.!?]{0,24}$/
const BEFORE_LENGTH = 48

/** Ages that a text in small letters says without a doubt: `0-6 months`, `from 3 years`; not how long something lasts. */
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

/** What follows says that something lasts so long. */
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

/** NaN for more than a child's shop has. */
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
