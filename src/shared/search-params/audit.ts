import { day, oneOf, type Params, pageNumber, params } from '#shared/search-params/params.ts'
import { parseSearchText } from '#shared/text/search-text.ts'

export const AUDIT_SUBJECTS = [
  { subject: 'product', label: 'Products' },
  { subject: 'catalog', label: 'The whole catalog' },
  { subject: 'category', label: 'Categories' },
  { subject: 'partner', label: 'Partners' },
  { subject: 'article', label: 'Articles' },
  { subject: 'landing-page', label: 'Landing pages' },
  { subject: 'content', label: 'Content' },
  { subject: 'user', label: 'Users' },
  { subject: 'api-key', label: 'API keys' },
  { subject: 'webhook', label: 'Webhooks' },
  { subject: 'backup', label: 'Backups' },
  { subject: 'donation', label: 'Donations' },
  { subject: 'feed', label: 'Feeds' },
  { subject: 'earnings', label: 'Earnings' },
  { subject: 'link', label: 'Links' },
  { subject: 'network-account', label: 'Network accounts' },
  { subject: 'campaign', label: 'Newsletter campaigns' },
  { subject: 'subscriber', label: 'Subscribers' },
  { subject: 'search', label: 'Search' },
  { subject: 'operation', label: 'Long-running tasks' },
  { subject: 'other', label: 'Everything else' },
] as const

export type AuditSearch = Params<typeof parseAuditSearch>
/** The actor is the address of an account. */
export const parseAuditSearch = params({
  search: parseSearchText,
  subject: oneOf(AUDIT_SUBJECTS.map(({ subject }) => subject)),
  actor: parseSearchText,
  from: day,
  to: day,
  page: pageNumber,
})
