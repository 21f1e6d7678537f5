import { parsePageNumber } from '#shared/catalogue-search.ts'

/** What the audit log can be narrowed to. */
export const AUDIT_SUBJECTS = [
  { subject: 'product', label: 'Products' },
  { subject: 'catalogue', label: 'The whole catalogue' },
  { subject: 'category', label: 'Categories' },
  { subject: 'partner', label: 'Partners' },
  { subject: 'user', label: 'Users' },
  { subject: 'api-key', label: 'API keys' },
  { subject: 'webhook', label: 'Webhooks' },
  { subject: 'backup', label: 'Backups' },
  { subject: 'donation', label: 'Donations' },
  { subject: 'feed', label: 'Feeds' },
  { subject: 'issue', label: 'Newsletter issues' },
  { subject: 'subscriber', label: 'Subscribers' },
  { subject: 'operation', label: 'Long work' },
  { subject: 'other', label: 'Everything else' },
] as const

export interface AuditSearch {
  subject?: string | undefined
  page?: number | undefined
}

export function parseAuditSearch(raw: Record<string, unknown>): AuditSearch {
  const known = AUDIT_SUBJECTS.find(({ subject }) => subject === raw.subject)
  return { subject: known?.subject, page: parsePageNumber(raw.page) }
}
