import { type Meaning, meaningsOf } from '#server/features/feeds/mapping/column-meaning.ts'
import { FEED_FIELDS, type FeedField } from '#shared/inputs/feeds.ts'

export interface Suggestion extends Meaning {
  column: string
}

export function suggestColumns(columns: string[]): Partial<Record<FeedField, string[]>> {
  return Object.fromEntries(suggestionsFor(columns).map(({ field, column }) => [field, [column]]))
}

/** Returns the same with ranks: the product's own columns take precedence over those of nested objects. */
export function suggestionsFor(columns: string[]): Suggestion[] {
  const possible = columns.flatMap((column) => meaningsOf(column).map((meaning) => ({ ...meaning, column })))
  const used = new Set<string>()
  return FEED_FIELDS.flatMap((field) => {
    const free = possible.filter((one) => one.field === field && !used.has(one.column))
    const [best] = free.sort((a, b) => a.rank - b.rank || a.order - b.order)
    if (!best) return []
    used.add(best.column)
    return [best]
  })
}
