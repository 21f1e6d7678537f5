import type { FeedRecord } from '#server/features/feeds/feed-record.ts'
import { fullAddress } from '#server/features/feeds/mapping/link.ts'
import { type ParsedPrice, parsePrice } from '#server/features/feeds/mapping/parse-price.ts'
import { type ShopDetails, shopDetails } from '#server/features/feeds/mapping/shop-details.ts'
import { isOwnPicture } from '#shared/inputs/plain-text.ts'
import { safeHttpUrl } from '#shared/links.ts'
import { cleanText } from '#shared/text/clean-text.ts'

const NO_LINK = '#'
const HIGHEST_RATING = 5
const EVERY_DETAIL = {
  commission: ['commission'],
  reviews: ['reviews'],
  isBestSeller: ['is_best_seller'],
  isEditorsPick: ['is_editors_pick'],
}

/** The text was never HTML, and its line breaks stay. */
export function ownText(text: string | undefined, maxLength: number): string {
  return cleanText(text ?? '').slice(0, maxLength)
}

/** Null for a product without a link; undefined for an invalid link. */
export function ownLink(text: string | undefined): string | null | undefined {
  const link = fullAddress(text)
  return link === NO_LINK ? null : safeHttpUrl(link)
}

export function ownPicture(text: string | undefined): string | null {
  const picture = fullAddress(text)
  if (picture && isOwnPicture(picture)) return picture
  return safeHttpUrl(picture) ?? null
}

/** The shop allows a price of zero; in a feed zero means no price. */
export function ownPrice(text: string | undefined, currency: string): ParsedPrice {
  return text?.trim() === '0' ? { ok: true, minor: 0, currency } : parsePrice(text, currency)
}

/** Keeps every decimal of the administrator's input. */
function ownRating(text: string | undefined): number | null {
  const rating = /^\d(?:[.,]\d+)?$/.test(text?.trim() ?? '') ? Number(text?.replace(',', '.')) : undefined
  return rating !== undefined && rating <= HIGHEST_RATING ? rating : null
}

export function ownDetails(record: FeedRecord): ShopDetails {
  return { ...shopDetails(record, { mapping: EVERY_DETAIL }), rating: ownRating(record.rating) }
}
