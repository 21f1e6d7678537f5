import { parsePageNumber } from '#shared/catalogue-search.ts'
import { isDay } from '#shared/days.ts'
import { parseSearchText } from '#shared/search-text.ts'

/** What the audit log can be narrowed to. */
export const AUDIT_SUBJECTS = [
  { subject: 'product', label: 'Products' },
  { subject: 'catalogue', label: 'The whole catalogue' },
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
  { subject: 'link', label: 'Links' },
  { subject: 'campaign', label: 'Newsletter campaigns' },
  { subject: 'subscriber', label: 'Subscribers' },
  { subject: 'search', label: 'Search' },
  { subject: 'operation', label: 'Long work' },
  { subject: 'other', label: 'Everything else' },
] as const

/** What the address of the audit log can say; days are in UTC. */
export interface AuditSearch {
  search?: string | undefined
  subject?: string | undefined
  /** The address of the one who changed something. */
  actor?: string | undefined
  from?: string | undefined
  to?: string | undefined
  page?: number | undefined
}

export function parseAuditSearch(raw: Record<string, unknown>): AuditSearch {
  const known = AUDIT_SUBJECTS.find(({ subject }) => subject === raw.subject)
  return {
    search: parseSearchText(raw.search),
    subject: known?.subject,
    actor: parseSearchText(raw.actor),
    from: isDay(raw.from) ? raw.from : undefined,
    to: isDay(raw.to) ? raw.to : undefined,
    page: parsePageNumber(raw.page),
  }
}
