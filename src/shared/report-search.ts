export const REPORT_SPANS_DAYS = [7, 30, 90, 365] as const

export interface ReportSearch {
  days?: number | undefined
}

export function parseReportSearch(raw: Record<string, unknown>): ReportSearch {
  const days = REPORT_SPANS_DAYS.find((known) => String(known) === String(raw.days))
  return { days: days === 30 ? undefined : days }
}
