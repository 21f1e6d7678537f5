import type { NamedProduct } from '#server/features/products/boxes/named-product.ts'
import type { Product } from '#server/features/products/product.ts'
import { adLabel } from '#shared/affiliate/ad-label.ts'
import { AD_REL } from '#shared/affiliate/ad-link.ts'
import { subId } from '#shared/affiliate/sub-id.ts'
import { fill } from '#shared/messages/fill.ts'
import { formatPastDay, formatPrice } from '#shared/messages/formats.ts'
import { m } from '#shared/messages/messages.ts'
import { productPicturePath } from '#shared/pictures/remote-pictures.ts'
import { outgoingLink } from '#shared/products/outgoing-link.ts'
import { productAddress } from '#shared/products/product-address.ts'
import { retailerLinkLabel } from '#shared/products/retailer-link-label.ts'
import { escapeHtml } from '#shared/text/escape-html.ts'
import { utcDay } from '#shared/time/days.ts'

export interface BoxPlace {
  place: 'article' | 'landing'
  /** The id of the article or landing page. */
  page: number | undefined
  /** Says where a product is missing; readers see nothing there. */
  isPreview?: boolean
}

const PICTURE_WIDTH = 400

export function pictureHtml({ product }: NamedProduct): string {
  const path = productPicturePath(product, PICTURE_WIDTH)
  return path
    ? `<img src="${escapeHtml(path)}" alt="" width="${PICTURE_WIDTH}" height="${PICTURE_WIDTH}" loading="lazy" decoding="async">`
    : ''
}

/** Links the name to the product's page. A delisted product has none. */
export function nameHtml({ product, isListed }: NamedProduct): string {
  const name = escapeHtml(product.name)
  const inLanguage = product.language ? `<span lang="${product.language}">${name}</span>` : name
  return isListed ? `<a href="/products/${productAddress(product)}">${inLanguage}</a>` : inLanguage
}

export function priceOf({ priceMinor, currency }: Product): string {
  return priceMinor === null ? m.seePriceAtRetailer : formatPrice(priceMinor, currency)
}

/** As short as a sentence needs: a day only if the price is old. */
export function inlinePrice({ isListed, offer }: NamedProduct): string {
  if (!isListed) return m.noLongerSoldInSentence
  if (offer.priceMinor === null) return m.seePriceInSentence
  const { oldPriceAt } = offer
  const price = priceOf(offer)
  if (oldPriceAt === null) return escapeHtml(price)
  return escapeHtml(fill(m.priceCheckedOn, { price, day: formatPastDay(oldPriceAt, utcDay(new Date())) }))
}

/** Marks, counts, and labels the link like those of cards; nothing for a delisted product. */
export function buyHtml({ isListed, offer }: NamedProduct, { place, page }: BoxPlace): string {
  if (!isListed) return ''
  const reference = subId({ place, page, product: offer.id })
  const address = outgoingLink(offer.affiliateLink, offer.subIdParameter, reference)
  const label = retailerLinkLabel(offer)
  const full = fill(m.nameOpensNewTab, { name: `${label}: ${offer.name}` })
  return `<a href="${escapeHtml(address)}" target="_blank" rel="${AD_REL}" data-counted-as="${offer.id} ${place}" data-buy="${offer.inStock ? 'now' : 'later'}" aria-label="${escapeHtml(full)}">${escapeHtml(label)}</a> ${adLabel()}`
}
