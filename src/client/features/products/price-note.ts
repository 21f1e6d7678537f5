import { type LinkedProduct, retailerLinkLabel } from '#shared/products/retailer-link-label.ts'

export function priceNote(product: LinkedProduct): string {
  const offered = product.inStock
    ? 'the latest price and any available discounts'
    : 'the latest price and whether it is back in stock'
  return `This price is provided by the retailer. Click ${retailerLinkLabel(product)} to see ${offered}.`
}
