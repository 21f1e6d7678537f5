import type { CardProduct } from '#client/lib/trpc.ts'

export type LinkedProduct = Pick<CardProduct, 'inStock' | 'advertiserName'>

/** The label of the link to the retailer: a sold-out product can only be viewed there. */
export function retailerLinkLabel({ inStock, advertiserName }: LinkedProduct): string {
  if (inStock) return 'Buy Now'
  return `Check at ${advertiserName || 'the retailer'}`
}
