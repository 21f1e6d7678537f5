import type { FeedSettings } from '#server/features/feeds/mapping/map-record.ts'
import type { RunIds } from '#server/features/feeds/storing/feed-runs.ts'
import { DomainError } from '#shared/errors.ts'
import type { FeedOptions } from '#shared/inputs/feeds.ts'
import { isKnownCurrency } from '#shared/prices/currency-words.ts'
import { isFromFeed } from '#shared/products/product-sources.ts'

export interface FeedFileImport extends Omit<FeedSettings, 'now'> {
  path: string
  now?: Date | undefined
  /** Found out from the content when missing. */
  dialect?: string | undefined
  /** When it has been begun already. */
  run?: RunIds | undefined
  /** Of a feed that is new: whether Sync is to read it too; it cannot where the file is outside of the feeds folder. */
  enabled?: boolean | undefined
  /** An administrator agrees that however many products go, and however many records are rejected. */
  overrideSafetyLimits?: boolean | undefined
}

/** Of a feed's options those that say how its file is read; the others are for what the shop shows. */
export function readingOptions({ subIdParameter: _parameter, language: _language, ...reading }: FeedOptions) {
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
