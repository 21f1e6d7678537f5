import { FavoriteButton } from '#client/features/favorites/favorite-button.tsx'
import * as buyBarCss from '#client/features/products/buy-bar.css.ts'
import { BuyNow } from '#client/features/products/buy-now.tsx'
import type { Product } from '#client/lib/trpc.ts'
import { priceParts } from '#shared/messages/formats.ts'
import { m } from '#shared/messages/messages.ts'

/** On a phone, appears at the bottom once the page's own button has left the screen, by CSS alone. */
export function BuyBar({ product }: { product: Product }) {
  return (
    <div className={buyBarCss.buyBarWay}>
      <section className={buyBarCss.buyBar} aria-label={m.buyThisProduct}>
        <BarPrice product={product} />
        <FavoriteButton product={product} className={buyBarCss.barHeart} />
        <BuyNow product={product} placement="product" size="sm" />
      </section>
    </div>
  )
}

function BarPrice({ product: { priceMinor, currency } }: { product: Product }) {
  if (priceMinor === null) return <span className={buyBarCss.noBarPrice}>{m.seePriceAtRetailer}</span>
  const { amount, sign } = priceParts(priceMinor, currency)
  return (
    <b className={buyBarCss.barPrice}>
      {amount} <small className={buyBarCss.barSign}>{sign}</small>
    </b>
  )
}
