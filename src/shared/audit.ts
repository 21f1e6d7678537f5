import { z } from 'zod'
import { MAX_PAGE } from '#shared/limits.ts'

export const AUDIT_ACTIONS = [
  'product.added',
  'product.edited',
  'product.deleted',
  'product.restored',
  'catalogue.cleared',
  'catalogue.seeded',
  'catalogue.synced',
  'category.edited',
  'category.moved',
  'partner.added',
  'partner.edited',
  'partner.deleted',
  'partner.moved',
  'user.role-changed',
  'user.blocked',
  'user.unblocked',
  'user.sessions-ended',
  'api-key.created',
  'api-key.revoked',
  'webhook.added',
  'webhook.changed',
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
  'issue.added',
  'issue.edited',
  'issue.deleted',
  'issue.test-sent',
  'issue.sent',
  'issue.stopped',
  'subscriber.imported',
  'subscriber.exported',
  'subscriber.asked',
  'subscriber.bounced',
  'subscriber.deleted',
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
  page: z.int().min(1).max(MAX_PAGE).default(1),
})

export type AuditListInput = z.infer<typeof auditListInput>
