import { day, oneOf, type Params, pageNumber, params } from '#shared/search-params/params.ts'
import { parseSearchText } from '#shared/search-text.ts'
import { SECURITY_SUBJECTS } from '#shared/security-events.ts'

export const SECURITY_PAGE_SIZE = 30

export type SecuritySearch = Params<typeof parseSecuritySearch>
export const parseSecuritySearch = params({
  search: parseSearchText,
  subject: oneOf(SECURITY_SUBJECTS.map(({ subject }) => subject)),
  from: day,
  to: day,
  page: pageNumber,
})
