import { Link } from '@tanstack/react-router'
import { AdTag } from '#client/features/products/ad-tag.tsx'
import { BuyNow } from '#client/features/products/buy-now.tsx'
import { AboutPrice, LowestPrice, UnitPrice } from '#client/features/products/price-words.tsx'
import * as productPageCss from '#client/features/products/product-page.css.ts'
import { RetailerLine } from '#client/features/products/retailer-line.tsx'
import { useSite } from '#client/lib/site.ts'
import { type Product, trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { fill } from '#shared/messages/fill.ts'
import { formatDay, formatPrice } from '#shared/messages/formats.ts'
import { m } from '#shared/messages/messages.ts'
import { cheapestOf } from '#shared/prices/cheapest-of.ts'
import { offersInOrder } from '#shared/prices/offers-in-order.ts'
import { productAddress } from '#shared/products/product-address.ts'

/**
 * Shows the same item at all its retailers, this one included; the number on its package matches them. Offers compare
 * by price without delivery: most feeds leave it out, and a retailer that tells it must not lose to one that hides it.
 */
export function Offers({ product }: { product: Product }) {
  const { data: others = [] } = trpc.products.offers.useQuery({ id: product.id })
  const { rates } = useSite()
  if (others.length === 0) return null
  const offers = offersInOrder(product, others, rates)
  const cheapest = cheapestOf(
    offers.filter(({ inStock }) => inStock),
    rates,
  )
  return (
    <section className={productPageCss.otherOffers} aria-labelledby="offers-heading">
      <h2 id="offers-heading" className={baseCss.h3}>
        {m.shopsAndPrices}
      </h2>
      <ul className={productPageCss.offers}>
        {offers.map((offer) => (
          <Offer
            key={offer.id}
            offer={offer}
            isOwn={offer.id === product.id}
            isCheapest={cheapest.includes(offer.id)}
          />
        ))}
      </ul>
      <p className={productPageCss.affiliateNote}>{m.matchedByGtin}</p>
    </section>
  )
}

interface OfferProps {
  offer: Product
  isOwn: boolean
  isCheapest: boolean
}

function Offer({ offer, isOwn, isCheapest }: OfferProps) {
  const retailer = <RetailerLine product={offer} />
  return (
    <li className={productPageCss.offer}>
      <div className={productPageCss.offerSeller}>
        <div className={productPageCss.offerRetailer}>
          {isOwn ? (
            retailer
          ) : (
            <Link
              className={productPageCss.offerLink}
              to="/products/$product"
              params={{ product: productAddress(offer) }}
            >
              {retailer}
            </Link>
          )}
          <AdTag />
        </div>
        <p className={productPageCss.offerFacts}>{factsOf(offer)}</p>
      </div>
      <OfferPrice offer={offer} isCheapest={isCheapest} />
      <BuyNow product={offer} placement="product" size="sm" />
    </li>
  )
}

function factsOf({ inStock, priceReadAt, deliveryMinor, currency }: Product): string {
  const delivery = deliveryMinor
    ? fill(m.deliveryCosts, { price: formatPrice(deliveryMinor, currency) })
    : m.freeDelivery
  const facts = [
    inStock ? m.inStock : m.outOfStock,
    deliveryMinor !== null && delivery,
    priceReadAt && fill(m.priceChecked, { day: formatDay(priceReadAt) }),
  ]
  return facts.filter(Boolean).join(' · ')
}

function OfferPrice({ offer, isCheapest }: Omit<OfferProps, 'isOwn'>) {
  if (offer.priceMinor === null)
    return <span className={productPageCss.noOfferPrice}>{m.seePriceAtRetailer}</span>
  return (
    <span className={productPageCss.offerPrice}>
      {formatPrice(offer.priceMinor, offer.currency)}
      <AboutPrice {...offer} />
      <UnitPrice product={offer} />
      {offer.deliveryMinor ? (
        <small className={productPageCss.total}>
          {fill(m.totalWithDelivery, {
            price: formatPrice(offer.priceMinor + offer.deliveryMinor, offer.currency),
          })}
        </small>
      ) : null}
      {isCheapest && <LowestPrice />}
    </span>
  )
}
