import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { type LinkedProduct, retailerLinkLabel } from '#shared/products/retailer-link-label.ts'

export function priceNote(product: LinkedProduct): string {
  const text = product.inStock ? m.priceNoteInStock : m.priceNoteOutOfStock
  return fill(text, { link: retailerLinkLabel(product) })
}
