import { type AgeRange, endOf, overlap } from '#shared/ages/age-bands.ts'
import { rangeOf, statedAges } from '#shared/ages/age-statements.ts'

interface Aged {
  name: string
  description?: string | null | undefined
  size?: string | null | undefined
  /** The feed's own value, such as `infant` or `0-6 months`. */
  ageGroup?: string | null | undefined
}

/** Increase it when the same texts should give a different age. */
export const AGES_VERSION = 1

const LONGEST_LABEL = 100
const LONGEST_NAME = 200
const LONGEST_DESCRIPTION = 2_000

/** Google's definitions of its age groups. */
const AGE_GROUPS = new Map(
  Object.entries<AgeRange>({
    newborn: { from: 0, to: 3 },
    infant: { from: 3, to: 12 },
    toddler: { from: 12, to: 60 },
    kids: { from: 60, to: 156 },
  }),
)
/** Lengths in meters rarely match the steps of clothing sizes. */
const MONTH_STEPS = new Set([0, 1, 3, 6, 9, 12, 18, 24, 36])

const CLOTHES_MONTHS = /^(\d{1,2})\s?[-–/]\s?(\d{1,2})\s?m$/
/** Descriptions mention many ages: only those after one of these words are a child's age. */
const SAYS_AGE =
  /(?:\bages?\b|\baged\b|ålder|\bsuitable\b|\brecommended\b|\bpassar\b|\blämplig|\brekommenderas\b|\bchildren\b|\bbabies\b|\bbarn\b|\bbebisar\b)[^.!?\n]{0,24}$/

/**
 * Returns the age range in months that the feed, size or name states clearly, or the description states explicitly.
 * Null when nothing does, or when the statements contradict each other.
 */
export function ageOf({ name, description, size, ageGroup }: Aged): AgeRange | null {
  const group = (ageGroup ?? '').trim().toLowerCase().slice(0, LONGEST_LABEL)
  const label = (size ?? '').trim().toLowerCase().slice(0, LONGEST_LABEL)
  const groupRange = AGE_GROUPS.get(group)
  const said = [
    groupRange ? undefined : labelled(group),
    labelled(label),
    ...statementsIn(name.slice(0, LONGEST_NAME)),
  ].filter((range) => range !== undefined)
  const exact = said.length > 0 ? said : describedAges(description ?? '')
  const narrowest = said.length > 0 ? narrowestOf(said) : onlyOneOf(exact)
  if (exact.length === 0) return groupRange ?? null
  return narrowest && (!groupRange || overlap(narrowest, groupRange)) ? narrowest : null
}

/** Reads a text that consists only of an age. */
function labelled(lower: string): AgeRange | undefined {
  const [, from = '', to = ''] = CLOTHES_MONTHS.exec(lower) ?? []
  if (from && MONTH_STEPS.has(Number(from)) && MONTH_STEPS.has(Number(to))) {
    return rangeOf(Number(from), Number(to))
  }
  return lower === 'newborn' ? AGE_GROUPS.get('newborn') : statementsIn(lower)[0]
}

function statementsIn(text: string): AgeRange[] {
  return statedAges(text.toLowerCase()).flatMap(({ range }) => range ?? [])
}

function describedAges(description: string): AgeRange[] {
  const text = description.slice(0, LONGEST_DESCRIPTION)
  return statedAges(text.toLowerCase()).flatMap(({ range, before, isBirth }) =>
    range && (isBirth || SAYS_AGE.test(before)) ? [range] : [],
  )
}

function onlyOneOf(ranges: AgeRange[]): AgeRange | undefined {
  const [first] = ranges
  return ranges.every(({ from, to }) => from === first?.from && to === first.to) ? first : undefined
}

/** Returns the range within all others; undefined when two only touch or contradict each other. */
function narrowestOf(ranges: AgeRange[]): AgeRange | undefined {
  return ranges.find((range) =>
    ranges.every((other) => other.from <= range.from && endOf(range) <= endOf(other)),
  )
}
