import type { LinkReason } from '#shared/search-params/links.ts'

export const LINK_REASON_WORDS: Record<LinkReason, string> = {
  answers: 'The page exists',
  'not-found': 'The page was not found',
  gone: 'The page was permanently removed',
  'to-the-front-page': 'Redirects to the home page',
  refused: 'The shop blocks automated requests',
  'too-many': 'The shop asked for fewer requests',
  'server-error': 'The shop had an error',
  elsewhere: 'Redirects to another site (not followed)',
  robots: 'Blocked by the shop’s robots.txt',
  unreachable: 'The shop could not be reached',
  other: 'Unclear response',
}
