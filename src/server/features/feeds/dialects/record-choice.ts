import { headingKey } from '#server/features/feeds/mapping/field-names.ts'
import { type Suggestion, suggestionsFor } from '#server/features/feeds/mapping/suggest-columns.ts'
import type { FeedField } from '#shared/inputs/feeds.ts'

export interface Candidate {
  place: string
  name: string
  columns: string[]
  count: number
  within: string[]
}

const WEIGHTS: Partial<Record<FeedField, number>> = {
  name: 4,
  price: 4,
  link: 3,
  externalId: 2,
  imageUrl: 2,
}
const MOST_COLUMNS = 20
const PRODUCT =
  /(?:product|produkt|item|offer|article|artikel|entry|entrie|row|record|listing|vare|vara|angebot)s?$/
const PART =
  /categor|kategori|variant|variation|image|picture|bild|param|attribut|propert|spec|option|review|shipping|deliver|frakt|tag|related|accessor|shop$|store$|brand/
const NAME_WEIGHT = 5

/** Chooses the most product-like candidate by its columns and name; the outer one of nested products. */
export function chooseRecords(candidates: Candidate[]): Candidate | undefined {
  const rated = candidates.map((candidate) => ({ candidate, ...rate(candidate) }))
  const products = new Set(rated.filter(({ isProduct }) => isProduct).map(({ candidate }) => candidate.place))
  const outer = rated.filter(({ candidate }) => !candidate.within.some((place) => products.has(place)))
  return outer.sort((a, b) => b.score - a.score || b.candidate.count - a.candidate.count)[0]?.candidate
}

function rate({ name, columns }: Candidate) {
  const suggestions = suggestionsFor(columns)
  const score = suggestions.reduce((sum, one) => sum + (WEIGHTS[one.field] ?? 1) * shareOf(one), 0)
  const hasOwn = (field: FeedField) => suggestions.some((one) => one.field === field && shareOf(one) === 1)
  return {
    score: score + nameScore(name) + Math.min(columns.length, MOST_COLUMNS) / 100,
    isProduct: hasOwn('name') && hasOwn('price') && nameScore(name) >= 0,
  }
}

/** Deeper columns count less: they may belong to another product inside. */
function shareOf({ rank, column }: Suggestion): number {
  if (rank === 1 || (rank === 0 && !column.includes('.'))) return 1
  return rank === 3 ? 0.25 : 0.5
}

function nameScore(name: string): number {
  const key = headingKey(name)
  if (PART.test(key)) return -NAME_WEIGHT
  return PRODUCT.test(key) ? NAME_WEIGHT : 0
}
