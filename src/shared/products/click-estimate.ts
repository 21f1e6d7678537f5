/** The share of clicks to a retailer that end in a purchase: an assumption, for an estimate. */
export const ASSUMED_SALES_SHARE = 0.02
