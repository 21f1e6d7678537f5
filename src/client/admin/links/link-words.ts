import type { LinkReason } from '#shared/search-params/links.ts'

export const LINK_REASON_WORDS: Record<LinkReason, string> = {
  answers: 'The page is there',
  'not-found': 'The page was not found',
  gone: 'The page is gone for good',
  'to-the-front-page': 'Leads to the front page',
  refused: 'The shop refuses to answer programs',
  'too-many': 'The shop asked for fewer visits',
  'server-error': 'The shop had an error',
  elsewhere: 'Leads to another site, which is not followed',
  robots: 'The shop’s robots.txt forbids it',
  unreachable: 'The shop could not be reached',
  other: 'An answer that says nothing',
}
