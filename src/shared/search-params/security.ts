import { SECURITY_SUBJECTS } from '#shared/accounts/security-events.ts'
import { day, oneOf, type Params, pageNumber, params } from '#shared/search-params/params.ts'
import { parseSearchText } from '#shared/text/search-text.ts'

export type SecuritySearch = Params<typeof parseSecuritySearch>
export const parseSecuritySearch = params({
  search: parseSearchText,
  subject: oneOf(SECURITY_SUBJECTS.map(({ subject }) => subject)),
  from: day,
  to: day,
  page: pageNumber,
})
