import { oneOf, type Params, pageNumber, params } from '#shared/search-params/params.ts'

/** Found; missing once; missing for good; impossible to determine. */
export const LINK_STATES = ['found', 'doubted', 'broken', 'unknown'] as const
export type LinkState = (typeof LINK_STATES)[number]
/** `dismissed`: broken, and an administrator has seen it. */
export const LINK_VIEWS = ['broken', 'doubted', 'unknown', 'found', 'dismissed'] as const
export type LinkView = (typeof LINK_VIEWS)[number]

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

export type LinksSearch = Params<typeof parseLinksSearch>
/** By default, shows the broken links; `named` are the shop's own names for links. */
export const parseLinksSearch = params({ view: oneOf([...LINK_VIEWS, 'named'], 'broken'), page: pageNumber })
