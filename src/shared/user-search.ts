import { parsePageNumber } from '#shared/catalogue-search.ts'
import { parseSearchText } from '#shared/search-text.ts'

export const USERS_PAGE_SIZE = 25

/** The first is the default. */
export const USER_SORTS = ['newest', 'oldest', 'name', 'name-down', 'sessions', 'sessions-down'] as const
export type UserSort = (typeof USER_SORTS)[number]

/** What the address of the user list can say. */
export interface UserSearch {
  search?: string | undefined
  sort?: UserSort | undefined
  page?: number | undefined
}

export function parseUserSearch(raw: Record<string, unknown>): UserSearch {
  return {
    search: parseSearchText(raw.search),
    sort: USER_SORTS.find((sort) => sort === raw.sort && sort !== USER_SORTS[0]),
    page: parsePageNumber(raw.page),
  }
}
