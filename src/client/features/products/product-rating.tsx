import * as productCardCss from '#client/features/products/product-card.css.ts'
import type { CardProduct } from '#client/lib/trpc.ts'
import { Stars } from '#client/ui/stars.tsx'
import { formatNumber } from '#shared/messages/formats.ts'
import { m } from '#shared/messages/messages.ts'
import { SAMPLE_SOURCE } from '#shared/products/product-sources.ts'

interface ProductRatingProps {
  product: CardProduct
  className?: string
}

export function ProductRating({ product, className = productCardCss.rating }: ProductRatingProps) {
  if (product.rating === null) return null
  return (
    <p className={className}>
      <Stars rating={product.rating} />
      <span>
        <b className={productCardCss.strong}>{formatNumber(product.rating, 1)}</b>
        {product.reviews !== null && ` (${formatNumber(product.reviews)})`}
      </span>
      {/* Sample figures are marked wherever they appear. */}
      {product.source === SAMPLE_SOURCE && <span className={productCardCss.smallText}>{m.sampleRating}</span>}
    </p>
  )
}
