import { oneOf, type Params, pageNumber, params } from '#shared/search-params/params.ts'
import { parseSearchText } from '#shared/text/search-text.ts'

export const USERS_PAGE_SIZE = 25

/** The first is the default. */
export const USER_SORTS = ['newest', 'oldest', 'name', 'name-down', 'sessions', 'sessions-down'] as const
export type UserSort = (typeof USER_SORTS)[number]

export type UserSearch = Params<typeof parseUserSearch>
export const parseUserSearch = params({
  search: parseSearchText,
  sort: oneOf(USER_SORTS, USER_SORTS[0]),
  page: pageNumber,
})
