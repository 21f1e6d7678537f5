import { parsePageNumber } from '#shared/catalogue-search.ts'
import { parseSearchText } from '#shared/search-text.ts'

export const TRASH_PAGE_SIZE = 25
/** After emptying the trash, products of feeds are erased, but their feeds still leave them out. */
export const TRASH_STATES = ['restorable', 'erased'] as const

export type TrashState = (typeof TRASH_STATES)[number]

/** What the address of the trash can say; anything unknown or senseless in it counts as absent. */
export interface TrashSearch {
  search?: string | undefined
  state?: TrashState | undefined
  page?: number | undefined
}

export function parseTrashSearch(raw: Record<string, unknown>): TrashSearch {
  return {
    search: parseSearchText(raw.search),
    state: TRASH_STATES.find((state) => state === raw.state && state !== 'restorable'),
    page: parsePageNumber(raw.page),
  }
}
