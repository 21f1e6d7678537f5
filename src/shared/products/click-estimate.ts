/** Of the visitors whom we send to a retailer so many buy: an assumption, for an estimate. */
export const ASSUMED_SALES_SHARE = 0.02
