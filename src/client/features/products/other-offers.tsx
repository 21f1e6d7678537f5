import { Link } from '@tanstack/react-router'
import { AdTag } from '#client/features/products/ad-tag.tsx'
import { BuyNow } from '#client/features/products/buy-now.tsx'
import * as productCardCss from '#client/features/products/product-card.css.ts'
import * as productPageCss from '#client/features/products/product-page.css.ts'
import { RetailerLine } from '#client/features/products/retailer-line.tsx'
import { UnitPrice } from '#client/features/products/unit-price.tsx'
import { useSite } from '#client/lib/site.ts'
import { type Product, trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { formatPrice } from '#shared/prices/money.ts'
import { productAddress } from '#shared/products/product-address.ts'
import { formatDay } from '#shared/time/days.ts'

/** Shows the same item at other retailers, matched by the number on its package. */
export function OtherOffers({ id }: { id: number }) {
  const { data: offers } = trpc.products.offers.useQuery({ id })
  if (!offers || offers.length === 0) return null
  return (
    <section className={productPageCss.otherOffers} aria-labelledby="offers-heading">
      <h2 id="offers-heading" className={baseCss.h3}>
        {m.alsoAt}
      </h2>
      <ul className={productPageCss.offers}>
        {offers.map((offer) => (
          <Offer key={offer.id} offer={offer} />
        ))}
      </ul>
      <p className={productPageCss.affiliateNote}>{m.matchedByGtin}</p>
    </section>
  )
}

function Offer({ offer }: { offer: Product }) {
  return (
    <li className={productPageCss.offer}>
      <div>
        <div className={productPageCss.offerRetailer}>
          <Link to="/products/$product" params={{ product: productAddress(offer) }}>
            <RetailerLine product={offer} />
          </Link>
          <AdTag />
        </div>
        <p className={productPageCss.offerFacts}>{factsOf(offer).join(' · ')}</p>
      </div>
      <OfferPrice offer={offer} />
      <BuyNow product={offer} placement="product" size="sm" />
    </li>
  )
}

function factsOf({ inStock, priceReadAt }: Product): string[] {
  return [
    inStock ? m.inStock : m.outOfStock,
    ...(priceReadAt ? [fill(m.priceChecked, { day: formatDay(priceReadAt) })] : []),
  ]
}

function OfferPrice({ offer }: { offer: Product }) {
  const { locale } = useSite()
  if (offer.priceMinor === null)
    return (
      <span className={`${productPageCss.offerPrice} ${productCardCss.priceUnknown}`}>
        {m.seePriceAtRetailer}
      </span>
    )
  return (
    <span className={productPageCss.offerPrice}>
      {formatPrice(offer.priceMinor, offer.currency, locale)}
      <UnitPrice product={offer} />
    </span>
  )
}
