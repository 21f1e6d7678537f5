export interface LinkedProduct {
  inStock: boolean
  advertiserName: string | null
}

/** The label of the link to the retailer: a sold-out product can only be viewed there. */
export function retailerLinkLabel({ inStock, advertiserName }: LinkedProduct): string {
  if (inStock) return 'Buy Now'
  return `Check at ${advertiserName || 'the retailer'}`
}
