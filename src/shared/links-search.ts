import { parsePageNumber } from '#shared/catalogue-search.ts'

export const LINKS_PAGE_SIZE = 25
/** Found; missing once; missing for good; not to be told. */
export const LINK_STATES = ['found', 'doubted', 'broken', 'unknown'] as const
export type LinkState = (typeof LINK_STATES)[number]
/** `dismissed`: broken, and an administrator has seen it. */
export const LINK_VIEWS = ['broken', 'doubted', 'unknown', 'found', 'dismissed'] as const
export type LinkView = (typeof LINK_VIEWS)[number]

/** Why an answer is what it is. */
export const LINK_REASONS = [
  'answers',
  'not-found',
  'gone',
  'to-the-front-page',
  'refused',
  'too-many',
  'server-error',
  'elsewhere',
  'robots',
  'unreachable',
  'other',
] as const
export type LinkReason = (typeof LINK_REASONS)[number]

/** Which links the list shows; the broken ones without it. */
export interface LinksSearch {
  view?: LinkView | undefined
  page?: number | undefined
}

export function parseLinksSearch({ view, page }: Record<string, unknown>): LinksSearch {
  return {
    view: LINK_VIEWS.find((known) => known === view && known !== 'broken'),
    page: parsePageNumber(page),
  }
}
