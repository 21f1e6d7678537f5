import { z } from 'zod'
import { MAX_PAGE, SEARCH_MAX_LENGTH } from '#shared/limits.ts'

export const AUDIT_ACTIONS = [
  'product.added',
  'product.edited',
  'product.deleted',
  'product.restored',
  'trash.emptied',
  'price.accepted',
  'price.refused',
  'catalogue.cleared',
  'catalogue.seeded',
  'catalogue.synced',
  'category.edited',
  'category.moved',
  'partner.added',
  'partner.edited',
  'partner.deleted',
  'partner.moved',
  'article.added',
  'article.edited',
  'article.published',
  'article.withdrawn',
  'article.deleted',
  'article.restored',
  'article.erased',
  'landing-page.added',
  'landing-page.edited',
  'landing-page.moved',
  'landing-page.deleted',
  'user.role-changed',
  'user.blocked',
  'user.unblocked',
  'user.sessions-ended',
  'user.access-given',
  'user.factors-reset',
  'api-key.created',
  'api-key.rotated',
  'api-key.revoked',
  'webhook.added',
  'webhook.changed',
  'webhook.secret-rotated',
  'webhook.removed',
  'webhook.tested',
  'webhook.sent-again',
  'backup.made',
  'backup.deleted',
  'backup.restored',
  'donation.refunded',
  'donation.exported',
  'feed.added',
  'feed.edited',
  'feed.deleted',
  'feed.run',
  'feed.cancelled',
  'feed.rolled-back',
  'campaign.added',
  'campaign.edited',
  'campaign.deleted',
  'campaign.test-sent',
  'campaign.sent',
  'campaign.stopped',
  'subscriber.imported',
  'subscriber.exported',
  'subscriber.asked',
  'subscriber.bounced',
  'subscriber.deleted',
  'status.mail-tested',
  'setting.changed',
  'search.names-added',
  'search.names-edited',
  'search.names-removed',
  'content.changed',
  'content.reset',
  'operation.cancelled',
  'other.changed',
] as const

export type AuditAction = (typeof AUDIT_ACTIONS)[number]

export const AUDIT_PAGE_SIZE = 30

export const auditListInput = z.object({
  /** The part before the dot: all that happened to such things. */
  subject: z
    .string()
    .regex(/^[a-z-]{1,20}$/)
    .optional(),
  search: z.string().trim().max(SEARCH_MAX_LENGTH).optional(),
  actor: z.string().trim().max(SEARCH_MAX_LENGTH).optional(),
  /** Days in UTC, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  page: z.int().min(1).max(MAX_PAGE).default(1),
})

export type AuditListInput = z.infer<typeof auditListInput>
