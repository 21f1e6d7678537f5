/** Months from the first up to, but not including, the last; null means no end. */
export interface AgeRange {
  from: number
  to: number | null
}

/** Age filters of the shop. A product is in each band that its ages overlap. */
export const AGE_BANDS = ['0-3-months', '3-6-months', '6-12-months', '1-2-years', 'from-2-years'] as const
export type AgeBand = (typeof AGE_BANDS)[number]

export const AGE_BAND_LABELS: Record<AgeBand, string> = {
  '0-3-months': 'Newborn, 0–3 months',
  '3-6-months': '3–6 months',
  '6-12-months': '6–12 months',
  '1-2-years': '1–2 years',
  'from-2-years': '2 years and up',
}

const RANGES: Record<AgeBand, AgeRange> = {
  '0-3-months': { from: 0, to: 3 },
  '3-6-months': { from: 3, to: 6 },
  '6-12-months': { from: 6, to: 12 },
  '1-2-years': { from: 12, to: 24 },
  'from-2-years': { from: 24, to: null },
}

/** Merges adjacent bands into one label: `3–12 months`, `6 months to 2 years`, `1 year and up`. */
export function ageBandsLabel(bands: readonly AgeBand[]): string {
  const ordered = AGE_BANDS.filter((band) => bands.includes(band))
  const [first, last] = [ordered[0], ordered.at(-1)]
  if (!first || !last || first === last) return first ? AGE_BAND_LABELS[first] : ''
  const [{ from }, { to }] = [RANGES[first], RANGES[last]]
  const range = { from, to }
  if (bandsOf(range).length > ordered.length) return ordered.map((band) => AGE_BAND_LABELS[band]).join(' or ')
  return ageRangeLabel(range)
}

export function ageRangeLabel({ from, to }: AgeRange): string {
  if (to === null) return from === 0 ? 'All ages' : `${ageLabel(from)} and up`
  if (to <= 12) return `${from}–${to} months`
  return from === 0 ? `Up to ${ageLabel(to)}` : `${ageLabel(from)} to ${ageLabel(to)}`
}

function ageLabel(months: number): string {
  if (months % 12 !== 0) return `${months} months`
  return months === 12 ? '1 year' : `${months / 12} years`
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
