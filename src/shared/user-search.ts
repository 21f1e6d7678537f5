import { parsePageNumber } from '#shared/catalogue-search.ts'
import { parseSearchText } from '#shared/search-text.ts'

export const USERS_PAGE_SIZE = 25

/** What the address of the user list can say. */
export interface UserSearch {
  search?: string | undefined
  page?: number | undefined
}

export function parseUserSearch(raw: Record<string, unknown>): UserSearch {
  return { search: parseSearchText(raw.search), page: parsePageNumber(raw.page) }
}
