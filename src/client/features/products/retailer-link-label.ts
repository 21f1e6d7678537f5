import type { CardProduct } from '#client/lib/trpc.ts'

export type LinkedProduct = Pick<CardProduct, 'inStock' | 'advertiserName'>

/** What the link to the retailer is called: what is sold out there can only be looked at. */
export function retailerLinkLabel({ inStock, advertiserName }: LinkedProduct): string {
  if (inStock) return 'Buy Now'
  return `Check at ${advertiserName || 'the retailer'}`
}
