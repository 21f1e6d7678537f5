import { parsePageNumber } from '#shared/catalogue-search.ts'
import { isDay } from '#shared/days.ts'
import { parseSearchText } from '#shared/search-text.ts'
import { SECURITY_SUBJECTS } from '#shared/security-events.ts'

export const SECURITY_PAGE_SIZE = 30

/** What the address of the security log can say; days are in UTC. */
export interface SecuritySearch {
  search?: string | undefined
  subject?: string | undefined
  from?: string | undefined
  to?: string | undefined
  page?: number | undefined
}

export function parseSecuritySearch(raw: Record<string, unknown>): SecuritySearch {
  const known = SECURITY_SUBJECTS.find(({ subject }) => subject === raw.subject)
  return {
    search: parseSearchText(raw.search),
    subject: known?.subject,
    from: isDay(raw.from) ? raw.from : undefined,
    to: isDay(raw.to) ? raw.to : undefined,
    page: parsePageNumber(raw.page),
  }
}
