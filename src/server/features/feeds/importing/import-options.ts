import type { FeedSettings } from '#server/features/feeds/mapping/map-record.ts'
import type { RunIds } from '#server/features/feeds/storing/feed-runs.ts'
import { DomainError } from '#shared/errors.ts'
import type { FeedOptions } from '#shared/inputs/feeds.ts'
import { isKnownCurrency } from '#shared/prices/currency-words.ts'
import { isFromFeed } from '#shared/products/product-sources.ts'

export interface FeedFileImport extends Omit<FeedSettings, 'now'> {
  path: string
  now?: Date | undefined
  /** Detected from the content when missing. */
  dialect?: string | undefined
  run?: RunIds | undefined
  /** For a new feed: whether Sync reads it too. It cannot when the file is outside the feeds folder. */
  enabled?: boolean | undefined
  /** Set when an administrator agrees to any number of removed products and rejected records. */
  overrideSafetyLimits?: boolean | undefined
}

/** Returns the options that control how a feed's file is read; the others control what the shop shows. */
export function readingOptions({
  subIdParameter: _parameter,
  withoutSubId: _without,
  language: _language,
  ...reading
}: FeedOptions) {
  return reading
}

export function checkSettings({ source, currency }: Pick<FeedSettings, 'source' | 'currency'>) {
  if (!source.trim() || !isFromFeed(source)) {
    throw new DomainError('BAD_REQUEST', `A feed cannot be called "${source}"`)
  }
  if (currency !== undefined && !isKnownCurrency(currency)) {
    throw new DomainError('BAD_REQUEST', `"${currency}" isn’t a valid currency code`)
  }
}
