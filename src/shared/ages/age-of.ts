import { type AgeRange, endOf, overlap } from '#shared/ages/age-bands.ts'

interface Aged {
  name: string
  description?: string | null | undefined
  size?: string | null | undefined
  /** As the feed says it: `infant`, `0-6 months`. */
  ageGroup?: string | null | undefined
}

/** Raise it when the same texts are to say another age. */
export const AGES_VERSION = 1

const LONGEST_LABEL = 100
const LONGEST_NAME = 200
const LONGEST_DESCRIPTION = 2_000
const MOST_MONTHS = 72
const MOST_YEARS = 16

/** As Google means its age groups. */
const AGE_GROUPS: Record<string, AgeRange> = {
  newborn: { from: 0, to: 3 },
  infant: { from: 3, to: 12 },
  toddler: { from: 12, to: 60 },
  kids: { from: 60, to: 156 },
}
/** Metres are seldom told in the steps that clothes have. */
const MONTH_STEPS = new Set([0, 1, 3, 6, 9, 12, 18, 24, 36])

const NUMBER = String.raw`(\d{1,2}(?:[.,]5|½)?)`
const MONTHS = '(?:months?|mths?|mos?|månader|månad|mån|mdr)'
const UNIT = String.raw`(${MONTHS}|years?|yrs?|år)\.?(?![\p{L}\d])`
const TO = String.raw`\s?(?:-|–|—|/|to|till|until|upp\still)\s?`
const BIRTH = '(?:from|från)\\s(?:birth|newborn|födseln|nyfödd)'
const UP = String.raw`\s(?:and\s(?:up|older)|or\solder|och\suppåt|och\säldre|eller\säldre)(?!\p{L})`
/** `0-6 months`, `6 months - 3 years`, `from birth to 3 years`, `6+ months`, `6 months+`, `3m+`, `from 6 months`. */
const STATEMENT = new RegExp(
  [
    String.raw`(?<![\d.,/x×+–-])${NUMBER}\s?(?:${UNIT})?${TO}${NUMBER}\s?${UNIT}`,
    `${BIRTH}(?:${TO}${NUMBER}\\s?${UNIT})?`,
    String.raw`(?<![\d.,/x×+–-])${NUMBER}\s?\+\s?${UNIT}`,
    String.raw`(?<![\d.,/x×+–-])${NUMBER}\s?(?:${UNIT}(?:\s?\+|${UP})|(m)\+)`,
    String.raw`(?<!\p{L})(?:from|från)\s${NUMBER}\s?${UNIT}`,
  ].join('|'),
  'gu',
)
/** What each of these has: most texts have no number before a unit. */
const LIKELY = /[\d½]\s?\+?\s?[myå]|(?:from|från)\s(?:birth|newborn|födseln|nyfödd)/
const CLOTHES_MONTHS = /^(\d{1,2})\s?[-–/]\s?(\d{1,2})\s?m$/
/** What lasts so long is no child. */
const LASTS = /^\s?(?:of\s|warrant|guarant|garanti|supply|subscription|batter|use\b|bruk)/
const NOT = /(?:\bnot|\binte|\bej|\bunder|\bbelow|warranty|guarantee|garanti)[^.!?]{0,24}$/
/** A description tells of much: only what stands behind such a word is the age of a child. */
const SAYS_AGE =
  /(?:\bages?\b|\baged\b|ålder|\bsuitable\b|\brecommended\b|\bpassar\b|\blämplig|\brekommenderas\b|\bchildren\b|\bbabies\b|\bbarn\b|\bbebisar\b)[^.!?\n]{0,24}$/
const BEFORE_LENGTH = 48

/**
 * For which months of a child's life a product is, where its feed, size or name say so without a doubt, or its description in
 * so many words. Null where nothing does, or where they contradict each other.
 */
export function ageOf({ name, description, size, ageGroup }: Aged): AgeRange | null {
  const group = (ageGroup ?? '').trim().toLowerCase().slice(0, LONGEST_LABEL)
  const label = (size ?? '').trim().toLowerCase().slice(0, LONGEST_LABEL)
  const known = AGE_GROUPS[group]
  const said = [
    known ? undefined : labelled(group),
    labelled(label),
    ...statementsIn(name.slice(0, LONGEST_NAME)),
  ].filter((range) => range !== undefined)
  const exact = said.length > 0 ? said : describedAges(description ?? '')
  const narrowest = said.length > 0 ? narrowestOf(said) : onlyOneOf(exact)
  if (exact.length === 0) return known ?? null
  return narrowest && (!known || overlap(narrowest, known)) ? narrowest : null
}

/** The whole of a text is an age. */
function labelled(lower: string): AgeRange | undefined {
  const [, from = '', to = ''] = CLOTHES_MONTHS.exec(lower) ?? []
  if (from && MONTH_STEPS.has(Number(from)) && MONTH_STEPS.has(Number(to))) {
    return rangeOf(Number(from), Number(to))
  }
  return lower === 'newborn' ? AGE_GROUPS.newborn : statementsIn(lower)[0]
}

function statementsIn(text: string): AgeRange[] {
  return matchesIn(text).flatMap(({ range }) => range ?? [])
}

function describedAges(description: string): AgeRange[] {
  const text = description.slice(0, LONGEST_DESCRIPTION)
  return matchesIn(text).flatMap(({ range, before, isBirth }) =>
    range && (isBirth || SAYS_AGE.test(before)) ? [range] : [],
  )
}

function matchesIn(text: string) {
  const lower = text.toLowerCase()
  if (!LIKELY.test(lower)) return []
  return [...lower.matchAll(STATEMENT)].flatMap((match) => {
    const before = lower.slice(Math.max(0, match.index - BEFORE_LENGTH), match.index)
    const after = lower.slice(match.index + match[0].length, match.index + match[0].length + BEFORE_LENGTH)
    if (LASTS.test(after) || NOT.test(before)) return []
    const isBirth = /^(?:from|från)\s\p{L}/u.test(match[0])
    return [{ range: statedRange(match), before, isBirth }]
  })
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
function monthsOf(number: string, unit: string): number {
  const value = Number(number.replace(',', '.').replace('½', '.5'))
  if (unit.startsWith('m')) return value > MOST_MONTHS ? Number.NaN : value
  return value > MOST_YEARS ? Number.NaN : value * 12
}

function rangeOf(from: number, to: number | null): AgeRange | undefined {
  if (Number.isNaN(from) || Number.isNaN(to ?? 0)) return undefined
  const range = { from: Math.floor(from), to: to === null ? null : Math.ceil(to) }
  return range.from < endOf(range) ? range : undefined
}

/** The one that all of them say. */
function onlyOneOf(ranges: AgeRange[]): AgeRange | undefined {
  const [first] = ranges
  return ranges.every(({ from, to }) => from === first?.from && to === first.to) ? first : undefined
}

/** The one that lies within all others; none where two only touch or contradict each other. */
function narrowestOf(ranges: AgeRange[]): AgeRange | undefined {
  return ranges.find((range) =>
    ranges.every((other) => other.from <= range.from && endOf(range) <= endOf(other)),
  )
}
