import type { FeedField } from '#shared/inputs/feeds.ts'

export interface FeedRecord extends Partial<Record<FeedField, string | undefined>> {
  /** The line in the file at which it begins, from 1. */
  line: number
  /** Replaces `{handle}` in a template of links, when it differs from the external id. */
  handle?: string | undefined
  isOwnExport?: string | undefined
  unpublished?: string | undefined
}

export interface Rejection {
  line: number
  externalId?: string | undefined
  field: keyof FeedRecord | 'record' | 'published' | 'deleted'
  reason: string
}
