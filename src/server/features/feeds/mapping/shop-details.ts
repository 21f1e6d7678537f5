import type { FeedRecord } from '#server/features/feeds/feed-record.ts'
import { parseCommission } from '#shared/inputs/commission.ts'
import type { FeedField } from '#shared/inputs/feeds.ts'
import { readYesNo } from '#shared/text/yes-no.ts'

const HIGHEST_RATING = 5
const MOST_REVIEWS = 10_000_000

/** Set by an administrator, unless the feed's settings name a column for it: then the feed sets it. */
export interface ShopDetails {
  commission?: string | null
  rating?: number | null
  reviews?: number | null
  isBestSeller?: boolean
  isEditorsPick?: boolean
}

export interface ShopDetailSettings {
  mapping?: Partial<Record<FeedField, string[]>> | undefined
  commission?: string | undefined
}

export function shopDetails(
  record: FeedRecord,
  { mapping = {}, commission }: ShopDetailSettings,
): ShopDetails {
  return {
    ...(mapping.commission || commission
      ? { commission: parseCommission(record.commission ?? '') ?? commission ?? null }
      : {}),
    ...(mapping.rating ? { rating: parseRating(record.rating) } : {}),
    ...(mapping.reviews ? { reviews: parseReviews(record.reviews) } : {}),
    ...(mapping.isBestSeller ? { isBestSeller: readYesNo(record.isBestSeller) ?? false } : {}),
    ...(mapping.isEditorsPick ? { isEditorsPick: readYesNo(record.isEditorsPick) ?? false } : {}),
  }
}

/** Reads `4,5`, `4.5/5` and `4.5 of 5`; ratings on another scale are ignored. */
function parseRating(text = ''): number | null {
  const digits = /^(\d(?:[.,]\d{1,4})?)(?:\s*(?:\/|of)\s*5)?$/.exec(text.trim())?.[1]
  const rating = digits === undefined ? undefined : Number(digits.replace(',', '.'))
  return rating !== undefined && rating <= HIGHEST_RATING ? rating : null
}

function parseReviews(text = ''): number | null {
  const digits = /^\d{1,3}(?:[\s.,]?\d{3}){0,2}$/.exec(text.trim())?.[0].replace(/\D/g, '')
  const reviews = digits === undefined ? undefined : Number(digits)
  return reviews !== undefined && reviews <= MOST_REVIEWS ? reviews : null
}
