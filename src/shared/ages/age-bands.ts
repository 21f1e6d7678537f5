/** From the first month up to, and not including, the last one; null is no end. */
export interface AgeRange {
  from: number
  to: number | null
}

/** What the shop can be narrowed by: a product is in each band that its ages reach into. */
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
