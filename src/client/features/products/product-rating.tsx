import * as productCardCss from '#client/features/products/product-card.css.ts'
import { useSite } from '#client/lib/site.ts'
import type { CardProduct } from '#client/lib/trpc.ts'
import { Stars } from '#client/ui/stars.tsx'
import { m } from '#shared/messages/messages.ts'
import { formatCount } from '#shared/prices/money.ts'
import { SAMPLE_SOURCE } from '#shared/products/product-sources.ts'

export function ProductRating({ product }: { product: CardProduct }) {
  const { locale } = useSite()
  if (product.rating === null) return null
  return (
    <p className={productCardCss.rating}>
      <Stars rating={product.rating} />
      <span>
        <b>{product.rating.toFixed(1).replace('.', m.decimalMark)}</b>
        {product.reviews !== null && ` (${formatCount(product.reviews, locale)})`}
      </span>
      {/* Sample figures are marked wherever they appear. */}
      {product.source === SAMPLE_SOURCE && (
        <span className={productCardCss.sampleLabel}>{m.sampleRating}</span>
      )}
    </p>
  )
}
