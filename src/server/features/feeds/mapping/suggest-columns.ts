import { type Meaning, meaningsOf } from '#server/features/feeds/mapping/column-meaning.ts'
import { FEED_FIELDS, type FeedField } from '#shared/inputs/feeds.ts'

export interface Suggestion extends Meaning {
  column: string
}

/** Maps a file's columns to fields by their names; each column is used once. */
export function suggestColumns(columns: string[]): Partial<Record<FeedField, string[]>> {
  return Object.fromEntries(suggestionsFor(columns).map(({ field, column }) => [field, [column]]))
}

/** Returns the same with ranks: the product's own columns take precedence over those of nested objects. */
export function suggestionsFor(columns: string[]): Suggestion[] {
  const possible = columns.flatMap((column) => meaningsOf(column).map((meaning) => ({ ...meaning, column })))
  const used = new Set<string>()
  return FEED_FIELDS.flatMap((field) => {
    const free = possible.filter((one) => one.field === field && !used.has(one.column))
    if (free.length === 0) return []
    const best = free.reduce((first, other) => (isBetter(other, first) ? other : first))
    used.add(best.column)
    return [best]
  })
}

function isBetter(one: Meaning, other: Meaning): boolean {
  return one.rank === other.rank ? one.order < other.order : one.rank < other.rank
}
