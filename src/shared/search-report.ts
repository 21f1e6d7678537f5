/** What fewer visitors have searched for is neither stored nor shown: it may say who they are. */
export const SEARCHES_KEPT_FROM = 3
/** Rows of each of the lists. */
export const SEARCHES_LISTED = 25
export const SEARCH_SPANS_DAYS = [30, 90] as const
export type SearchSpan = (typeof SEARCH_SPANS_DAYS)[number]

/** What the address of the search page can say. */
export interface SearchReport {
  days?: SearchSpan | undefined
}

export function parseSearchReport(raw: Record<string, unknown>): SearchReport {
  const days = SEARCH_SPANS_DAYS.find((known) => String(known) === String(raw.days))
  return { days: days === 30 ? undefined : days }
}
