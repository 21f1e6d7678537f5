export const UPLOAD_MAX_BYTES = 512 * 1024 * 1024
/** Limit for one file; a feed with more has ids or names in that column. */
export const LISTED_CATEGORIES = 10_000
export const MAX_CATEGORY_RULES = 500
/** The most products, as a share and as a number, that may be rejected before a feed run fails. */
const LARGEST_REJECTED_SHARE = 0.5
const LARGEST_REJECTED_COUNT = 20
/** The same for products that a feed no longer lists, before their deletion is withheld. */
const LARGEST_DELISTED_SHARE = 0.3
const LARGEST_DELISTED_COUNT = 20

/** True if so many products are invalid that a previously working feed must have changed its format. */
export function rejectsTooMany(counts: { judged: number; rejected: number; leftOut: number }): boolean {
  const bad = counts.rejected - counts.leftOut
  return bad > LARGEST_REJECTED_COUNT && bad > counts.judged * LARGEST_REJECTED_SHARE
}

/** True if so many products are missing that an administrator must agree before they leave the shop. */
export function delistsTooMany(missing: number, listedBefore: number): boolean {
  return missing > LARGEST_DELISTED_COUNT && missing > listedBefore * LARGEST_DELISTED_SHARE
}
