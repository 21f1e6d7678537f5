import { MAX_PAGE, SEARCH_MAX_LENGTH } from '#shared/limits.ts'
import { SUBSCRIBER_STATUSES, type SubscriberStatus } from '#shared/subscriber-statuses.ts'

interface PageSearch {
  page?: number | undefined
}

/** The first is the default. */
export const SUBSCRIBER_SORTS = ['newest', 'oldest', 'email', 'email-down'] as const
export type SubscriberSort = (typeof SUBSCRIBER_SORTS)[number]

/** What the address of the list of subscribers can say. */
export interface SubscribersSearch extends PageSearch {
  status?: SubscriberStatus | undefined
  search?: string | undefined
  sort?: SubscriberSort | undefined
}

export function parsePageSearch({ page }: Record<string, unknown>): PageSearch {
  const number = Number(page)
  return { page: Number.isInteger(number) && number > 1 && number <= MAX_PAGE ? number : undefined }
}

export function parseSubscribersSearch(raw: Record<string, unknown>): SubscribersSearch {
  const text = typeof raw.search === 'string' ? raw.search.trim().slice(0, SEARCH_MAX_LENGTH) : ''
  return {
    ...parsePageSearch(raw),
    status: SUBSCRIBER_STATUSES.find((status) => status === raw.status),
    search: text || undefined,
    sort: SUBSCRIBER_SORTS.find((sort) => sort === raw.sort && sort !== SUBSCRIBER_SORTS[0]),
  }
}
