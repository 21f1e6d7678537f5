/** One product as a feed delivers it, before anything is judged. */
export interface FeedRecord {
  /** Where it begins in the file, from 1. */
  line: number
  externalId?: string | undefined
  name?: string | undefined
  description?: string | undefined
  link?: string | undefined
  /** The retailer’s own, where `link` is a network’s. */
  retailerLink?: string | undefined
  imageUrl?: string | undefined
  price?: string | undefined
  /** Replaces `price` while `salePeriod` (`from/to`, ISO 8601) runs; without a period it always does. */
  salePrice?: string | undefined
  salePeriod?: string | undefined
  listPrice?: string | undefined
  currency?: string | undefined
  advertiserName?: string | undefined
  advertiserId?: string | undefined
  advertiserLogoUrl?: string | undefined
  category?: string | undefined
  secondCategory?: string | undefined
  availability?: string | undefined
  brand?: string | undefined
  gtin?: string | undefined
  /** What all variants of one item share. */
  itemGroupId?: string | undefined
  size?: string | undefined
  color?: string | undefined
  /** How much a package has: Google's `unit_pricing_measure`. */
  unitMeasure?: string | undefined
  /** Whom it is for: Google's `age_group`, or ages in words. */
  ageGroup?: string | undefined
  commission?: string | undefined
  rating?: string | undefined
  reviews?: string | undefined
  isBestSeller?: string | undefined
  isEditorsPick?: string | undefined
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
