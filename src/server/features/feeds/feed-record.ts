import type { FeedField } from '#shared/inputs/feeds.ts'

/** One product as a feed delivers it, before anything is judged. */
export interface FeedRecord extends Partial<Record<FeedField, string | undefined>> {
  /** Where it begins in the file, from 1. */
  line: number
  /** For which `{handle}` stands in a template of links, where it is not the external id. */
  handle?: string | undefined
  /** Set when it comes of the shop's own export, in which nothing needs to be guessed. */
  isOwnExport?: string | undefined
  /** Set when the feed says that it is not published. */
  unpublished?: string | undefined
}

/** A record that is no product, with the field at fault and a sentence about it. */
export interface Rejection {
  line: number
  externalId?: string | undefined
  /** `deleted`: an administrator deleted the product. */
  field: keyof FeedRecord | 'record' | 'published' | 'deleted'
  reason: string
}
