import { BuyNow } from '#client/features/products/buy-now.tsx'
import * as productPageCss from '#client/features/products/product-page.css.ts'
import { ProductPrice } from '#client/features/products/product-price.tsx'
import type { Product } from '#client/lib/trpc.ts'

/** What decides: the price, whether it can be bought, and where. */
export function BuyBox({ product }: { product: Product }) {
  return (
    <>
      <div className={productPageCss.productBuy}>
        <p className={productPageCss.priceAndStock}>
          <ProductPrice product={product} />
          <Stock inStock={product.inStock} />
        </p>
        <BuyNow product={product} placement="product" />
      </div>
      <p className={productPageCss.affiliateNote}>We may earn a commission. You pay the same price.</p>
    </>
  )
}

function Stock({ inStock }: { inStock: boolean }) {
  return (
    <span className={`${productPageCss.stock} ${inStock ? productPageCss.inStock : ''}`}>
      {inStock ? 'In stock' : 'Out of stock'}
    </span>
  )
}
