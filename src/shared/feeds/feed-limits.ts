export const UPLOAD_MAX_BYTES = 512 * 1024 * 1024
export const FEED_RUNS_PAGE_SIZE = 20
/** Of one file; a feed with more has ids or names in that column. */
export const LISTED_CATEGORIES = 10_000
export const MAX_CATEGORY_RULES = 500
/** More than this share of a feed's products, and more than this many, are too many to be rejected. */
const LARGEST_REJECTED_SHARE = 0.5
const LARGEST_REJECTED_COUNT = 20

/** So many products of a feed that has worked before are bad that the feed must have changed its form. */
export function rejectsTooMany(counts: { judged: number; rejected: number; leftOut: number }): boolean {
  const bad = counts.rejected - counts.leftOut
  return bad > LARGEST_REJECTED_COUNT && bad > counts.judged * LARGEST_REJECTED_SHARE
}
