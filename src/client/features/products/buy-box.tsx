import { Link } from '@tanstack/react-router'
import { BuyNow } from '#client/features/products/buy-now.tsx'
import { UnitPrice } from '#client/features/products/price-words.tsx'
import * as productCardCss from '#client/features/products/product-card.css.ts'
import * as productPageCss from '#client/features/products/product-page.css.ts'
import { ProductPrice } from '#client/features/products/product-price.tsx'
import { useSite } from '#client/lib/site.ts'
import { type Product, trpc } from '#client/lib/trpc.ts'
import { m } from '#shared/messages/messages.ts'

export function BuyBox({ product }: { product: Product }) {
  const own = useSite().content?.disclosure
  return (
    <>
      <div className={productPageCss.productBuy}>
        <p className={productPageCss.priceAndStock}>
          <ProductPrice product={product} />
          <span className={productPageCss.besidePrice}>
            <Stock inStock={product.inStock} />
            <PriceAlertLink product={product} />
          </span>
          <UnitPrice product={product} />
        </p>
        <BuyNow product={product} placement="product" />
      </div>
      <p className={productPageCss.affiliateNote}>{own?.product ?? m.productDisclosure}</p>
    </>
  )
}

function Stock({ inStock }: { inStock: boolean }) {
  return (
    <span className={`${productPageCss.stock} ${inStock ? productPageCss.inStock : ''}`}>
      {inStock ? m.inStock : m.outOfStock}
    </span>
  )
}

/**
 * Leads to an alert on the product's price, or on its return; guests sign in first. Absent where mail is off or nobody
 * watches the price.
 */
function PriceAlertLink({ product: { id, inStock } }: { product: Product }) {
  const { sendsMail } = useSite()
  const { data: prices } = trpc.products.prices.useQuery({ id })
  if (!sendsMail || !prices || prices.reason === 'not_watched') return null
  return (
    <Link
      className={`${productCardCss.compareLink} ${productPageCss.alertLink}`}
      to="/price-alerts/new"
      search={{ product: id }}
      rel="nofollow"
    >
      {inStock ? m.tellWhenPriceDrops : m.tellWhenInStock}
    </Link>
  )
}
