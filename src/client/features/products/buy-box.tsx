import { BuyNow } from '#client/features/products/buy-now.tsx'
import { PriceAlertLink } from '#client/features/products/price-alert-link.tsx'
import * as productPageCss from '#client/features/products/product-page.css.ts'
import { ProductPrice } from '#client/features/products/product-price.tsx'
import { UnitPrice } from '#client/features/products/unit-price.tsx'
import { useSite } from '#client/lib/site.ts'
import type { Product } from '#client/lib/trpc.ts'
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
