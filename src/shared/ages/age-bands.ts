import { fill, plural } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { alternatives } from '#shared/text/alternatives.ts'

/** Months from the first up to, but not including, the last; null means no end. */
export interface AgeRange {
  from: number
  to: number | null
}

/** Age filters of the shop. A product is in each band that its ages overlap. */
export const AGE_BANDS = ['0-3-months', '3-6-months', '6-12-months', '1-2-years', 'from-2-years'] as const
export type AgeBand = (typeof AGE_BANDS)[number]

const RANGES: Record<AgeBand, AgeRange> = {
  '0-3-months': { from: 0, to: 3 },
  '3-6-months': { from: 3, to: 6 },
  '6-12-months': { from: 6, to: 12 },
  '1-2-years': { from: 12, to: 24 },
  'from-2-years': { from: 24, to: null },
}

export function ageBandLabel(band: AgeBand): string {
  if (band === '0-3-months') return m.ageNewborn
  if (band === '1-2-years') return fill(plural(m.ageInYears, 2), { n: '1–2' })
  return ageRangeLabel(RANGES[band])
}

/** Merges adjacent bands into one label: `3–12 months`, `6 months to 2 years`, `1 year and up`. */
export function ageBandsLabel(bands: readonly AgeBand[]): string {
  const ordered = AGE_BANDS.filter((band) => bands.includes(band))
  const [first, last] = [ordered[0], ordered.at(-1)]
  if (!first || !last || first === last) return first ? ageBandLabel(first) : ''
  const [{ from }, { to }] = [RANGES[first], RANGES[last]]
  const range = { from, to }
  if (bandsOf(range).length > ordered.length) return alternatives(ordered.map(ageBandLabel))
  return ageRangeLabel(range)
}

export function ageRangeLabel({ from, to }: AgeRange): string {
  if (to === null) return from === 0 ? m.allAges : fill(m.ageAndUp, { age: ageLabel(from) })
  if (to <= 12) return fill(plural(m.ageInMonths, 2), { n: `${from}–${to}` })
  return from === 0
    ? fill(m.ageUpTo, { age: ageLabel(to) })
    : fill(m.ageBetween, { from: ageLabel(from), to: ageLabel(to) })
}

function ageLabel(months: number): string {
  if (months % 12 !== 0) return fill(plural(m.ageInMonths, months), { n: months })
  return fill(plural(m.ageInYears, months / 12), { n: months / 12 })
}

export function parseAgeBand(value: unknown): AgeBand | undefined {
  return AGE_BANDS.find((band) => band === value)
}

export function bandsOf(range: AgeRange): AgeBand[] {
  return AGE_BANDS.filter((band) => overlap(range, RANGES[band]))
}

export function overlap(one: AgeRange, other: AgeRange): boolean {
  return one.from < endOf(other) && other.from < endOf(one)
}

export function endOf({ to }: AgeRange): number {
  return to ?? Number.POSITIVE_INFINITY
}
