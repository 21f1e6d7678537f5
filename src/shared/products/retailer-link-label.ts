import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

export interface LinkedProduct {
  inStock: boolean
  advertiserName: string | null
}

/** The label of the link to the retailer: a sold-out product can only be viewed there. */
export function retailerLinkLabel({ inStock, advertiserName }: LinkedProduct): string {
  if (inStock) return m.buyNow
  return fill(m.checkAtRetailer, { retailer: advertiserName || m.theRetailer })
}
