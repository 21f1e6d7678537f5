import { oneOf, type Params, pageNumber, params } from '#shared/search-params/params.ts'
import { parseSearchText } from '#shared/text/search-text.ts'

export const USER_VIEWS = ['administrators', 'blocked'] as const

/** The first is the default. */
export const USER_SORTS = ['newest', 'oldest', 'name', 'name-down', 'sessions', 'sessions-down'] as const
export type UserSort = (typeof USER_SORTS)[number]

export type UserSearch = Params<typeof parseUserSearch>
export const parseUserSearch = params({
  search: parseSearchText,
  view: oneOf(USER_VIEWS),
  sort: oneOf(USER_SORTS, USER_SORTS[0]),
  page: pageNumber,
})
