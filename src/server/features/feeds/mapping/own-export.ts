import type { FeedRecord } from '#server/features/feeds/feed-record.ts'
import { fullAddress } from '#server/features/feeds/mapping/link.ts'
import { type ParsedPrice, parsePrice } from '#server/features/feeds/mapping/parse-price.ts'
import { type ShopDetails, shopDetails } from '#server/features/feeds/mapping/shop-details.ts'
import { isOwnPicture } from '#shared/inputs/product-edits.ts'
import { safeHttpUrl } from '#shared/links.ts'
import { cleanText } from '#shared/text/clean-text.ts'

/** What the export says where a product has none. */
const NO_LINK = '#'
const HIGHEST_RATING = 5
const EVERY_DETAIL = {
  commission: ['commission'],
  reviews: ['reviews'],
  isBestSeller: ['is_best_seller'],
  isEditorsPick: ['is_editors_pick'],
}

/** It was never HTML, and its line breaks stay. */
export function ownText(text: string | undefined, maxLength: number): string {
  return cleanText(text ?? '').slice(0, maxLength)
}

/** Null where the product has none; undefined when it is no link. */
export function ownLink(text: string | undefined): string | null | undefined {
  const link = fullAddress(text)
  return link === NO_LINK ? null : safeHttpUrl(link)
}

export function ownPicture(text: string | undefined): string | null {
  const picture = fullAddress(text)
  if (picture && isOwnPicture(picture)) return picture
  return safeHttpUrl(picture) ?? null
}

/** The shop knows a price of nought; a feed that says it means that it has none. */
export function ownPrice(text: string | undefined, currency: string): ParsedPrice {
  return text?.trim() === '0' ? { ok: true, minor: 0, currency } : parsePrice(text, currency)
}

/** With every decimal that an administrator gave it. */
function ownRating(text: string | undefined): number | null {
  const rating = /^\d(?:[.,]\d+)?$/.test(text?.trim() ?? '') ? Number(text?.replace(',', '.')) : undefined
  return rating !== undefined && rating <= HIGHEST_RATING ? rating : null
}

export function ownDetails(record: FeedRecord): ShopDetails {
  return { ...shopDetails(record, { mapping: EVERY_DETAIL }), rating: ownRating(record.rating) }
}
