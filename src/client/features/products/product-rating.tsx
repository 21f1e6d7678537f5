import { useSite } from '#client/lib/site.ts'
import type { Product } from '#client/lib/trpc.ts'
import { Stars } from '#client/ui/stars.tsx'
import { formatCount } from '#shared/money.ts'

export function ProductRating({ product }: { product: Product }) {
  const { locale } = useSite()
  if (product.rating === null) return <p className="rating">No ratings yet</p>
  return (
    <p className="rating">
      <Stars rating={product.rating} />
      <span>
        <b>{product.rating.toFixed(1)}</b>
        {product.reviews !== null && ` (${formatCount(product.reviews, locale)})`}
      </span>
    </p>
  )
}
