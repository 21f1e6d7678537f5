import { day, oneOf, params } from '#shared/search-params/params.ts'

export const REPORT_SPANS_DAYS = [7, 30, 90, 365] as const

export const parseReportSearch = params({ days: oneOf(REPORT_SPANS_DAYS, 30) })

export const parseClickSearch = params({ from: day, to: day })

/** Searches by fewer visitors are neither stored nor shown, since they could identify someone. */
export const MIN_VISITORS_PER_SEARCH = 3
export const SEARCHES_LISTED = 25
export const SEARCH_SPANS_DAYS = [30, 90] as const
export type SearchSpan = (typeof SEARCH_SPANS_DAYS)[number]

export const parseSearchReport = params({ days: oneOf(SEARCH_SPANS_DAYS, 30) })
