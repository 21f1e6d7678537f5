import * as productCardCss from '#client/features/products/product-card.css.ts'
import type { CardProduct } from '#client/lib/trpc.ts'
import { Stars } from '#client/ui/stars.tsx'
import { formatNumber } from '#shared/messages/formats.ts'
import { m } from '#shared/messages/messages.ts'
import { SAMPLE_SOURCE } from '#shared/products/product-sources.ts'

export function ProductRating({ product }: { product: CardProduct }) {
  if (product.rating === null) return null
  return (
    <p className={productCardCss.rating}>
      <Stars rating={product.rating} />
      <span>
        <b>{formatNumber(product.rating, 1)}</b>
        {product.reviews !== null && ` (${formatNumber(product.reviews)})`}
      </span>
      {/* Sample figures are marked wherever they appear. */}
      {product.source === SAMPLE_SOURCE && (
        <span className={productCardCss.sampleLabel}>{m.sampleRating}</span>
      )}
    </p>
  )
}
